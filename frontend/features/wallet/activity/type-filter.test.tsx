import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { Select } from '#ui/select.tsx';
import { TypeFilter } from './type-filter.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('draws the filter of types as the select beside it', () => {
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  act(() => root.render(<><TypeFilter types={[]} onChange={() => undefined} /><Select label="Direction" options={[{ value: 'any', label: 'In and out' }]} value="any" onValueChange={() => undefined} /></>));
  const [types, direction] = box.querySelectorAll('button');
  expect(types?.textContent).toBe('All types');
  expect(types?.className).toBe(direction?.className);
  expect(types?.querySelector('span')?.className).toBe(direction?.querySelector('span')?.className);
  act(() => root.unmount());
  box.remove();
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ScrollingTabs } from './scrolling-tabs.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterEach(() => void vi.restoreAllMocks());

it('a row of tabs that is wider than the page is scrolled so that the open tab is in its middle', () => {
  // In this test tabs of 100 px stand in a row of 300 px.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: HTMLElement) {
    return new DOMRect(this.tagName === 'A' ? 100 * [...(this.parentElement?.children ?? [])].indexOf(this) : 0);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const tabs = ['people', 'runs', 'tokens', 'speed', 'top', 'cohorts', 'storage'].map((name) => ({ to: `?tab=${name}`, label: name, current: name === 'storage' }));
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<MemoryRouter><ScrollingTabs label="Analytics" tabs={tabs} /></MemoryRouter>));
  expect(place.querySelector('nav')?.scrollLeft).toBe(500);
  act(() => root.unmount());
});

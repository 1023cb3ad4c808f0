// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Popover } from './popover.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
const content = () => document.querySelector<HTMLElement>('[role=dialog]');
const wordsOf = (attribute: string) => document.getElementById(content()?.getAttribute(attribute) ?? '')?.textContent;
const frame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

describe('Popover', () => {
  it('a popover is named by its title and described by its description, also when it opens long after its button was rendered', async () => {
    act(() => root.render(<Popover trigger={<button type="button">Private</button>} title="Who sees it" description="You can take it back."><p>Public</p></Popover>));
    await frame();
    await frame();
    act(() => document.querySelector('button')?.click());
    await frame();
    expect(content()?.textContent).toContain('Public');
    expect(wordsOf('aria-labelledby')).toBe('Who sees it');
    expect(wordsOf('aria-describedby')).toBe('You can take it back.');
  });

  it('a popover without a title has the given accessible name', async () => {
    act(() => root.render(<Popover open trigger={<button type="button">Types</button>} label="Types of transactions"><p>Purchase</p></Popover>));
    await frame();
    expect(content()?.getAttribute('aria-label')).toBe('Types of transactions');
  });
});

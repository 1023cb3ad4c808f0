// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Portal } from '@ark-ui/react/portal';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WideWindow } from './wide-window.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root;
beforeEach(() => {
  // The test's page contains the corners for toasts and achievements, because dialogs look for them.
  document.body.innerHTML = '<div id="root"></div><div data-toaster></div><div data-achievements></div><div data-missing-parts></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
});
afterEach(() => act(() => root.unmount()));

it('a wide dialog reports keys that are pressed inside it, and none from a dialog that was opened from it', async () => {
  const onKeyDown = vi.fn();
  await act(async () => {
    root.render(
      <WideWindow title="A creation" onKeyDown={onKeyDown} onClose={() => undefined}>
        <button type="button" id="inside">Star</button>
        <Portal><button type="button" id="opened">Choose a folder</button></Portal>
      </WideWindow>,
    );
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  });
  const press = (id: string): void => act(() => void document.getElementById(id)?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true })));
  press('opened');
  expect(onKeyDown).not.toHaveBeenCalled();
  press('inside');
  expect(onKeyDown).toHaveBeenCalledOnce();
});

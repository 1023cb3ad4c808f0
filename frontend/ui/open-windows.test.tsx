// @vitest-environment happy-dom
import { act } from 'react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { FullWindow } from './full-window.tsx';
import { Sheet } from './sheet.tsx';
import { WideWindow } from './wide-window.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const nothing = (): void => undefined;
const star = <button type="button" id="inside">Star</button>;
const WINDOWS: Record<string, ReactNode> = {
  dialog: <Dialog open onOpenChange={nothing} title="A creation">{star}</Dialog>,
  sheet: <Sheet open onOpenChange={nothing} title="A creation">{star}</Sheet>,
  'wide window': <WideWindow title="A creation" onClose={nothing}>{star}</WideWindow>,
  'window as large as the page': <FullWindow title="A creation" onClose={nothing}>{star}</FullWindow>,
};

let root: Root;
afterEach(() => act(() => root.unmount()));

it.each(Object.entries(WINDOWS))('a %s that is already open when a server-rendered page loads accepts presses', async (_, window) => {
  // The test's page contains the corners for toasts and achievements, because dialogs look for them.
  document.body.innerHTML = `<div id="root">${renderToString(<main>{window}</main>)}</div><div data-toaster></div><div data-achievements></div><div data-missing-parts></div>`;
  // The server's HTML must not contain the dialog. Hydration would move it, and the dialog would watch the removed element and let presses through.
  expect(document.getElementById('inside')).toBeNull();
  const problems = vi.fn();
  await act(async () => {
    root = hydrateRoot(document.querySelector('#root') as HTMLElement, <main>{window}</main>, { onRecoverableError: problems });
    await new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  });
  expect(problems).not.toHaveBeenCalled();
  const content = document.getElementById('inside')?.closest<HTMLElement>('[data-part=content]');
  await vi.waitFor(() => expect(content?.style.pointerEvents).toBe('auto'));
});

// @vitest-environment happy-dom
import { act } from 'react';
import { createStore, Provider } from 'jotai';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authDialogAtom, quietAtom } from '#shared/sign-in/auth-dialog.ts';
import { AuthDialogOnce } from './auth-dialog-once.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** Wait in ms before the page first tries to open the sign-in dialog by itself. */
const LOOK_MS = 3_000;

let root: Root;
let store: ReturnType<typeof createStore>;
const opened = () => store.get(authDialogAtom).open;
const blank = () => document.querySelector('input') as HTMLInputElement;
const lookAround = () => act(() => void vi.advanceTimersByTime(LOOK_MS));
/** Waits until the code of the sign-in dialog has arrived, and the components that waited for it have rendered. */
const codeCame = () => act(async () => {
  await import('#features/auth/auth-dialog.tsx');
  await new Promise((resolve) => setTimeout(resolve, 0));
});

// Imports the sign-in dialog before the tests, with a long time limit, because the first import reads many files.
beforeAll(() => import('#features/auth/auth-dialog.tsx'), 60_000);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  sessionStorage.clear();
  document.body.innerHTML = '<input><div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  store = createStore();
  act(() => root.render(<Provider store={store}><MemoryRouter><AuthDialogOnce anonymous /></MemoryRouter></Provider>));
});
afterEach(() => {
  act(() => root.unmount());
  vi.useRealTimers();
});

describe('AuthDialogOnce', () => {
  it('the sign-in dialog opens by itself after three seconds, once per browser session', async () => {
    expect(opened()).toBe(false);
    lookAround();
    await codeCame();
    expect(opened()).toBe(true);
    act(() => store.set(authDialogAtom, { ...store.get(authDialogAtom), open: false }));
    lookAround();
    await codeCame();
    expect(opened()).toBe(false);
  });

  it("the sign-in dialog does not open by itself for a visitor who began to write while its code was loading", async () => {
    lookAround();
    blank().focus();
    await codeCame();
    expect(opened()).toBe(false);
    lookAround();
    await codeCame();
    expect(opened()).toBe(false);
    blank().blur();
    lookAround();
    await codeCame();
    expect(opened()).toBe(true);
  });

  it("the sign-in dialog does not open by itself when the visitor opened something that must not be covered while its code was loading", async () => {
    lookAround();
    act(() => store.set(quietAtom, true));
    await codeCame();
    lookAround();
    await codeCame();
    expect(opened()).toBe(false);
  });

  it('the sign-in dialog that opened by itself closes when a demo run begins before it is shown, and stays when the visitor is already in it', async () => {
    const openByItself = async (): Promise<void> => {
      lookAround();
      await codeCame();
      expect(opened()).toBe(true);
    };
    await openByItself();
    // The barrier: the dialog is open and not yet on the screen, which is the moment in which the visitor presses the button of the demo run.
    act(() => store.set(quietAtom, true));
    expect(opened()).toBe(false);

    sessionStorage.clear();
    act(() => store.set(quietAtom, false));
    await openByItself();
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Sign in</button></div>');
    document.querySelector<HTMLButtonElement>('[role=dialog] button')?.focus();
    act(() => store.set(quietAtom, true));
    expect(opened()).toBe(true);
  });

  it('the sign-in dialog that the visitor opened during a demo run stays open', () => {
    act(() => store.set(quietAtom, true));
    act(() => store.set(authDialogAtom, { ...store.get(authDialogAtom), open: true }));
    expect(opened()).toBe(true);
  });
});

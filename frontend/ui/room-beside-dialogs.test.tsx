import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openDialog, pictureBoxes, takenBoxes } from './free-place.ts';
import type { Box } from './free-place.ts';
import { createToastStore } from './toast-store.ts';
import type { ToastInput } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

const WINDOW = { width: 1280, height: 800 };
/** The buttons and fields of this test by their id. `send` is where a toast appears on a page without a dialog. */
let boxes: Record<string, Box>;
const BOXES = {
  behind: { left: 900, top: 100, width: 80, height: 40 }, under: { left: 300, top: 300, width: 80, height: 40 }, send: { left: 840, top: 720, width: 80, height: 40 },
  picture: { left: 400, top: 100, width: 300, height: 300 }, icon: { left: 400, top: 100, width: 20, height: 20 },
};
const modal = (inside: string): string => `<div role="dialog" aria-modal="true" data-state="open">${inside}</div>`;

beforeEach(() => {
  boxes = BOXES;
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(WINDOW.width);
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(WINDOW.height);
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) { return { left: 0, top: 0, width: 0, height: 0, ...boxes[this.id] } as DOMRect; });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(420);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(70);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('what an element in front of a dialog must not cover', () => {
  beforeEach(() => {
    document.body.innerHTML = `<div id="root"><main><button id="behind">Run</button></main></div>${modal('<button id="under">Next</button>')}${modal('<img id="picture"><img id="icon"><button id="send">Send</button>')}`;
  });

  it('counts the buttons of the dialog in front, and leaves out those that it dims', () => {
    expect(takenBoxes(document.createElement('div'), openDialog())).toEqual([BOXES.send]);
    expect(takenBoxes(document.createElement('div'))).toEqual([BOXES.behind, BOXES.under, BOXES.send]);
  });

  it('keeps off large pictures of the dialog, and not off small ones', () => {
    expect(pictureBoxes(openDialog()!)).toEqual([BOXES.picture]);
  });
});

describe('a toast beside an open dialog', () => {
  let root: Root;
  let store: ReturnType<typeof createToastStore>;
  const corner = (): CSSStyleDeclaration => document.querySelector<HTMLElement>('[data-toaster] ol')!.style;
  const pass = (ms: number): Promise<void> => act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
  const toast = (tone: 'neutral' | 'destructive', more: Partial<ToastInput> = {}): void => act(() => void store.show({ title: 'Saved', tone, ...more }));

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<div id="root"></div>${modal('<button id="send">Send</button>')}`;
    store = createToastStore();
    root = createRoot(document.querySelector('#root')!);
    act(() => root.render(<Toaster store={store} />));
  });
  afterEach(() => {
    act(() => root.unmount());
    vi.useRealTimers();
  });

  it('a toast takes the nearest place that covers no button of the open dialog', () => {
    toast('neutral');
    const [left, top] = [Number.parseFloat(corner().left), Number.parseFloat(corner().top)];
    expect([left < WINDOW.width, top < WINDOW.height, top + 70 <= BOXES.send.top || left >= BOXES.send.left + BOXES.send.width]).toEqual([true, true, true]);
  });

  it('a toast without room waits until the dialog closes, and is then shown for its whole time', async () => {
    boxes = { send: { left: 0, top: 0, ...WINDOW } };
    toast('neutral');
    await pass(20_000);
    expect([corner().visibility, store.list()[0]?.open]).toEqual(['hidden', true]);
    document.querySelector('[aria-modal]')!.remove();
    await pass(400);
    expect(corner().visibility).toBe('');
    await pass(4_000);
    expect(store.list()[0]?.open).toBe(true);
    await pass(1_000);
    expect(store.list()[0]?.open).toBe(false);
  });

  it('tells screen readers of a toast that waits, whose time stands still although the pointer leaves it', async () => {
    boxes = {};
    toast('neutral');
    act(() => void document.querySelector('[data-toaster] ol')!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    boxes = { send: { left: 0, top: 0, ...WINDOW } };
    act(() => void window.dispatchEvent(new Event('resize')));
    await pass(400);
    expect([corner().visibility, document.querySelector('[data-toaster] > p')?.textContent?.trim()]).toEqual(['hidden', 'Saved']);
    act(() => void document.querySelector('[data-toaster] ol')!.dispatchEvent(new PointerEvent('pointerout', { bubbles: true })));
    await pass(20_000);
    expect(store.list()[0]?.open).toBe(true);
  });

  it.each([['a button', { action: <button>Undo</button> }], ['words to copy, which stays for 20 s', { durationMs: 20_000 }]])('a toast with %s does not wait for the dialog to close when it came after the dialog', (_, more) => {
    boxes = { send: { left: 0, top: 0, ...WINDOW } };
    toast('neutral', more);
    expect(corner().visibility).toBe('');
  });

  it('a toast with words to copy waits while a dialog is open that came after it', async () => {
    const dialog = document.querySelector('[aria-modal]')!;
    dialog.remove();
    toast('neutral', { durationMs: 20_000 });
    boxes = { send: { left: 0, top: 0, ...WINDOW } };
    document.body.append(dialog);
    await pass(400);
    expect(corner().visibility).toBe('hidden');
  });

  it('a toast with an error does not wait for the dialog to close', async () => {
    boxes = { send: { left: 0, top: 0, ...WINDOW } };
    toast('destructive');
    expect(corner().visibility).toBe('');
    await pass(5_000);
    expect(store.list()[0]?.open).toBe(false);
  });
});

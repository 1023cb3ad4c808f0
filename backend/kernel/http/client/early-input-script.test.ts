// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EARLY_INPUT_SCRIPT } from './early-input-script.ts';

interface Noted {
  kind: string;
  target: Element;
  [fact: string]: unknown;
}
interface Early {
  list: Noted[];
  hydratedAt: number;
  paused: boolean;
  start: (() => void) | null;
}
/** Returns what the script that ran last noted. The scripts of earlier tests note in lists of their own. */
const early = (): Early => (window as unknown as { conjureEarly: Early }).conjureEarly;
const noted = (): unknown[] => early().list.map(({ target, ...facts }) => ({ ...facts, on: target.id }));
const at = (id: string): HTMLElement => document.getElementById(id)!;
const hear = (id: string): void => void Object.assign(at(id), { __reactProps$1: {} });
const key = (id: string, pressed: string, held: KeyboardEventInit = {}): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true, ...held });
  (id === '' ? document.body : at(id)).dispatchEvent(event);
  return event;
};
const type = (id: string, text: string): void => {
  Object.assign(at(id), { value: text });
  at(id).dispatchEvent(new Event('input', { bubbles: true }));
};
beforeEach(() => void runInThisContext(EARLY_INPUT_SCRIPT));
afterEach(() => {
  // The script of each test keeps its listeners on the document, and would note what later tests press.
  early().paused = true;
  vi.restoreAllMocks();
});

it('notes presses with their keys, and changes of fields, in one order', () => {
  document.body.innerHTML = '<form><input id="q"><input id="all" type="checkbox"><button id="go" type="button">Go</button></form><div id="free" contenteditable></div>';
  type('q', 'ti');
  type('q', 'tides');
  at('go').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey: true }));
  Object.assign(at('all'), { checked: true });
  at('all').dispatchEvent(new Event('input', { bubbles: true }));
  type('q', 'tides of');
  at('free').dispatchEvent(new Event('input', { bubbles: true }));
  const keys = { ctrlKey: false, altKey: false, metaKey: false };
  expect(noted()).toEqual([
    { kind: 'field', on: 'q', value: 'tides' },
    { kind: 'press', on: 'go', with: { ...keys, shiftKey: true } },
    { kind: 'field', on: 'all', value: true },
    { kind: 'field', on: 'q', value: 'tides of' },
  ]);
});

it('starts the code that repeats with the first input to repeat', () => {
  document.body.innerHTML = '<button id="go">Go</button>';
  const start = vi.fn();
  early().start = start;
  hear('go');
  at('go').click();
  expect(start).not.toHaveBeenCalled();
  key('', 'n');
  expect(start).toHaveBeenCalledOnce();
});

it('lets a press that React hears wait behind earlier input, and lets all presses through 5 s after hydration', () => {
  document.body.innerHTML = '<input id="q"><button id="go">Go</button>';
  const pressed = vi.fn();
  at('go').addEventListener('click', pressed);
  type('q', 'tides');
  hear('go');
  at('go').click();
  expect(pressed).not.toHaveBeenCalled();
  expect(noted()).toMatchObject([{ on: 'q' }, { kind: 'press', on: 'go' }]);
  early().hydratedAt = 1;
  vi.spyOn(performance, 'now').mockReturnValue(6_000);
  at('go').click();
  expect(pressed).toHaveBeenCalledOnce();
});

it('keeps the value of a noted field up to date while React hears it already, so that no older one is repeated', () => {
  document.body.innerHTML = '<input id="q"><input id="other">';
  type('q', 'a');
  for (const id of ['q', 'other']) hear(id);
  type('q', 'abc');
  type('other', 'x');
  expect(noted()).toEqual([{ kind: 'field', on: 'q', value: 'abc' }]);
});

it('hides an event that it notes from React, and lets a press in an error message through', () => {
  document.body.innerHTML = '<div id="row"><button id="go">Go</button></div><div role="alert"><button id="again">Try again</button></div>';
  const heard = vi.fn();
  for (const id of ['row', 'again']) for (const event of ['click', 'keydown']) at(id).addEventListener(event, heard, true);
  at('go').click();
  key('go', 'x');
  expect(heard).not.toHaveBeenCalled();
  at('again').click();
  expect(heard).toHaveBeenCalledOnce();
  expect(noted()).toHaveLength(2);
});

it('notes shortcuts on the page and on elements that are no fields, and no other keys', () => {
  document.body.innerHTML = '<input id="q"><a id="card" href="#x">Card</a>';
  key('', 'q');
  key('card', 'x');
  key('card', 'ArrowDown', { altKey: true });
  expect(key('card', 'ArrowLeft', { altKey: true }).defaultPrevented, 'the browser goes back').toBe(false);
  for (const ignored of ['Escape', 'Enter', ' ', 'ArrowRight']) key('card', ignored);
  key('q', 'x');
  key('', 'b', { ctrlKey: true });
  expect(noted()).toEqual([{ kind: 'key', on: '', key: 'q', altKey: false }, { kind: 'key', on: 'card', key: 'x', altKey: false }, { kind: 'key', on: 'card', key: 'ArrowDown', altKey: true }]);
});

it('notes keys on a slider without data-focus, a held one once, and where on its track a press ended', () => {
  document.body.innerHTML = '<div id="track" data-scope="slider" data-part="control"><div id="length" data-scope="slider" role="slider"></div></div><div id="focused" data-scope="slider" role="slider" data-focus=""></div>';
  key('focused', 'Home');
  for (const pressed of ['Home', 'x', 'ArrowRight']) key('length', pressed);
  key('length', 'ArrowRight', { repeat: true });
  vi.spyOn(at('track'), 'getBoundingClientRect').mockReturnValue(new DOMRect(40, 0, 200, 20));
  at('track').dispatchEvent(new PointerEvent('pointerdown', { clientX: 60, bubbles: true }));
  document.dispatchEvent(new PointerEvent('pointerup', { clientX: 190, bubbles: true }));
  document.dispatchEvent(new PointerEvent('pointerup', { clientX: 200, bubbles: true }));
  expect(noted()).toEqual([{ kind: 'slide', on: 'length', key: 'Home' }, { kind: 'slide', on: 'length', key: 'ArrowRight' }, { kind: 'point', on: 'length', part: 0.75 }]);
});

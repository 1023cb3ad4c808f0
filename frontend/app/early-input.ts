import { must } from '#contracts/must.ts';
import { pause } from '#lib/pause.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the user did before React heard it. The script of a server-rendered page notes it (backend/kernel/http/client/early-input-script.ts). */
export type EarlyInput =
  | { kind: 'press'; target: HTMLElement; with: Pick<MouseEventInit, 'ctrlKey' | 'shiftKey' | 'altKey' | 'metaKey'> }
  /** A shortcut. */
  | { kind: 'key'; target: HTMLElement; key: string; altKey: boolean }
  /** A key on a slider, which is the target. */
  | { kind: 'slide'; target: HTMLElement; key: string }
  /** A press on the track of a slider, which is the target, at this part of the track's width. */
  | { kind: 'point'; target: HTMLElement; part: number }
  /** The value of a field that was changed. */
  | { kind: 'field'; target: Field; value: string | boolean };

export interface Early {
  /** Early input that was not repeated yet, in the order in which the user entered it. */
  list: EarlyInput[];
  /** When the page was hydrated, by `performance.now()`; 0 before. */
  hydratedAt: number;
  /** True while nothing is noted: while an input is repeated, and after the repetition has ended or failed. */
  paused: boolean;
  /** Loads the code that repeats early input. The first early input calls it. */
  start: (() => void) | null;
}

declare global {
  interface Window {
    /** What the user does before a server-rendered page is hydrated; absent on other pages. */
    conjureEarly?: Early;
  }
}

const LOOK_MS = 40;
/** Time in ms after hydration during which late parts of the page still receive early input. */
const LAST_PARTS_MS = 5_000;
/** How long, in ms, early input waits for hydration at most. A page that cannot be hydrated must not hold up later presses. */
const LONGEST_WAIT_MS = 20_000;
/** How many looks, at most, an input waits for an element that React makes anew. */
const GONE_LOOKS = 50;
/** How many looks, at most, a slider gets the focus event again until it has `data-focus`. */
const FOCUS_LOOKS = 50;
/** How often, at most, an option is chosen until its group shows it. */
const MOST_CHOICES = 5;
/** How many looks, at most, a repeated input waits for its effect: a slider for another value (which it does not get at its end), a disabled button until it is enabled. */
const EFFECT_LOOKS = 8;

/**
 * Repeats what the user did before React heard it, one after the other, because what a press does may follow from a field that was filled before
 * (docs/rules/pages.md#early-input). Waits for hydration for 20 s at most. 5 s after hydration the rest is dropped, and nothing is noted any more.
 */
export async function repeatEarlyInput(): Promise<void> {
  const early = window.conjureEarly;
  if (!early) return;
  const from = performance.now();
  const until = (): number => (early.hydratedAt > 0 ? early.hydratedAt + LAST_PARTS_MS : from + LONGEST_WAIT_MS);
  let progress = begun();
  while (!early.paused && performance.now() < until()) {
    const first = early.list[0];
    // A change during hydration would make React render parts anew that it has not hydrated.
    const done = first !== undefined && early.hydratedAt > 0 && repeated(first, early, progress);
    if (done) early.list.shift();
    if (done || first === undefined) progress = begun();
    await pause(done ? 0 : LOOK_MS);
  }
  early.list.length = 0;
  early.paused = true;
}

/** How far the repetition of an input is. One on a slider takes several looks, and React may make the slider anew between two of them. */
interface Progress {
  /** The slider's value before the repetition; null before it. */
  before: string | null;
  /** The element that had the focus before the repetition, which a slider takes. */
  focused: Element | null;
  /** How many looks found no element, asked for the focus or chose an option, and waited for an effect. */
  gone: number;
  asks: number;
  looks: number;
}
const begun = (): Progress => ({ before: null, focused: document.activeElement, gone: 0, asks: 0, looks: 0 });

/** Repeats an input if React has hydrated its element. @returns whether it is done: repeated, or dropped because nothing hears it any more */
function repeated(input: EarlyInput, early: Early, progress: Progress): boolean {
  const target = current(input.target);
  if (target === null) {
    progress.gone += 1;
    return !isFoundAgain(input.target) || progress.gone > GONE_LOOKS;
  }
  if (target !== document.body && !Object.keys(target).some((key) => key.startsWith('__reactProps'))) return false;
  const during = (act: () => void): void => {
    early.paused = true;
    try {
      act();
    } finally {
      early.paused = false;
    }
  };
  switch (input.kind) {
    case 'press': {
      progress.looks += 1;
      if (target.matches(':disabled')) return progress.looks > EFFECT_LOOKS;
      return press(target, input.with, during);
    }
    case 'key': {
      during(() => target.dispatchEvent(new KeyboardEvent('keydown', { key: input.key, altKey: input.altKey, bubbles: true, cancelable: true })));
      return true;
    }
    case 'field': {
      if (target instanceof HTMLInputElement && target.type === 'radio') return choose(target, progress, during);
      return !isField(target) || reaches(target, eventOf(target), () => during(() => enter(target, input.value)));
    }
    case 'slide': return slide(target, input.key, progress, during) && focusAgain(progress);
    case 'point': return point(target, input.part, progress, during) && focusAgain(progress);
  }
}

/**
 * Chooses an option, and again after some looks while its group shows another one: a group that has not started yet sets the choice back. The
 * group's own mark counts, because the browser ticks a field whether its group hears it or not.
 */
function choose(option: HTMLInputElement, progress: Progress, during: During): boolean {
  progress.looks += 1;
  const mark = option.closest<HTMLElement>('label[data-state]');
  if (progress.asks > 0 && (mark ? mark.dataset['state'] === 'checked' : option.checked)) return true;
  if (progress.asks > 0 && progress.looks < EFFECT_LOOKS) return false;
  if (progress.asks === MOST_CHOICES) return true;
  if (reaches(option, 'click', () => during(() => enter(option, true)))) progress.asks += 1;
  progress.looks = 0;
  return false;
}

/** Gives the focus back that a slider has taken. @returns true */
function focusAgain({ focused }: Progress): true {
  if (focused instanceof HTMLElement && focused !== document.activeElement && focused !== document.body && focused.isConnected) focused.focus({ preventScroll: true });
  return true;
}

type During = (act: () => void) => void;

/** Whether an element is found again when React makes it anew, as it does with a part of the page that changes before it is hydrated. */
const isFoundAgain = (element: HTMLElement): boolean => element.getAttribute('role') === 'slider' || (element instanceof HTMLInputElement && element.type === 'radio');

/** Returns the element, or the one that React made in its place: the slider with the same label, or the only option with the same value. Null when there is none. */
function current(element: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element;
  if (!isFoundAgain(element)) return element.id ? document.getElementById(element.id) : null;
  const alike = element instanceof HTMLInputElement
    ? [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(({ value }) => value === element.value)
    : [...document.querySelectorAll<HTMLElement>('[role=slider]')].filter((other) => other.getAttribute('aria-labelledby') === element.getAttribute('aria-labelledby'));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

const isField = (element: HTMLElement): element is Field => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** Presses a button. @returns whether the button heard it */
const press = (button: HTMLElement, keys: MouseEventInit, during: During): boolean =>
  reaches(button, 'click', () => during(() => button.dispatchEvent(new MouseEvent('click', { ...keys, bubbles: true, cancelable: true, view: window }))));

/** Returns whether an event that `act` causes reaches its element. While React hydrates a part that contains the element, it stops the event. */
function reaches(element: HTMLElement, event: string, act: () => void): boolean {
  let reached = false;
  const hear = (): void => {
    reached = true;
  };
  element.addEventListener(event, hear, true);
  act();
  element.removeEventListener(event, hear, true);
  return reached;
}

/** Returns the last event that `enter` sends to a field. */
function eventOf(field: Field): string {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) return 'click';
  return field.tagName === 'SELECT' || field.type === 'file' ? 'change' : 'input';
}

/** Enters an early value into a field again, with its events. React ignores or overwrites a value that was typed before it hydrated the field. */
function enter(field: Field, entered: string | boolean): void {
  if (typeof entered === 'boolean') {
    // React hydrates a ticked field as it is, without an event. Set back first, the press is a change that React hears.
    if (field instanceof HTMLInputElement) field.checked = !entered;
    field.click();
    return;
  }
  if (field.type === 'file') {
    // A file field still holds its files, and scripts may not set them, so only its events are sent again.
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    return;
  }
  const set = must(Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set, 'the setter of a value');
  for (const text of [entered === '' ? ' ' : '', entered]) {
    set.call(field, text);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }
}

/** Repeats a key on a slider, a step with each look. A slider hears keys only while it has `data-focus`, and counts from the value that it shows. */
function slide(slider: HTMLElement, key: string, progress: Progress, during: During): boolean {
  const value = slider.getAttribute('aria-valuenow');
  if (progress.before === null && !slider.hasAttribute('data-focus') && progress.asks < FOCUS_LOOKS) {
    progress.asks += 1;
    during(() => slider.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
    return false;
  }
  if (progress.before === null) {
    progress.before = value;
    during(() => slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
    return false;
  }
  progress.looks += 1;
  if (progress.looks < EFFECT_LOOKS && value === progress.before) return false;
  if (document.activeElement !== slider) during(() => slider.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  return true;
}

/** Repeats a press on the track of a slider, with each look until the value changes, because a slider that has not started ignores the press. */
function point(slider: HTMLElement, part: number, progress: Progress, during: During): boolean {
  const value = slider.getAttribute('aria-valuenow');
  progress.before ??= value;
  progress.looks += 1;
  const track = slider.closest('[data-part=control]');
  if (!track || progress.looks > EFFECT_LOOKS || value !== progress.before) return true;
  const { left, top, width, height } = track.getBoundingClientRect();
  const at = { clientX: left + part * width, clientY: top + height / 2, button: 0, buttons: 1, bubbles: true, cancelable: true };
  during(() => {
    track.dispatchEvent(new PointerEvent('pointerdown', at));
    document.dispatchEvent(new PointerEvent('pointerup', at));
  });
  return false;
}

import { must } from '#contracts/must.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Keys of the shortcuts that the user pressed before the page was hydrated; removed once it is. */
    conjureEarlyKeys?: string[];
    /** Fields that the user changed before React hydrated them, with their values. */
    conjureEarlyFields?: Map<Field, string | boolean>;
  }
}

const LOOK_MS = 40;
/** Time in ms after hydration during which late parts of the page still receive text that was typed before. */
const LAST_PARTS_MS = 5_000;

/** Passes on to React what the user typed before a server-rendered page was hydrated (backend/kernel/http/client/hydration-script.ts). */
export function takeEarlyInput(): void {
  const keys = window.conjureEarlyKeys ?? [];
  delete window.conjureEarlyKeys;
  keys.forEach((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  enterAgain(performance.now() + LAST_PARTS_MS);
}

/** Hands the early input to each field that React has hydrated. It repeats that until `until`, because React hydrates some parts of the page late. */
function enterAgain(until: number): void {
  const fields = window.conjureEarlyFields;
  fields?.forEach((entered, field) => {
    const heard = Object.keys(field).some((key) => key.startsWith('__reactProps'));
    if (heard) enter(field, entered);
    if (heard || !field.isConnected) fields.delete(field);
  });
  if (fields?.size || performance.now() < until) setTimeout(enterAgain, LOOK_MS, until);
}

/** Enters an early value into a field again, with its events. React ignores or overwrites a value that was typed before it hydrated the field. */
function enter(field: Field, entered: string | boolean): void {
  if (typeof entered === 'boolean') {
    // React hydrates a ticked field as it is, without an event. Set back first, the press is a change that React hears.
    (field as HTMLInputElement).checked = !entered;
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

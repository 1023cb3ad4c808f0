import { must } from '#contracts/must.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    /** Shortcuts that were pressed before a server-rendered page listened to them; removed once it is hydrated. */
    conjureEarlyKeys?: string[];
    /** Fields that were changed before React had taken them over, with what stands in them. */
    conjureEarlyFields?: Map<Field, string | boolean>;
  }
}

const LOOK_MS = 40;
/** ms after the page is hydrated in which a late part of it may still be filled in before React hears it. */
const LAST_PARTS_MS = 5_000;

/** Hands over what the user typed before a server-rendered page was hydrated (backend/kernel/http/client/hydration-script.ts). */
export function takeEarlyInput(): void {
  const keys = window.conjureEarlyKeys ?? [];
  delete window.conjureEarlyKeys;
  keys.forEach((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  enterAgain(performance.now() + LAST_PARTS_MS);
}

/** Waits for fields in parts that React hydrates late, also for those that are filled in meanwhile. */
function enterAgain(until: number): void {
  const fields = window.conjureEarlyFields;
  fields?.forEach((entered, field) => {
    const heard = Object.keys(field).some((key) => key.startsWith('__reactProps'));
    if (heard) enter(field, entered);
    if (heard || !field.isConnected) fields.delete(field);
  });
  if (fields?.size || performance.now() < until) setTimeout(enterAgain, LOOK_MS, until);
}

/** React takes what stands in a field for what it has put there, or puts its own there: only a change tells it. */
function enter(field: Field, entered: string | boolean): void {
  if (typeof entered === 'boolean') {
    if ((field as HTMLInputElement).checked !== entered) field.click();
    return;
  }
  if (field.type === 'file') {
    // The chosen files are still in it; a script may not set its value.
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
    return;
  }
  const set = must(Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set, 'the setter of a value');
  for (const text of [entered === '' ? ' ' : '', entered]) {
    set.call(field, text);
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }
}

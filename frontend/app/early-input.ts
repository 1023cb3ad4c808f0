declare global {
  interface Window {
    /** Keys that were pressed before a painted page could hear them; gone once it is awake. */
    conjureEarlyKeys?: string[];
  }
}

/** Hands over what somebody typed before a painted page was awake (backend/kernel/http/client/awaken-page.ts). */
export function takeEarlyInput(): void {
  const keys = window.conjureEarlyKeys ?? [];
  delete window.conjureEarlyKeys;
  keys.forEach((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
  document.querySelectorAll<HTMLInputElement>('#root :is(input:not([type]), input[type=text], input[type=search])').forEach(typeAgain);
}

/** React takes what stands in a field for what it has put there: only a change tells it. */
function typeAgain(field: HTMLInputElement): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
  for (const text of [defaultValue, value]) {
    set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

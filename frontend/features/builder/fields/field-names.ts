import { fieldKey } from '#contracts/prompt-form.ts';
import type { DraftForm } from '#contracts/prompt-form.ts';
import { elementAt } from '#contracts/must.ts';

const KEY_LENGTH = 40;

/** Makes a field's key from its label: "Call to action!" becomes `call_to_action`. */
export function keyFrom(words: string): string {
  const plain = words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const key = plain.replace(/[^a-z0-9]+/g, '_').replace(/^[_0-9]+/, '').slice(0, KEY_LENGTH).replace(/_+$/, '');
  return key || 'field';
}

/** Makes a field's label from a variable's name: `call_to_action` becomes "Call to action". */
export function labelFrom(key: string): string {
  const words = key.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns a key that no field has yet: `wanted`, or with a number behind it, `topic`, `topic_2`, … */
export function freeKey(wanted: string, taken: ReadonlySet<string>): string {
  const fits = (key: string): boolean => !taken.has(key) && fieldKey.safeParse(key).success;
  if (fits(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const ending = `_${number}`;
    const key = wanted.slice(0, KEY_LENGTH - ending.length) + ending;
    if (fits(key)) return key;
  }
}

/** Returns the keys of all fields of a form, in their order, without the columns of rows. */
export const formKeys = (form: DraftForm): string[] => form.sections.flatMap(({ fields }) => fields.map(({ key }) => key));

/** Returns why a text cannot be the key of a field; null when it can. */
export function keyProblem(key: string, others: ReadonlySet<string>): string | null {
  const parsed = fieldKey.safeParse(key);
  if (!parsed.success) return elementAt(parsed.error.issues, 0).message;
  return others.has(key) ? 'Another field already has this name.' : null;
}

/** Makes the value of a new option of a field from the option's label. */
export const optionValueFrom = (label: string): string => keyFrom(label).slice(0, 60);

import { OPTION_LIMIT } from '#contracts/prompt-form.ts';
import type { FieldOption } from '#contracts/prompt-form.ts';
import { freeKey, optionValueFrom } from '../field-names.ts';
import { elementAt } from '#contracts/must.ts';

/** Longest label of a field's option, in characters. */
export const OPTION_LABEL_MAX = 120;
const BULLET = /^\s*(?:[-*•]|\d+[.)])\s+/;

/**
 * Makes options of a choice from a pasted list, one per line, and inserts them after option `at` up to the limit. The first replaces an empty
 * option. Null for a single line, which is pasted as usual.
 */
export function withPastedOptions(options: readonly FieldOption[], at: number, text: string): FieldOption[] | null {
  const lines = text.split(/\r?\n/).map((line) => line.replace(BULLET, '').trim()).filter((line) => line !== '');
  if (lines.length < 2) return null;
  const isEmpty = elementAt(options, at).label.trim() === '';
  const kept = isEmpty ? options.toSpliced(at, 1) : [...options];
  const taken = new Set(kept.map(({ value }) => value));
  const fresh = lines.slice(0, OPTION_LIMIT - kept.length).map((line): FieldOption => {
    const label = line.slice(0, OPTION_LABEL_MAX);
    const value = freeKey(optionValueFrom(label), taken);
    taken.add(value);
    return { value, label };
  });
  return kept.toSpliced(isEmpty ? at : at + 1, 0, ...fresh);
}

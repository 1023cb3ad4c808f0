import { LENGTH_WORDS } from '#contracts/form-length.ts';
import type { DraftField } from '#contracts/prompt-form.ts';

const USUAL_WORDS = 250;
const within = (words: number | undefined, otherwise: number): number =>
  words === undefined || words < LENGTH_WORDS.min || words > LENGTH_WORDS.max ? otherwise : Math.round(words);

/** Makes a form field the one that sets the length of the run's text: always shown, never empty, and each value a number of words. */
export function asLength({ hidden: _hidden, showIf: _rule, ...field }: DraftField): DraftField {
  if (field.type === 'select' || field.type === 'radio_cards') {
    return { ...field, drives: 'length', required: field.required || field.default === undefined, options: (field.options ?? []).map((option) => ({ ...option, words: option.words ?? USUAL_WORDS })) };
  }
  const min = within(field.min, LENGTH_WORDS.min);
  const max = Math.max(min, within(field.max, LENGTH_WORDS.max));
  const wanted = typeof field.default === 'number' ? field.default : USUAL_WORDS;
  return { ...field, drives: 'length', min, max, default: Math.min(max, Math.max(min, wanted)) };
}

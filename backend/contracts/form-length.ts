import type { Issue } from './errors.ts';
import type { DraftField, DraftForm, FieldType } from './prompt-form.ts';

/* A form field of a text prompt can set the length of its run. It then replaces the run panel's own control. */

/** The fewest and the most words that a text run may be asked for. */
export const LENGTH_WORDS = { min: 50, max: 2_000 } as const;

const NUMBERS: readonly FieldType[] = ['number', 'slider'];
const CHOICES: readonly FieldType[] = ['select', 'radio_cards'];
/** Whether a form field of this type can set the length of a run. It is a number of words, or a choice with words for each option. */
export const mayDriveLength = (type: FieldType): boolean => NUMBERS.includes(type) || CHOICES.includes(type);

/** The form's field that sets the length of a run; undefined where the run panel's control does. */
export const lengthField = (form: DraftForm): DraftField | undefined => form.sections.flatMap(({ fields }) => fields).find(({ drives }) => drives === 'length');

function wordsOf(field: DraftField, value: unknown): number | null {
  const words = NUMBERS.includes(field.type) ? value : field.options?.find((option) => option.value === value)?.words;
  return typeof words === 'number' && Number.isFinite(words) ? Math.min(LENGTH_WORDS.max, Math.max(LENGTH_WORDS.min, Math.round(words))) : null;
}

/** The fewest words that a form can ask for; null where the run panel's control sets the length. */
export function shortestLength(form: DraftForm): number | null {
  const field = lengthField(form);
  if (!field) return null;
  if (NUMBERS.includes(field.type)) return wordsOf(field, field.min ?? LENGTH_WORDS.min);
  return Math.min(...(field.options ?? []).map(({ value }) => wordsOf(field, value) ?? LENGTH_WORDS.max), LENGTH_WORDS.max);
}

/** The words that an untouched form asks for: the length field's default, else its fewest; null where the run panel's control sets the length. */
export function usualLength(form: DraftForm): number | null {
  const field = lengthField(form);
  return field ? (wordsOf(field, field.default) ?? shortestLength(form)) : null;
}

/**
 * The number of words that a run with these inputs is asked for; null where the run panel's control sets the length. Browser and server price
 * with it. An empty length field counts as untouched.
 */
export function drivenLength(form: DraftForm, inputs: Readonly<Record<string, unknown>>): number | null {
  const field = lengthField(form);
  if (!field) return null;
  return wordsOf(field, Object.hasOwn(inputs, field.key) ? inputs[field.key] : undefined) ?? usualLength(form);
}

type Path = Issue['path'];
// Written when a problem is found: the first number that a browser writes with separators takes a phone about 50 ms.
const range = (): string => `from ${LENGTH_WORDS.min} to ${LENGTH_WORDS.max.toLocaleString('en-US')} words`;
const fits = (words: number | undefined): boolean => words !== undefined && Number.isInteger(words) && words >= LENGTH_WORDS.min && words <= LENGTH_WORDS.max;

/** The problems of a form field that is marked to set the length. `first` is false when an earlier field sets it already. */
export function lengthProblems(field: DraftField, path: Path, first: boolean): Issue[] {
  if (field.drives !== 'length') return [];
  const issues: Issue[] = [];
  const report = (at: Path, message: string): void => void issues.push({ path: [...path, ...at], message });
  if (!first) report(['drives'], 'Another field sets the length already.');
  if (!mayDriveLength(field.type)) report(['drives'], 'Only a number or a choice of one can set the length.');
  if (field.hidden || field.showIf) report(['drives'], 'The field that sets the length must always be shown.');
  if (!field.required && field.default === undefined) report(['default'], 'Give the length a default, or make the field required.');
  if (NUMBERS.includes(field.type)) {
    if (!fits(field.min)) report(['min'], `A length is ${range()}: set the smallest value.`);
    if (!fits(field.max)) report(['max'], `A length is ${range()}: set the largest value.`);
  }
  if (CHOICES.includes(field.type)) {
    field.options?.forEach(({ words }, index) => {
      if (!fits(words)) report(['options', index, 'words'], `Set its length, ${range()}.`);
    });
  }
  return issues;
}

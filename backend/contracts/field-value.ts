import { pluralWord } from './plural.ts';
import { id, tidy } from './primitives.ts';
import { PATTERN_INPUT_LIMIT, TOO_MUCH_TO_CHECK } from './form-pattern.ts';
import type { PatternCheck } from './form-pattern.ts';
import { ROW_LIMIT } from './prompt-form.ts';
import type { FieldType, FormField, ScalarValue } from './prompt-form.ts';
import { isDay } from './utc-days.ts';

/** The most that a form field may hold, whatever its author allows. By type it counts characters, the number itself, or items. */
const CEILING: Partial<Record<FieldType, number>> = {
  short_text: 1000, long_text: 8000, url: 2000, number: 1e12, slider: 1e6, multi_select: 20, tags: 20, rows: ROW_LIMIT,
};
const DEFAULT_MAX: Partial<Record<FieldType, number>> = { ...CEILING, short_text: 300, slider: 100 };
const TAG_LENGTH = 60;

/**
 * The smallest and largest allowed value of a form field: characters for texts, the number itself, or the count for lists and rows. The
 * author's `min` and `max` hold up to the ceiling of the type.
 */
export function fieldLimits(field: FormField): { min: number; max: number } {
  const ceiling = CEILING[field.type] ?? Infinity;
  const max = Math.min(field.max ?? DEFAULT_MAX[field.type] ?? Infinity, ceiling);
  const lists = field.type === 'rows' || field.type === 'tags' || field.type === 'multi_select';
  const fallback = field.type === 'number' ? -ceiling : lists && field.required ? 1 : 0;
  return { min: field.min ?? fallback, max: field.pattern ? Math.min(max, PATTERN_INPUT_LIMIT) : max };
}

/** A form field's value after tidying, or the problem with it. */
export type Checked = { value: ScalarValue } | { problem: string };
const problem = (text: string): Checked => ({ problem: text });

/**
 * Control characters except line breaks and tabs, and unpaired halves of surrogate pairs. Form fields refuse them, because they can be
 * neither printed nor stored.
 */
const UNPRINTABLE = /[^\P{Cc}\n\r\t]|\p{Cs}/u;

function checkText(field: FormField, value: unknown, patterns: PatternCheck, multiline = false): Checked {
  if (typeof value !== 'string') return problem('This must be text.');
  if (UNPRINTABLE.test(value)) return problem('This contains characters that cannot be printed.');
  const text = tidy(value.replaceAll('\r\n', '\n'));
  const { min, max } = fieldLimits(field);
  if (!multiline && /[\n\r]/.test(text)) return problem('Keep this on one line.');
  if (text.length < min) return problem(`Write at least ${min} ${pluralWord(min, 'character')}.`);
  if (text.length > max) return problem(`Keep this to ${max} ${pluralWord(max, 'character')}.`);
  switch (field.pattern ? patterns.verdict(field.pattern, text) : 'fits') {
    case 'fits': return { value: text };
    case 'differs': return problem('This does not have the requested format.');
    case 'too_much': return problem(TOO_MUCH_TO_CHECK);
  }
}

function checkNumber(field: FormField, value: unknown): Checked {
  if (typeof value !== 'number' || !Number.isFinite(value)) return problem('This must be a number.');
  const { min, max } = fieldLimits(field);
  if (value < min) return problem(`Choose ${min} or more.`);
  return value > max ? problem(`Choose ${max} or less.`) : { value };
}

const checkChoice = (field: FormField, value: unknown): Checked =>
  typeof value === 'string' && field.options?.some((option) => option.value === value)
    ? { value }
    : problem('Choose one of the options.');

function checkList(field: FormField, value: unknown, patterns: PatternCheck): Checked {
  if (!Array.isArray(value)) return problem('This must be a list.');
  const one: FormField = { ...field, type: 'short_text', min: 1, max: TAG_LENGTH };
  const items: string[] = [];
  const given: readonly unknown[] = value;
  for (const item of given) {
    const checked = field.type === 'tags' ? checkText(one, item, patterns) : checkChoice(field, item);
    if ('problem' in checked) return checked;
    const text = String(checked.value);
    if (!items.some((known) => known.toLowerCase() === text.toLowerCase())) items.push(text);
  }
  const { min, max } = fieldLimits(field);
  if (items.length < min) return problem(`Choose at least ${min}.`);
  return items.length > max ? problem(`Choose at most ${max}.`) : { value: items };
}

const checkDate = (value: unknown): Checked => (isDay(value) ? { value } : problem('Choose a real date, like 2026-11-21.'));

function checkUrl(field: FormField, value: unknown, patterns: PatternCheck): Checked {
  const checked = checkText(field, value, patterns);
  if ('problem' in checked) return checked;
  const text = String(checked.value);
  const parsed = /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? new URL(text) : null;
  return parsed?.hostname ? checked : problem('Enter a full web address that starts with https:// or http://.');
}

const isFileId = (value: unknown): value is string => id.safeParse(value).success;

/** Checks and tidies one value of a form field that is not empty; rows are checked by `checkInputs`. */
export function checkValue(field: FormField, value: unknown, patterns: PatternCheck): Checked {
  switch (field.type) {
    case 'short_text': return checkText(field, value, patterns);
    case 'long_text': return checkText(field, value, patterns, true);
    case 'number': case 'slider': return checkNumber(field, value);
    case 'select': case 'radio_cards': return checkChoice(field, value);
    case 'multi_select': case 'tags': return checkList(field, value, patterns);
    case 'checkbox': case 'toggle_text':
      return typeof value === 'boolean' ? { value } : problem('This must be on or off.');
    case 'date': return checkDate(value);
    case 'color':
      return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)
        ? { value: value.toLowerCase() }
        : problem('Choose a colour, like #8b5cf6.');
    case 'url': return checkUrl(field, value, patterns);
    case 'image': case 'file':
      return isFileId(value) ? { value } : problem('Upload the file first.');
    case 'rows': return problem('Rows cannot contain rows.');
  }
}

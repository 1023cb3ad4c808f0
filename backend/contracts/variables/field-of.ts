import { OPTION_LIMIT } from '../prompt-form.ts';
import type { DraftField, FieldType } from '../prompt-form.ts';
import { labelOf } from './field-names.ts';
import type { Occurrence } from './occurrence.ts';

const OPTION_MAX = 120;
const SHORT_MAX = 120;
const LONG_MAX = 8_000;
const LONG_WORDS =
  /\b(?:text|content|description|details|context|background|article|story|code|message|notes|resume|cv|transcript|essay|document|requirements|instructions|paragraph|conversation|feedback|draft|input)\b/i;
const NUMBER = /^-?(?:0|[1-9]\d{0,8})(?:\.\d{1,6})?$/;

export interface MadeField {
  field: DraftField;
  notes: string[];
}

function guessType({ type, default: fallback, name }: Occurrence): FieldType {
  if (type) return type;
  if (fallback !== undefined && NUMBER.test(fallback)) return 'number';
  if (fallback !== undefined && (fallback.length > SHORT_MAX || fallback.includes('\n'))) return 'long_text';
  return LONG_WORDS.test(labelOf(name)) ? 'long_text' : 'short_text';
}

function defaultOf(type: FieldType, given: string): DraftField['default'] {
  if (type === 'number' || type === 'slider') return NUMBER.test(given) ? Number(given) : undefined;
  if (type === 'checkbox') return given === 'true';
  return given;
}

/** The options of a variable with choices, each once; null when a select field cannot hold them, because they are too many or too long. */
function choicesOf(options: readonly string[]): string[] | null {
  const each = [...new Set(options.filter((option) => option !== ''))];
  return each.length >= 1 && each.length <= OPTION_LIMIT && each.every((option) => option.length <= OPTION_MAX) ? each : null;
}

/** Makes the form field for a variable: choices become a select field, long contents a large text box, and everything else a line of text. */
export function fieldOf(key: string, occurrence: Occurrence): MadeField {
  const notes: string[] = [];
  const label = labelOf(occurrence.name) || key;
  const common = { key, label, required: occurrence.required ?? true };
  const help = occurrence.placeholder === undefined ? {} : { placeholder: occurrence.placeholder.slice(0, 200) };
  const { default: given } = occurrence;
  if (occurrence.options) {
    const choices = choicesOf(occurrence.options);
    if (choices) {
      const chosen = given !== undefined && choices.includes(given) ? { default: given } : {};
      return { field: { ...common, ...help, type: 'select', options: choices.map((value) => ({ value, label: value })), ...chosen }, notes };
    }
    notes.push(`"${label}" has too many or too long choices, so it became a line of text.`);
    return { field: { ...common, ...help, type: 'short_text', help: `One of: ${occurrence.options.join(', ')}`.slice(0, 300) }, notes };
  }
  const type = guessType(occurrence);
  const bounds = type === 'number' || type === 'slider' ? { ...(occurrence.min === undefined ? {} : { min: occurrence.min }), ...(occurrence.max === undefined ? {} : { max: occurrence.max }) } : {};
  const field: DraftField = { ...common, ...help, ...bounds, type };
  if (given === undefined || given === '') return { field, notes };
  if (given.length > LONG_MAX) return { field, notes: [`The value of "${label}" is longer than ${LONG_MAX} characters, so it was left out.`] };
  const kept = defaultOf(type, given);
  if (kept === undefined) return { field, notes: [`The value of "${label}" does not fit this field: "${given.slice(0, 40)}".`] };
  return { field: { ...field, default: kept }, notes };
}

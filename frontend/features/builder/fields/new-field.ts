import { PLACEHOLDER_INSERT } from '#contracts/draft-problems.ts';
import { mayDriveLength } from '#contracts/form-length.ts';
import type { DraftField, FieldType } from '#contracts/prompt-form.ts';
import { freeKey, keyFrom, labelFrom } from './field-names.ts';
import { kindOf } from './field-kinds.ts';

const twoOptions = () => [{ value: 'option_1', label: 'Option 1' }, { value: 'option_2', label: 'Option 2' }];

/** Returns the required properties of a field type, filled in so that a new field is valid at once. */
function startOf(type: FieldType): Partial<DraftField> {
  if (kindOf(type).options) return { options: twoOptions() };
  if (type === 'toggle_text') return { insertText: PLACEHOLDER_INSERT };
  if (type === 'slider') return { min: 0, max: 100, default: 50 };
  if (type === 'rows') return { fields: [{ key: 'item', type: 'short_text', label: 'Item', required: false }] };
  return {};
}

/** Makes a new form field of a type, with a label and a key that no other field has. */
export function newField(type: FieldType, taken: ReadonlySet<string>, label: string = kindOf(type).label): DraftField {
  return { key: freeKey(keyFrom(label), taken), type, label, required: false, ...startOf(type) };
}

const GUESSES: readonly [RegExp, FieldType][] = [
  [/(^|_)(url|link|website|address_of_page|homepage)(_|$)/, 'url'],
  [/(^|_)(date|day|deadline|birthday|due|until|from_day)(_|$)/, 'date'],
  [/(^|_)(colou?r|tint|hue)s?(_|$)/, 'color'],
  [/(^|_)(image|photo|picture|logo|screenshot|portrait)$/, 'image'],
  [/(^|_)(file|document|upload|attachment|transcript_file)(_|$)/, 'file'],
  [/(^|_)(count|number|amount|words|length|age|minutes|hours|years|price|budget|quantity|size|how_many)(_|$)/, 'number'],
  [/(^|_)(tags|keywords|ingredients|hashtags|names|interests)(_|$)/, 'tags'],
  [/^(include|add|with|use|has|is|show|mention|allow)_/, 'checkbox'],
  [/(^|_)(points|items|steps|rows|sections|questions|features|list)(_|$)/, 'rows'],
  [/(^|_)(text|notes|description|details|context|background|content|story|draft|article|body|transcript|code|brief|bio|summary)(_|$)/, 'long_text'],
];

/** Guesses the type of a field from a variable's name, such as a date from `deadline`; a short text when none fits. */
export const guessType = (key: string): FieldType => GUESSES.find(([pattern]) => pattern.test(key))?.[1] ?? 'short_text';

const SWITCHES: ReadonlySet<FieldType> = new Set(['checkbox', 'toggle_text']);

/**
 * Makes the form field for a variable of the template that has none: its key as written, type and label guessed from it. It is required, so
 * that the template gets no gap; a switch never leaves one.
 */
export const fieldForVariable = (key: string): DraftField => ({ ...newField(guessType(key), new Set(), labelFrom(key)), key, required: !SWITCHES.has(guessType(key)) });

/** Changes a form field's type. Texts and conditions stay as far as the new type has them, and the rest is removed. */
export function withType(field: DraftField, type: FieldType): DraftField {
  if (type === field.type) return field;
  const was = kindOf(field.type);
  const will = kindOf(type);
  const { key, label, help, required, hidden, showIf } = field;
  const kept: DraftField = { key, type, label, required, ...startOf(type) };
  if (help !== undefined) kept.help = help;
  if (showIf) kept.showIf = showIf;
  if (field.drives && mayDriveLength(type)) kept.drives = field.drives;
  if (hidden && will.preset) kept.hidden = hidden;
  if (will.placeholder && field.placeholder !== undefined) kept.placeholder = field.placeholder;
  if (will.pattern && field.pattern !== undefined) kept.pattern = field.pattern;
  if (will.options && field.options?.length) kept.options = field.options;
  if (will.inserts && field.insertText !== undefined) kept.insertText = field.insertText;
  if (will.bounds !== null && will.bounds === was.bounds) {
    if (field.min !== undefined) kept.min = field.min;
    if (field.max !== undefined) kept.max = field.max;
  }
  const sameDefault = keptDefault(field, type);
  if (sameDefault !== undefined) kept.default = sameDefault;
  return kept;
}

const TEXTS: readonly FieldType[] = ['short_text', 'long_text', 'url'];
const ALIKE: readonly (readonly FieldType[])[] = [TEXTS, ['number', 'slider'], ['select', 'radio_cards'], ['checkbox', 'toggle_text']];

const keptDefault = (field: DraftField, type: FieldType): DraftField['default'] =>
  ALIKE.some((types) => types.includes(field.type) && types.includes(type)) ? field.default : undefined;

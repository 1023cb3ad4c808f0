import type { FieldType } from '#contracts/prompt-form.ts';
import { FIELD_KINDS_WORDS } from '../builder-fields.words.ts';
import { must } from '#contracts/must.ts';

/** What the smallest and largest value of a field type count, such as characters; null for a type without bounds. */
export type Bounds = 'characters' | 'number' | 'choices' | 'tags' | 'rows' | null;

export interface FieldKind {
  type: FieldType;
  label: string;
  /** One line about the field type, on its tile in the menu that adds fields. */
  pitch: string;
  group: 'Words' | 'Choices' | 'Numbers and days' | 'Files and lists';
  bounds: Bounds;
  placeholder: boolean;
  pattern: boolean;
  options: boolean;
  /**
   * Whether the author may set a default for fields of this type. Files have none, because readers could not see it. Rows use the defaults of
   * their columns.
   */
  preset: boolean;
  /** Whether a field of this type is a switch that can insert a text of the author into the prompt. */
  inserts: boolean;
}

const kind = (type: FieldType, group: FieldKind['group'], label: string, pitch: string, more: Partial<FieldKind> = {}): FieldKind => ({
  type, group, label, pitch, bounds: null, placeholder: false, pattern: false, options: false, preset: true, inserts: false, ...more,
});

/** The 16 types of form fields, in the order of the menu that adds fields. */
export const FIELD_KINDS: readonly FieldKind[] = [
  kind('short_text', 'Words', 'Short text', 'One line: a topic, a name', { bounds: 'characters', placeholder: true, pattern: true }),
  kind('long_text', 'Words', 'Long text', 'Several lines', { bounds: 'characters', placeholder: true }),
  kind('tags', 'Words', 'Tags', 'Several short words', { bounds: 'tags', pattern: true }),
  kind('url', 'Words', 'Web address', 'A link, checked for you', { bounds: 'characters', placeholder: true, pattern: true }),
  kind('select', 'Choices', 'Select', FIELD_KINDS_WORDS.selectPitch, { options: true, placeholder: true }),
  kind('radio_cards', 'Choices', 'Radio cards', FIELD_KINDS_WORDS.radioCardsPitch, { options: true }),
  kind('multi_select', 'Choices', 'Multi-select', 'Any number of many', { options: true, bounds: 'choices' }),
  kind('checkbox', 'Choices', 'Checkbox', 'Yes or no', { inserts: true }),
  kind('toggle_text', 'Choices', 'Inserts text', FIELD_KINDS_WORDS.toggleTextPitch, { inserts: true }),
  kind('number', 'Numbers and days', 'Number', 'Typed, with limits', { bounds: 'number', placeholder: true }),
  kind('slider', 'Numbers and days', 'Slider', 'A number on a scale', { bounds: 'number' }),
  kind('date', 'Numbers and days', 'Date', 'A day on the calendar'),
  kind('color', 'Numbers and days', 'Colour', 'Picked from a wheel'),
  kind('image', 'Files and lists', 'Image upload', 'A picture to start from', { preset: false }),
  kind('file', 'Files and lists', 'Text file', FIELD_KINDS_WORDS.filePitch, { preset: false }),
  kind('rows', 'Files and lists', 'Rows', 'A group of fields, repeated', { bounds: 'rows', preset: false }),
];

const BY_TYPE = new Map(FIELD_KINDS.map((entry) => [entry.type, entry]));

/** Returns what the builder knows about a field type, such as its label. */
export const kindOf = (type: FieldType): FieldKind => must(BY_TYPE.get(type), 'the kind of a field');

/** Types of fields that may be a column of a field with rows. */
export const COLUMN_KINDS: readonly FieldKind[] = FIELD_KINDS.filter(({ type }) => type !== 'rows');

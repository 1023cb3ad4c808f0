import type { FieldType } from '#contracts/prompt-form.ts';

/** Names of the kinds of fields of a prompt's form, as its readers see them. */
export const TYPE_NAMES: Record<FieldType, string> = {
  short_text: 'Short text', long_text: 'Long text', number: 'Number', slider: 'Slider', select: 'Choice', multi_select: 'Several choices',
  radio_cards: 'Cards', checkbox: 'Checkbox', toggle_text: 'Inserts text', date: 'Date', color: 'Colour', url: 'Link', image: 'Image', file: 'File', tags: 'Tags', rows: 'Repeatable',
};

import { plural } from '#contracts/plural.ts';
import { FIELD_LIMIT, OPTION_LIMIT } from '#contracts/prompt-form.ts';

/** fields/add-field.tsx */
export const ADD_FIELD = {
  fullText: `A form has at most ${FIELD_LIMIT} fields. Delete one to add another.`,
  roomForMore: (count: number) => `Room for ${FIELD_LIMIT - count} more ${plural(FIELD_LIMIT - count, 'field')}.`,
  sectionHelp: 'A heading over the fields that follow',
};

/** fields/field-kinds.ts */
export const FIELD_KINDS_WORDS = {
  selectPitch: 'One of many, in a list',
  radioCardsPitch: 'One of a few, with pictures',
  toggleTextPitch: 'A switch that adds your words',
  filePitch: 'Text or Markdown to read',
};

/** fields/fields-pane.tsx */
export const FIELDS_PANE = {
  emptyForm: 'No fields yet. Add one, or write {{topic}} in the template and create its field from there.',
  emptySection: 'No fields yet. Drag a field here, or move one with Alt and an arrow key.',
};

/** fields/inspector/key-input.tsx */
export const KEY_INPUT = {
  help: (key: string) => `Used in the template as {{${key}}}`,
};

/** fields/inspector/length-switch.tsx */
export const LENGTH_SWITCH = {
  help: 'Its value is the length in words. It replaces the length control and sets the price: above 400 words a text is long.',
  wordsLabel: (label: string, index: number) => `Words for “${label || `option ${index + 1}`}”`,
};

/** fields/inspector/option-picture.tsx */
export const OPTION_PICTURE = {
  uploadFailedTitle: 'The picture could not be uploaded',
  uploadFailed: 'Nothing was stored. Please try again.',
  changeLabel: (name: string) => `Change the picture of ${name}`,
  removeLabel: (name: string) => `Remove the picture of ${name}`,
};

/** fields/inspector/options-editor.tsx */
export const OPTIONS_EDITOR = {
  valueHelp: 'Rules and saved inputs use this value.',
  fullText: `${OPTION_LIMIT} options are the most`,
  pasteHint: 'Paste a list to add one option per line.',
};

/** fields/inspector/show-if-editor.tsx */
export const SHOW_IF_EDITOR = {
  lateField: (field: string) => `${field} (not before this field)`,
  noFieldHelp: 'A rule can use the fields above this one. There are none yet.',
};

/** fields/sortable-list.tsx */
export const SORTABLE_LIST = {
  dragInstructions: 'Press Space to pick it up, the arrow keys to move it, Space to put it down and Escape to cancel. Or press Alt with an arrow key.',
};

/** fields/use-field-edits.tsx */
export const USE_FIELD_EDITS = {
  keyStillUsed: (key: string) => `{{${key}}} is still used in the template.`,
};

/** fields/use-pane-moves.ts */
export const USE_PANE_MOVES = {
  atEnd: (name: string, by: number) => `${name} is already ${by < 0 ? 'first' : 'last'}.`,
  sectionMoved: (at: number, to: number, count: number) => `Section ${at + 1} is now section ${to + 1} of ${count}.`,
};

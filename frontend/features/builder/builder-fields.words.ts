import { PATTERN_INPUT_LIMIT } from '#contracts/form-pattern.ts';
import { counted, pluralWord } from '#contracts/plural.ts';
import { FIELD_LIMIT, OPTION_LIMIT } from '#contracts/prompt-form.ts';

export const ADD_FIELD = {
  fullText: `A form has at most ${FIELD_LIMIT} fields. Delete one to add another.`,
  roomForMore: (count: number) => `Room for ${FIELD_LIMIT - count} more ${pluralWord(FIELD_LIMIT - count, 'field')}.`,
  sectionHelp: 'A heading over the fields that follow',
  button: 'Add a field',
  newSectionText: 'New section',
};

export const FIELD_KINDS_WORDS = {
  selectPitch: 'One of many, in a list',
  radioCardsPitch: 'One of a few, with pictures',
  toggleTextPitch: 'A switch that adds your words',
  filePitch: 'Text or Markdown to read',
};

export const FIELDS_PANE = {
  emptyForm: 'No fields yet. Add one, or write {{topic}} in the template and create its field from there.',
  emptySection: 'No fields yet. Drag a field here.',
  emptySectionKeys: 'Alt and an arrow key move one too.',
  unnamedField: 'this field',
  deleteSectionLabel: 'Delete a section',
  fieldsTitle: 'Fields',
  ofText: (count: number) => `${count} of ${FIELD_LIMIT}`,
  orderOfFieldsLabel: 'Order of fields',
  moveLabel: (name: string) => `Move ${name}`,
  headingLabel: 'Heading',
  newSectionLabel: 'New section',
  deleteTitle: (title: string) => `Delete ${title}?`,
  action: 'Delete section',
  busyLabel: 'Deleting',
  deleteText: (fields: number) => `${counted(fields, 'field goes', 'fields go')} with it. Undo brings everything back.`,
};

export const KEY_INPUT = {
  help: (key: string) => `Used in the template as {{${key}}}`,
  label: 'Key',
};

export const LENGTH_SWITCH = {
  help: 'Its value is the length in words. It replaces the length control and sets the price: above 400 words a text is long.',
  wordsLabel: (label: string, index: number) => `Words for “${label || `option ${index + 1}`}”`,
  setsTheLengthText: 'Sets the length',
  label: 'Words for each option',
  wordsOfOptionText: (count: number) => `Words of option ${count}`,
};

export const OPTION_PICTURE = {
  uploadFailedTitle: 'The picture could not be uploaded',
  uploadFailed: 'Nothing was stored. Please try again.',
  changeLabel: (name: string) => `Change the picture of ${name}`,
  removeLabel: (name: string) => `Remove the picture of ${name}`,
  label: (name: string) => `Add a picture to ${name}`,
};

export const OPTIONS_EDITOR = {
  valueHelp: 'Rules and saved inputs use this value.',
  fullText: `${OPTION_LIMIT} options are the most`,
  pasteHint: 'Paste a list to add one option per line.',
  newOptionText: 'New option',
  optionsLabel: 'Options',
  unnamedOption: 'this option',
  orderOfOptionsText: 'Order of options',
  moveLabel: (name: string) => `Move ${name}`,
  labelOfOptionLabel: (count: number) => `Label of option ${count}`,
  placeholder: 'What people see',
  pastedOptionsText: 'Pasted options',
  moreAboutLabel: (name: string) => `More about ${name}`,
  removeLabel: (name: string) => `Remove ${name}`,
  hintLabel: 'Hint',
  valueLabel: 'Value',
  moveUpButton: 'Move up',
  moveDownButton: 'Move down',
  addOptionButton: 'Add option',
};

export const SHOW_IF_EDITOR = {
  lateField: (field: string) => `${field} (not before this field)`,
  noFieldHelp: 'A rule can use the fields above this one. There are none yet.',
  showIfText: 'Show if',
  alwaysLabel: 'Always',
  showIfFieldLabel: 'Show if: field',
  showIfHowLabel: 'Show if: how',
  showIfValueText: 'Show if: value',
};

export const USE_FIELD_EDITS = {
  keyStillUsed: (key: string) => `{{${key}}} is still used in the template.`,
  newFieldLabel: (label: string) => `New field "${label}"`,
  fieldForLabel: (key: string) => `Field for {{${key}}}`,
  keyOfColumnLabel: 'Key of a column',
  optionLabel: (count: number) => `Option ${count}`,
  copyOfFieldLabel: 'Copy of a field',
  deleteLabel: (name: string) => `Delete "${name}"`,
  bringBackLabel: (name: string) => `Bring back "${name}"`,
  toast: (name: string) => `"${name}" is gone`,
  button: 'Undo',
  sectionOfFieldLabel: 'Section of a field',
  orderOfFieldsLabel: 'Order of fields',
};

export const USE_PANE_MOVES = {
  atEnd: (name: string, by: number) => `${name} is already ${by < 0 ? 'first' : 'last'}.`,
  sectionMoved: (at: number, to: number, count: number) => `Section ${at + 1} is now section ${to + 1} of ${count}.`,
};

export const FIELD_ENTRY = {
  label: 'Section',
  duplicateButton: 'Duplicate',
  upButton: 'Up',
  downButton: 'Down',
};

export const FIELD_ROW = {
  noLabelYetText: 'No label yet',
  requiredTitle: 'Required',
  requiredText: 'required',
  noKeyYetText: 'no key yet',
  hiddenConstantTitle: 'Hidden constant',
  hiddenConstantText: 'hidden constant',
  shownIfTitle: (rule: string) => `Shown if ${rule}`,
  shownIfText: (rule: string) => `shown if ${rule}`,
};

export const BOUNDS_INPUTS = {
  fewestCharacters: 'Fewest characters',
  mostCharacters: 'Most characters',
  chooseAtLeastChoices: 'Choose at least',
  chooseAtMostChoices: 'Choose at most',
  atLeastTags: 'At least',
  atMostTags: 'At most',
  fewestRows: 'Fewest rows',
  mostRows: 'Most rows',
  placeholder: 'Any',
};

export const COLUMNS_EDITOR = {
  columnsLabel: 'Columns',
  unnamedColumn: 'this column',
  orderOfColumnsText: 'Order of columns',
  moveLabel: (label: string) => `Move ${label}`,
  newColumnText: 'New column',
  columnsMostButton: (columnLimit: number) => `${columnLimit} columns are the most`,
  addColumnButton: 'Add column',
};

export const DEFAULT_INPUT = {
  alwaysOnLabel: 'Always on',
  startLabel: 'On from the start',
  placeholder: 'None',
  noneChosenLabel: 'None chosen',
};

export const FIELD_INSPECTOR = {
  label: 'Label',
  typeLabel: 'Type',
  insertsLabel: 'Inserts',
  switchInsertsHelp: 'Switched on, these words are inserted. Without them, Yes or No is inserted.',
  toggleTextInsertsHelp: 'Switched on, these words are inserted. Switched off, nothing is.',
  insertedText: 'Inserted text',
  helpLabel: 'Help',
  placeholder: 'One line below the field',
  placeholderLabel: 'Placeholder',
  requiredLabel: 'Required',
  hiddenFieldHelp: 'People do not see it. The prompt always gets its value.',
  hiddenConstantText: 'Hidden constant',
  deleteColumnButton: 'Delete column',
  deleteFieldButton: 'Delete field',
};

export const PATTERN_INPUT = {
  patternLabel: 'Pattern',
  help: `A regular expression for the whole text, like [A-Z]{2}\\d{4}. Answers are then up to ${PATTERN_INPUT_LIMIT} characters.`,
  tryItLabel: 'Try it',
  placeholder: 'Try an answer',
  doesNotFitText: 'Does not fit',
};

export const SECTION_HEAD = {
  firstSectionNoPlaceholder: 'First section, no heading',
  nameThisSectionPlaceholder: 'Name this section',
  headingOfSectionLabel: (count: number) => `Heading of section ${count}`,
  moveUpLabel: (name: string) => `Move ${name} up`,
  moveDownLabel: (name: string) => `Move ${name} down`,
  deleteLabel: (name: string) => `Delete ${name}`,
};

import { counted, pluralWord } from '#contracts/plural.ts';
import { FIELD_LIMIT } from '#contracts/prompt-form.ts';
import { tokenWords } from '#ui/token-amount.tsx';

export const BUILDER_TEMPLATE = {
  formFull: `A form has at most ${FIELD_LIMIT} fields.`,
};

export const CHECKLIST = {
  roleTip: 'Say who is writing: "You are an editor who…"',
  subjectTip: 'Say what the picture shows.',
  taskTip: 'Say what to make with a plain verb: write, list, compare.',
  styleTip: 'Name a style, the light or what to leave out.',
  limitsTip: 'Set limits: length, tone, format, what to avoid.',
  exampleTip: 'Show one example of what good looks like.',
  emptyTip: 'Write the template first.',
  completeText: 'Complete. Test it before you publish.',
};

export const IMPORT_TOOL = {
  importedToast: 'Undo restores the text that was there before.',
  label: 'Import',
  toast: 'Imported into the editor',
};

export const IMPROVE_DIALOG = {
  undoLabel: 'Improve with AI',
  offer: 'A model reads your template and writes a clearer one. If it fails, it costs nothing.',
  running: 'A model reads your template and writes a clearer one.',
  progressLabel: 'Improving the template',
  wishHelp: 'Your variables do not change.',
  noResult: 'The run made no result. Your template is unchanged.',
  acceptedTitle: 'The new template is in place',
  accepted: 'Undo restores the old one.',
};

export const IMPROVE_REVIEW = {
  staleText: 'You changed the template meanwhile. This compares with your newest text.',
  noLongerNamedText: (named: string, count: number) => `${named} ${pluralWord(count, 'is', 'are')} no longer named.`,
  newMayNeedText: (named: string, count: number) => `${named} ${pluralWord(count, 'is', 'are')} new and may need a field.`,
};

export const LOOSE_VARIABLES = {
  noField: '{variable} has no field yet.',
  createSome: (room: number) => `Create ${room}, as many as fit`,
  label: (name: string) => `Create field ${name}`,
  createFieldButton: 'Create field',
  createAllButton: (count: number) => `Create all ${count}`,
};

export const SYSTEM_VARIABLES_WORDS = {
  todayPitch: 'The day of the run, like 2026-11-21',
  namePitch: 'The name of the person who runs it',
  languagePitch: 'The language of the person who runs it',
};

export const TEMPLATE_TEXT = {
  templateHelp: 'Type {{ to insert a field.',
  templatePlaceholder: 'You are an editor who…\n\nWrite about {{topic}} for {{audience}}.',
  systemHelp: 'Instructions that come before the template.',
  systemPlaceholder: 'You are a patient teacher who takes every question seriously.',
  negativeHelp: 'What the picture must not show.',
};

export const FOREIGN_NOTATION = {
  toast: 'The text was not changed',
  variablesLabel: 'Variables',
  variablesOtherNotationsLabel: 'Variables in other notations',
  runsFillOnlyText: '{count} Runs fill in only {code}.',
  becomesLabel: 'becomes',
  showLineLabel: (written: string, label: string, number: number) => `Show ${written} in the ${label}, line ${number}`,
  lineButton: (part: string | null, number: number) => `${part === null ? '' : `${part}, `}line ${number}`,
  andMoreText: (count: number) => `and ${count} more`,
  createFieldForLabel: (written: string) => `Create field for ${written}`,
  createFieldButton: 'Create field',
  useItButton: 'Use it',
  keepAsTextLabel: (written: string) => `Keep ${written} as text`,
  makeThemAllButton: 'Make them all fields',
  formFullText: `A form has at most ${FIELD_LIMIT} fields.`,
  tooLongText: (templateLimit: string) => `It would be longer than ${templateLimit} characters.`,
  otherNotation: (variables: number) => `${counted(variables, 'variable is', 'variables are')} written in another notation.`,
};

export const QUALITY_CARD = {
  qualityChecklistLabel: 'Quality checklist',
  qualityLabel: 'Quality',
};

export const TEMPLATE_BOX = {
  lengthText: (typed: number, limit: number, tokens: number) => `${typed.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')} · about ${counted(tokens, 'token')} of text`,
  leftOutText: (cut: number) => `${counted(cut, 'character')} did not fit and ${pluralWord(cut, 'was', 'were')} left out.`,
};

export const TEMPLATE_PANE = {
  title: 'Template',
  label: 'Template tools',
  improveWithAiButton: (price: number | null) => `Improve with AI${price === null ? '' : ` · ${tokenWords(price)}`}`,
  addButton: (label: string) => `Add a ${label}`,
};

export const VARIABLE_MENUS = {
  fieldButton: 'Field',
  systemVariableButton: 'System variable',
};

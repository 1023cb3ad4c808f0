import { TEMPLATE_LIMIT } from '#contracts/prompt-drafts.ts';
import { FIELD_LIMIT } from '#contracts/prompt-form.ts';

/** In several places. */
export const BUILDER_TEMPLATE = {
  formFull: `A form has at most ${FIELD_LIMIT} fields.`,
};

/** template/checklist.ts */
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

/** template/import-tool.tsx */
export const IMPORT_TOOL = {
  importedToast: 'Undo restores the text that was there before.',
};

/** template/improve/improve-dialog.tsx */
export const IMPROVE_DIALOG = {
  offer: 'A model reads your template and writes a clearer one. If it fails, it costs nothing.',
  runningDescription: 'A model reads your template and writes a clearer one.',
  acceptedToastTitle: 'The new template is in place',
  acceptedToast: 'Undo restores the old one.',
  reviewDescription: 'Nothing changes until you accept.',
  tooLong: `The result is longer than ${TEMPLATE_LIMIT.toLocaleString('en-US')} characters, so it does not fit.`,
  closeButton: 'Close (continues in the background)',
  wishHelp: 'Your variables do not change.',
  wishPlaceholder: 'Shorter, and in a warmer tone',
  noResult: 'The run made no result. Your template is unchanged.',
  saveFailed: 'The draft could not be saved first.',
  startUncertain: 'It may or may not have started.',
};

/** template/improve/improve-review.tsx */
export const IMPROVE_REVIEW = {
  staleText: 'You changed the template meanwhile. This compares with your newest text.',
};

/** template/loose-variables.tsx */
export const LOOSE_VARIABLES = {
  noField: '{variable} has no field yet.',
  createSome: (room: number) => `Create ${room}, as many as fit`,
};

/** template/system-variables.ts */
export const SYSTEM_VARIABLES_WORDS = {
  todayPitch: 'The day of the run, like 2026-11-21',
  namePitch: 'The name of the person who runs it',
  languagePitch: 'The language of the person who runs it',
};

/** template/template-text.ts */
export const TEMPLATE_TEXT = {
  templateHelp: 'Type {{ to insert a field.',
  templatePlaceholder: 'You are an editor who…\n\nWrite about {{topic}} for {{audience}}.',
  systemHelp: 'Instructions that come before the template.',
  systemPlaceholder: 'You are a patient teacher who takes every question seriously.',
  negativeHelp: 'What the picture must not show.',
};

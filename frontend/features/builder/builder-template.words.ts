import { TEMPLATE_LIMIT } from '#contracts/prompt-drafts.ts';
import { FIELD_LIMIT } from '#contracts/prompt-form.ts';
import { tokenWords } from '#ui/token-amount.tsx';

/** In several places. */
export const BUILDER_TEMPLATE = {
  formHasAtMost: `A form has at most ${FIELD_LIMIT} fields.`,
};

/** template/checklist.ts */
export const CHECKLIST = {
  sayWhoIsWriting: 'Say who is writing: "You are an editor who…"',
  sayWhatThePicture: 'Say what the picture shows.',
  sayWhatToMake: 'Say what to make with a plain verb: write, list, compare.',
  nameAStyle: 'Name a style, the light or what to leave out.',
  setLimitsLengthTone: 'Set limits: length, tone, format, what to avoid.',
  showOneExample: 'Show one example of what good looks like.',
  writeTheTemplateFirst: 'Write the template first.',
  completeTestItBefore: 'Complete. Test it before you publish.',
};

/** template/import-tool.tsx */
export const IMPORT_TOOL = {
  undoRestoresTheText: 'Undo restores the text that was there before.',
};

/** template/improve/improve-dialog.tsx */
export const IMPROVE_DIALOG = {
  newTemplate: 'The new template is in place',
  undoRestoresTheOld: 'Undo restores the old one.',
  nothingChangesUntil: 'Nothing changes until you accept.',
  resultIsLongerThan: `The result is longer than ${TEMPLATE_LIMIT.toLocaleString('en-US')} characters, so it does not fit.`,
  closeContinues: 'Close (continues in the background)',
  help: 'Your variables do not change.',
  placeholder: 'Shorter, and in a warmer tone',
  thisTakes: (cost: string, data: number) => `This takes ${cost}, and your wallet has ${tokenWords(data ?? 0)}.`,
  runMadeNoResult: 'The run made no result. Your template is unchanged.',
  draftCouldNot: 'The draft could not be saved first.',
  itMayOrMay: 'It may or may not have started.',
};

/** template/improve/improve-review.tsx */
export const IMPROVE_REVIEW = {
  youChangedTheTemplate: 'You changed the template meanwhile. This compares with your newest text.',
};

/** template/loose-variables.tsx */
export const LOOSE_VARIABLES = {
  hasNoFieldYet: 'has no field yet.',
  createAsMany: (room: number) => `Create ${room}, as many as fit`,
};

/** template/system-variables.ts */
export const SYSTEM_VARIABLES_WORDS = {
  dayOfTheRun: 'The day of the run, like 2026-11-21',
  nameOfThePerson: 'The name of the person who runs it',
  languageOfThePerson: 'The language of the person who runs it',
};

/** template/template-text.ts */
export const TEMPLATE_TEXT = {
  typeToInsert: 'Type {{ to insert a field.',
  youAreAnEditor: 'You are an editor who…\n\nWrite about {{topic}} for {{audience}}.',
  instructionsThatComeBefore: 'Instructions that come before the template.',
  youAreAPatient: 'You are a patient teacher who takes every question seriously.',
  whatThePictureMust: 'What the picture must not show.',
};

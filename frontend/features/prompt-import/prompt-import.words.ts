import { counted } from './import-words.ts';

/** result/import-result.tsx */
export const IMPORT_RESULT = {
  leftOut: (ready: number) => `${counted(ready, 'prompt')} left out by you`,
  couldNotBeImported: (refused: number) => `${counted(refused, 'prompt')} could not be imported`,
  empty: 'Nothing was imported.',
};

/** review/file-import.tsx */
export const FILE_IMPORT = {
  description: 'What you choose becomes a private draft: all of them at once, or none.',
  theseAreTheProblems: 'These are the problems of each prompt.',
  failed: 'Something went wrong.',
  retry: 'You can press again: it happens only once.',
};

/** review/file-review.tsx */
export const FILE_REVIEW = {
  noPrompt: 'No prompt of this file can be imported. The list of left-out prompts says why.',
  promptsThatAreLeft: 'Prompts that are left out',
  everyPrompt: 'Every prompt of this file can be imported.',
};

/** review/pasted-prompt.tsx */
export const PASTED_PROMPT = {
  isThisYourPrompt: 'Is this your prompt?',
  description: 'You can change all of it in the form builder.',
  createFieldsForThem: 'Create fields for them too',
  theyCouldNot: 'They could not be read. Please try again.',
  noDraftWasMade: 'No draft was made. You can press again: it happens only once.',
};

/** review/prompt-preview.tsx */
export const PROMPT_PREVIEW = {
  noVariablesItRuns: 'No variables: it runs without a form.',
};

/** review/review-row.tsx */
export const REVIEW_ROW = {
  itIsImportedAlready: 'It is imported already.',
};

/** review/text-review.tsx */
export const TEXT_REVIEW = {
  thisIsTheFirst: 'This is the first of them.',
};

/** source/file-form.tsx */
export const FILE_FORM = {
  oneFile: 'One file at a time, please. Pack a folder of Markdown files as a ZIP.',
  thisFileType: 'This file type is not supported. CSV, JSON, Markdown, plain text and ZIP work here.',
  dropAFileHere: 'Drop a file here, or',
  isUploadedReading: (name: string) => `${name} is uploaded. Reading it…`,
};

/** source/paste-form.tsx */
export const PASTE_FORM = {
  help: '{{name}}, {{tone:warm|dry}}, ${name:default}, [NAME], <name>, %name% and {name} become fields. Everything else is not changed.',
  placeholder: 'Write a haiku about [TOPIC] in a [TONE: wistful|cheerful] mood.',
  title: 'This cannot become a prompt yet',
  somethingWentWrongPlease: 'Something went wrong. Please try again.',
};

/** source/source-step.tsx */
export const SOURCE_STEP = {
  description: 'Variables become fields. You check everything before it is imported.',
};

/** source/use-import-upload.ts */
export const USE_IMPORT_UPLOAD = {
  fileCouldNot: 'The file could not be sent. Please try again.',
};

/** source/waiting-imports.tsx */
export const WAITING_IMPORTS = {
  itWasNotDeleted: 'It was not deleted. Please try again.',
};

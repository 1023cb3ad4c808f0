import { counted } from '#contracts/plural.ts';

/** result/import-result.tsx */
export const IMPORT_RESULT = {
  leftOutCount: (ready: number) => `${counted(ready, 'prompt')} left out by you`,
  refusedCount: (refused: number) => `${counted(refused, 'prompt')} could not be imported`,
  empty: 'Nothing was imported.',
};

/** review/file-import.tsx */
export const FILE_IMPORT = {
  readyDescription: 'What you choose becomes a private draft: all of them at once, or none.',
  refusedDescription: 'These are the problems of each prompt.',
  failed: 'Something went wrong.',
  retry: 'You can press again: it happens only once.',
};

/** review/file-review.tsx */
export const FILE_REVIEW = {
  readyEmpty: 'No prompt of this file can be imported. The list of left-out prompts says why.',
  refusedLabel: 'Prompts that are left out',
  refusedEmpty: 'Every prompt of this file can be imported.',
};

/** review/pasted-prompt.tsx */
export const PASTED_PROMPT = {
  title: 'Is this your prompt?',
  description: 'You can change all of it in the form builder.',
  moreFieldsButton: 'Create fields for them too',
  moreFieldsFailed: 'They could not be read. Please try again.',
  makeFailed: 'No draft was made. You can press again: it happens only once.',
};

/** review/prompt-preview.tsx */
export const PROMPT_PREVIEW = {
  noVariables: 'No variables: it runs without a form.',
};

/** review/review-row.tsx */
export const REVIEW_ROW = {
  alreadyImported: 'It is imported already.',
};

/** review/text-review.tsx */
export const TEXT_REVIEW = {
  firstOfMany: 'This is the first of them.',
};

/** source/file-form.tsx */
export const FILE_FORM = {
  tooManyFiles: 'One file at a time, please. Pack a folder of Markdown files as a ZIP.',
  wrongKind: 'This file type is not supported. CSV, JSON, Markdown, plain text and ZIP work here.',
  dropTitle: 'Drop a file here, or {choose}',
  chooseLink: 'choose one',
  reading: (name: string) => `${name} is uploaded. Reading it…`,
};

/** source/paste-form.tsx */
export const PASTE_FORM = {
  help: '{{name}}, {{tone:warm|dry}}, ${name:default}, [NAME], <name>, %name% and {name} become fields. Everything else is not changed.',
  placeholder: 'Write a haiku about [TOPIC] in a [TONE: wistful|cheerful] mood.',
  failedTitle: 'This cannot become a prompt yet',
  failed: 'Something went wrong. Please try again.',
};

/** source/source-step.tsx */
export const SOURCE_STEP = {
  description: 'Variables become fields. You check everything before it is imported.',
};

/** source/use-import-upload.ts */
export const USE_IMPORT_UPLOAD = {
  sendFailed: 'The file could not be sent. Please try again.',
};

/** source/waiting-imports.tsx */
export const WAITING_IMPORTS = {
  deleteFailed: 'It was not deleted. Please try again.',
};

import { counted, pluralWord } from '#contracts/plural.ts';

export const IMPORT_RESULT = {
  leftOutCount: (ready: number) => `${counted(ready, 'prompt')} left out by you`,
  refusedCount: (refused: number) => `${counted(refused, 'prompt')} could not be imported`,
  empty: 'Nothing was imported.',
  yoursOnlyText: (imported: number, count: string) => `${counted(imported, 'private draft is', 'private drafts are')} yours. Only you see ${pluralWord(imported, 'it', 'them')} until you publish. Choose a category first.${count}`,
  label: 'New drafts',
};

export const FILE_IMPORT = {
  readyDescription: 'What you choose becomes a private draft: all of them at once, or none.',
  refusedDescription: 'These are the problems of each prompt.',
  failed: 'Something went wrong.',
  retry: 'You can press again: it happens only once.',
  checkThePromptsTitle: 'Check the prompts',
  nothingCanImportedTitle: 'Nothing can be imported',
  backButton: 'Back',
  busyLabel: 'Creating drafts…',
  useThisPromptButton: 'Use this prompt',
  noDraftMadeTitle: 'No draft was made',
};

export const FILE_REVIEW = {
  readyEmpty: 'No prompt of this file can be imported. The list of left-out prompts says why.',
  refusedLabel: 'Prompts that are left out',
  refusedEmpty: 'Every prompt of this file can be imported.',
  promptsSeeLabel: 'Which prompts to see',
  readyLabel: (ready: number) => `Ready (${ready.toLocaleString('en-US')})`,
  leftOutLabel: (refused: number) => `Left out (${refused.toLocaleString('en-US')})`,
  chooseAllButton: 'Choose all',
  chooseNoneButton: 'Choose none',
  promptsReadyLabel: 'Prompts that are ready',
};

export const PASTED_PROMPT = {
  title: 'Is this your prompt?',
  description: 'You can change all of it in the form builder.',
  moreFieldsButton: 'Create fields for them too',
  moreFieldsFailed: 'They could not be read. Please try again.',
  makeFailed: 'No draft was made. You can press again: it happens only once.',
  backButton: 'Back',
  oneMomentBusyLabel: 'One moment…',
  useThisPromptButton: 'Use this prompt',
  notFieldsTitle: 'Another notation, so no fields yet',
  stayTextText: (written: string) => `${written}. This stays text unless you create fields for it.`,
  readingBusyLabel: 'Reading…',
};

export const PROMPT_PREVIEW = {
  noVariables: 'No variables: it runs without a form.',
  templateLabel: 'Template',
  heading: 'System text',
  fieldsLabel: 'Fields',
  thingWasChangedText: 'thing was changed',
  thingsWereChangedText: 'things were changed',
};

export const REVIEW_ROW = {
  alreadyImported: 'It is imported already.',
  noFieldsText: 'no fields',
  withoutTitleText: 'Without a title',
};

export const TEXT_REVIEW = {
  firstOfMany: 'This is the first of them.',
  title: (prompts: number) => `${counted(prompts, 'prompt')} in one go`,
  button: 'Import them all',
  heading: 'Still without a title',
  variablesAsText: (syntaxes: string) => `variables as ${syntaxes}`,
  noVariablesText: 'no variables',
};

export const FILE_FORM = {
  tooManyFiles: 'One file at a time, please. Pack a folder of Markdown files as a ZIP.',
  wrongKind: 'This file type is not supported. CSV, JSON, Markdown, plain text and ZIP work here.',
  dropTitle: 'Drop a file here, or {choose}',
  chooseLink: 'choose one',
  reading: (name: string) => `${name} is uploaded. Reading it…`,
  mbLimitText: (count: string, limit: string) => `It has ${count} MB: ${limit} is the limit.`,
  fileWithPromptsLabel: 'File with prompts',
  hint: (limit: string) => `prompts.chat or any CSV, JSON, Open WebUI, Langfuse, Markdown, or a ZIP of Markdown files · up to ${limit}`,
  cancelButton: 'Cancel',
  uploadingLabel: (name: string) => `Uploading ${name}`,
  title: (name: string) => `${name} was not accepted`,
  tryAgainButton: 'Try again',
};

export const PASTE_FORM = {
  help: '{{name}}, {{tone:warm|dry}} and ${name:default} become fields. So do [NAME], <name>, %name% and {name}, if the prompt has none of the first three. Otherwise they stay text, and the next step offers to create fields for them.',
  placeholder: 'Write a haiku about [TOPIC] in a [TONE: wistful|cheerful] mood.',
  failedTitle: 'This cannot become a prompt yet',
  failed: 'Something went wrong. Please try again.',
  label: 'Prompt',
  error: (count: number, pasteMax: number) => `This has ${count.toLocaleString('en-US')} characters; ${pasteMax.toLocaleString('en-US')} can be pasted. Upload it as a file.`,
};

export const SOURCE_STEP = {
  description: 'Variables become fields. You check everything before it is imported.',
  pasteLabel: 'Paste',
  fileLabel: 'File',
  title: 'Import your prompts',
  cancelButton: 'Cancel',
  busyLabel: 'Reading…',
  readItButton: 'Read it',
  whereFromLabel: 'Where from',
};

export const USE_IMPORT_UPLOAD = {
  sendFailed: 'The file could not be sent. Please try again.',
};

export const WAITING_IMPORTS = {
  deleteFailed: 'It was not deleted. Please try again.',
  heading: 'Not finished yet',
  readyText: (ready: number) => `${counted(ready, 'prompt')} ready · {when}`,
  lookAtLabel: (fileName: string) => `Look at ${fileName}`,
  lookAtItButton: 'Look at it',
  discardLabel: (fileName: string) => `Discard ${fileName}`,
  discardButton: 'Discard',
};

export const IMPORT_DIALOG = {
  title: 'Import finished',
  button: 'Done',
};

export const MARKED_TEMPLATE = {
  label: 'Text of the template',
};

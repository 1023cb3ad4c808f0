import { counted } from '#contracts/plural.ts';

export const CONFLICT_NOTICE = {
  title: 'This draft was also saved in another tab or device',
  savedText: 'Another tab or device saved it {when}, while you had unsaved changes here. Nothing is overwritten until you choose. You can keep writing.',
  copiedToastTitle: 'Your version is a new draft',
  copiedToast: 'This page shows the other version.',
  deletedTitle: 'This draft was deleted in another tab or device',
  keepButton: 'Keep it as a new draft',
  deletedText: 'Your text is still here. You can keep it as a new draft.',
  copyFailed: 'The copy could not be made. Nothing was changed.',
  label: 'What differs',
  whereColumn: 'Where',
  yoursHereColumn: 'Yours, here',
  theirsSavedColumn: 'Theirs, saved',
  keepMineButton: 'Keep mine',
  takeTheirsButton: 'Take theirs',
  busyLabel: 'Copying…',
  openMineButton: 'Open mine',
  keepMineCopyButton: 'Keep mine as a copy',
};

export const LATE_PART = {
  offlineText: 'You seem to be offline. Your text is saved in this browser.',
  title: 'This part could not be loaded',
  button: 'Try again',
};

export const PART_BOUNDARY = {
  text: 'Your text is safe and the rest of the page works. If trying again does not help, reload the page.',
  title: 'This part failed',
  button: 'Try again',
};

export const PROBLEMS_SUMMARY = {
  partsMissing: (count: number) => `${counted(count, 'part is', 'parts are')} missing before you can publish`,
  variablesText: (count: number, names: string) => `${count} variables have no field yet: ${names}`,
  testInputsText: (count: number, names: string) => `${count} sets of test inputs no longer fit the form: ${names}`,
  unnamedOptionsText: (count: number, field: string) => `Give ${counted(count, 'option')} of ${field} a name`,
  optionsText: (count: number, field: string, message: string) => `${counted(count, 'option')} of ${field}: ${message}`,
  fieldsText: (fields: string, message: string) => `${fields}: ${message}`,
  fieldName: (name: string) => `“${name}”`,
  unnamedField: (place: number) => `Field ${place}`,
  moreText: (names: string, more: number) => `${names} and ${more} more`,
};

export const SAVE_CHIP = {
  keptLabel: 'Offline: kept in this browser',
  notKeptLabel: 'Offline: keep this page open',
  keptText: 'You are offline. Your work is kept in this browser and saved when you are online again.',
  notKeptText: 'You are offline, and this browser keeps no copy. Keep this page open.',
  conflictText: 'This draft was saved in another tab or device. Choose which version to keep.',
  savedText: 'Saved {when}',
  notSavedYetText: 'Not saved yet',
  savedWriteText: 'Saved as you write',
  chooseVersionText: 'Choose a version',
  deletedElsewhereText: 'Deleted elsewhere',
  button: 'Try now',
  notSavedText: (message: string) => `Not saved. ${message}`,
};

export const START_GALLERY = {
  begunTitle: 'You began “{title}” {when}',
  unsavedText: 'It was never saved on the server. This browser kept it.',
  blankPitch: 'An empty template and form.',
  importPitch: 'Paste a prompt or upload a file. Variables become fields.',
  allLabel: 'All',
  textLabel: 'Text',
  imageLabel: 'Image',
  videoLabel: 'Video',
  workKeptBrowserText: 'Work kept by this browser',
  goOnButton: 'Go on',
  discardButton: 'Discard',
  startFromBlankText: 'Start from blank',
  heading: 'Or from a skeleton',
  contentTypeLabel: 'Content type',
  fieldsText: (count: number) => counted(count, 'field'),
  importText: 'Import',
};

export const START_PAGE = {
  title: 'What will you make?',
  intro: 'A prompt is a small app: a template and a form that other people fill in. Nothing is public until you publish it.',
};

export const OPEN_DRAFT = {
  restoredLabel: 'Work kept by this browser',
};

export const BUILDER_HEAD = {
  untitledPromptHeading: 'Untitled prompt',
  newPromptHeading: 'A new prompt',
  button: (count: number) => `${count} to go`,
  versionInReviewText: (pendingVersion: number) => `Version ${pendingVersion} in review`,
  takenDownText: 'Taken down',
  sentBackText: 'Sent back',
  changedSinceText: (publishedVersion: number) => `Changed since v${publishedVersion}`,
  publishedText: (publishedVersion: number) => `Published v${publishedVersion}`,
};

export const DESK = {
  testRunButton: 'Test run',
  continueToButton: (step: string) => `Continue to ${step}`,
};

export const STEPPER = {
  label: 'Steps',
  publishText: 'Publish',
  toGoText: (waiting: number) => `(${waiting} to go)`,
};

export const EXPORT_MENU = {
  jsonLabel: 'JSON',
  csvForSpreadsheetsLabel: 'CSV for spreadsheets',
  markdownInZipLabel: 'Markdown, in a ZIP',
  exportLabel: (title: string) => `Export “${title}”`,
  button: 'Export all',
};

export const OWN_PROMPTS = {
  heading: 'Your prompts',
  manageAllButton: (total: number) => `Manage all ${total.toLocaleString('en-US')}`,
  badge: 'Changed since',
  openButton: 'Open',
};

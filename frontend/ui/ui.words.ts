export const COLOR_INPUT = {
  button: 'Choose a colour',
};

export const COLOR_WHEEL = {
  label: 'Pick a colour',
};

export const COMBOBOX = {
  noMatchTryText: 'No match. Try fewer letters.',
  label: 'Show choices',
};

export const DATE_CALENDAR = {
  label: 'Open calendar',
};

export const FETCH_PROBLEM = {
  title: 'This could not be fetched',
  button: 'Try again',
  text: 'Nothing was changed. Please try again.',
};

export const FILE_DROP = {
  dropFileHereText: 'Drop a file here, or choose one',
};

export const LOAD_MORE = {
  button: 'Load more',
  busyLabel: 'Loading…',
  failed: (what: string) => `More ${what} could not be loaded.`,
};

export const PASSWORD_INPUT = {
  label: 'Show password',
};

export const STORAGE_BAR = {
  usedText: (used: string, quota: string, full: boolean) => `${used} of ${quota} used${full ? '. New uploads and imports are refused. Stored files stay.' : ''}`,
  label: 'Storage used',
};

export const TAGS_INPUT = {
  addTagText: 'Add a tag',
};

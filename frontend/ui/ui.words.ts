/** Texts of color-input.tsx. */
export const COLOR_INPUT = {
  button: 'Choose a colour',
};

/** Texts of color-wheel.tsx. */
export const COLOR_WHEEL = {
  label: 'Pick a colour',
};

/** Texts of combobox.tsx. */
export const COMBOBOX = {
  noMatchTryText: 'No match. Try fewer letters.',
  label: 'Show choices',
};

/** Texts of date-calendar.tsx. */
export const DATE_CALENDAR = {
  label: 'Open calendar',
};

/** Texts of fetch-problem.tsx. */
export const FETCH_PROBLEM = {
  title: 'This could not be fetched',
  button: 'Try again',
  text: 'Nothing was changed. Please try again.',
};

/** Texts of file-drop.tsx. */
export const FILE_DROP = {
  dropFileHereText: 'Drop a file here, or choose one',
};

/** Texts of password-input.tsx. */
export const PASSWORD_INPUT = {
  label: 'Show password',
};

/** Texts of storage-bar.tsx. */
export const STORAGE_BAR = {
  usedText: (used: string, quota: string, full: boolean) => `${used} of ${quota} used${full ? '. New uploads and imports are refused. Stored files stay.' : ''}`,
  label: 'Storage used',
};

/** Texts of tags-input.tsx. */
export const TAGS_INPUT = {
  addTagText: 'Add a tag',
};

/** basics/cover-field.tsx */
export const COVER_FIELD = {
  help: 'Without one, we draw a cover.',
  dropTitle: 'Drop a picture, or choose one',
  wrongFile: 'Use a PNG, JPG, GIF or WebP picture of at most 10 MB.',
  uploadFailed: 'The picture could not be uploaded. Please try again.',
};

/** basics/slug-field.tsx */
export const SLUG_FIELD = {
  takenNote: 'the address without a number is taken',
};

/** conflict/conflict-notice.tsx */
export const CONFLICT_NOTICE = {
  title: 'This draft was also saved in another tab or device',
  savedText: 'Another tab or device saved it {when}, while you had unsaved changes here. Nothing is overwritten until you choose. You can keep writing.',
  copiedToastTitle: 'Your version is a new draft',
  copiedToast: 'This page shows the other version.',
  deletedTitle: 'This draft was deleted in another tab or device',
  keepButton: 'Keep it as a new draft',
  deletedText: 'Your text is still here. You can keep it as a new draft.',
  copyFailed: 'The copy could not be made. Nothing was changed.',
};

/** preview/preview-foot.tsx */
export const PREVIEW_FOOT = {
  size: 'About {tokens} tokens of text in',
};

/** preview/preview-pane.tsx */
export const PREVIEW_PANE = {
  formLabel: 'The form as buyers see it',
  emptyText: 'The filled prompt appears here as you write its template.',
};

/** preview/previewed-form.tsx */
export const PREVIEWED_FORM = {
  emptyText: 'Nothing to fill in: it runs with one click.',
};

/** shell/late-part.tsx */
export const LATE_PART = {
  offlineText: 'You seem to be offline. Your text is saved in this browser.',
};

/** shell/part-boundary.tsx */
export const PART_BOUNDARY = {
  consoleLine: 'A part of the form builder failed.',
  text: 'Your text is safe and the rest of the page works. If trying again does not help, reload the page.',
};

/** shell/problems-summary.tsx */
export const PROBLEMS_SUMMARY = {
  partsMissing: (count: number) => (count === 1 ? '1 part is missing before you can publish' : `${count} parts are missing before you can publish`),
};

/** shell/save-chip.tsx */
export const SAVE_CHIP = {
  keptLabel: 'Offline: kept in this browser',
  notKeptLabel: 'Offline: keep this page open',
  keptText: 'You are offline. Your work is kept in this browser and saved when you are online again.',
  notKeptText: 'You are offline, and this browser keeps no copy. Keep this page open.',
  conflictText: 'This draft was saved in another tab or device. Choose which version to keep.',
};

/** start/start-gallery.tsx */
export const START_GALLERY = {
  begunTitle: 'You began “{title}” {when}',
  unsavedText: 'It was never saved on the server. This browser kept it.',
  blankPitch: 'An empty template and form.',
  loadFailed: 'The starters could not be loaded. You can still start from blank.',
  importPitch: 'Paste a prompt or upload a file. Variables become fields.',
};

/** start/start-waiting.tsx */
export const START_WAITING = {
  title: 'What will you make?',
  intro: 'A prompt is a small app: a template and a form that other people fill in. Nothing is public until you publish it.',
};

/** sync/open-draft.ts */
export const OPEN_DRAFT = {
  restoredLabel: 'Work kept by this browser',
};

/** draft-reducer.ts */
export const DRAFT_REDUCER = {
  adoptedLabel: 'Changes from elsewhere',
};

/** sync/sync-failure.ts */
export const SYNC_FAILURE = {
  signedOut: 'You are signed out. Sign in again to continue here.',
  failed: 'It could not be saved.',
};

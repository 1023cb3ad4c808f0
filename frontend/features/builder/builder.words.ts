import { relativeTime } from '#lib/relative-time.ts';

/** basics/cover-field.tsx */
export const COVER_FIELD = {
  help: 'Without one, we draw a cover.',
  title: 'Drop a picture, or choose one',
  useAPngJpg: 'Use a PNG, JPG, GIF or WebP picture of at most 10 MB.',
  pictureCouldNot: 'The picture could not be uploaded. Please try again.',
};

/** basics/slug-field.tsx */
export const SLUG_FIELD = {
  addressWithoutANumber: ' · the address without a number is taken',
};

/** conflict/conflict-notice.tsx */
export const CONFLICT_NOTICE = {
  thisDraftWasAlso: 'This draft was also saved in another tab or device',
  anotherTabOrDevice: (updatedAt: string) => `Another tab or device saved it ${relativeTime(updatedAt)}, while you had unsaved changes here. Nothing is overwritten until you choose. You can keep writing.`,
  yourVersion: 'Your version is a new draft',
  thisPageShows: 'This page shows the other version.',
  title: 'This draft was deleted in another tab or device',
  keepIt: 'Keep it as a new draft',
  yourTextIsStill: 'Your text is still here. You can keep it as a new draft.',
  copyCouldNot: 'The copy could not be made. Nothing was changed.',
};

/** preview/preview-foot.tsx */
export const PREVIEW_FOOT = {
  tokensOfText: 'tokens of text in',
};

/** preview/preview-pane.tsx */
export const PREVIEW_PANE = {
  formAsBuyersSee: 'The form as buyers see it',
  filledPromptAppearsHere: 'The filled prompt appears here as you write its template.',
};

/** preview/previewed-form.tsx */
export const PREVIEWED_FORM = {
  nothingToFill: 'Nothing to fill in: it runs with one click.',
};

/** shell/late-part.tsx */
export const LATE_PART = {
  youSeem: 'You seem to be offline. Your text is saved in this browser.',
};

/** shell/part-boundary.tsx */
export const PART_BOUNDARY = {
  partOfTheForm: 'A part of the form builder failed.',
  yourTextIsSafe: 'Your text is safe and the rest of the page works. If trying again does not help, reload the page.',
};

/** shell/problems-summary.tsx */
export const PROBLEMS_SUMMARY = {
  partIsMissingBefore: '1 part is missing before you can publish',
  partsAreMissingBefore: (count: number) => `${count} parts are missing before you can publish`,
};

/** shell/save-chip.tsx */
export const SAVE_CHIP = {
  offlineKept: 'Offline: kept in this browser',
  offlineKeepThisPage: 'Offline: keep this page open',
  youAreOffline: 'You are offline. Your work is kept in this browser and saved when you are online again.',
  youAreOfflineAndThisBrowser: 'You are offline, and this browser keeps no copy. Keep this page open.',
  thisDraftWasSaved: 'This draft was saved in another tab or device. Choose which version to keep.',
};

/** start/start-gallery.tsx */
export const START_GALLERY = {
  itWasNeverSaved: 'It was never saved on the server. This browser kept it.',
  emptyTemplateAndForm: 'An empty template and form.',
  startersCouldNot: 'The starters could not be loaded. You can still start from blank.',
  pasteAPrompt: 'Paste a prompt or upload a file. Variables become fields.',
};

/** start/start-waiting.tsx */
export const START_WAITING = {
  whatWillYouMake: 'What will you make?',
  promptIsASmall: 'A prompt is a small app: a template and a form that other people fill in. Nothing is public until you publish it.',
};

/** sync/open-draft.ts */
export const OPEN_DRAFT = {
  workKept: 'Work kept by this browser',
};

/** sync/sync-failure.ts */
export const SYNC_FAILURE = {
  youAreSignedOut: 'You are signed out. Sign in again to continue here.',
  itCouldNot: 'It could not be saved.',
};

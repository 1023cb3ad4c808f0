import { pluralWord } from '#contracts/plural.ts';

export const COVER_FIELD = {
  help: 'Without one, we draw a cover.',
  dropTitle: 'Drop a picture, or choose one',
  wrongFile: 'Use a PNG, JPG, GIF or WebP picture of at most 10 MB.',
  uploadFailed: 'The picture could not be uploaded. Please try again.',
  coverLabel: 'Cover',
  alt: 'Your cover',
  button: 'Remove',
  hint: 'PNG, JPG, GIF or WebP up to 10 MB; 4:3 looks best',
  uploadingTheCoverLabel: 'Uploading the cover',
};

export const SLUG_FIELD = {
  takenNote: 'the address without a number is taken',
  label: 'Web address',
  promptText: (slug: string) => `/prompt/${slug}`,
  placeholder: 'Created from the title',
};

export const PREVIEW_FOOT = {
  sizeText: (tokens: number) => `About {count} ${pluralWord(tokens, 'token')} of text in`,
  perRunText: '{amount} per run',
};

export const PREVIEW_PANE = {
  formLabel: 'The form as buyers see it',
  emptyText: 'The filled prompt appears here as you write its template.',
  title: 'Live preview',
  fillWithExampleButton: 'Fill with example',
  surpriseMeButton: 'Surprise me',
  label: 'The filled prompt',
};

export const PREVIEWED_FORM = {
  emptyText: 'Nothing to fill in: it runs with one click.',
};

/** Texts of the builder on whether the draft of a prompt is saved. */
export const DRAFT_REDUCER = {
  adoptedLabel: 'Changes from elsewhere',
};

export const BASICS_PANE = {
  contentTypeLabel: 'Content type',
  title: 'Basics',
  categoryLabel: 'Category',
  chooseCategoryPlaceholder: 'Choose a category',
  titleLabel: 'Title',
  outlineFirstBlogPlaceholder: 'The Outline-First Blog Builder',
  oneLinerLabel: 'One-liner',
  whatMakesOnePlaceholder: 'What it makes, in one line.',
  tagsLabel: 'Tags',
  enterCommaAddsHelp: 'Enter or a comma adds one.',
  outlineSeoPlaceholder: 'outline, seo',
  languageLabel: 'Language',
  whatTextResultsHelp: 'What its text and its results are written in.',
};

export const DESCRIPTION_FIELD = {
  label: 'Description',
  help: 'In Markdown: what it does well and what it needs.',
  nothingWrittenYetText: 'Nothing written yet.',
  button: 'Keep writing',
};

export const BUILDER = {
  pageTitle: 'Create Prompt',
  draftNotOpenedTitle: 'This draft could not be opened',
  tryAgainButton: 'Try again',
  draftSafeText: 'Your draft is safe. Please try again.',
  draftNotFoundTitle: 'Draft not found',
  startNewOneButton: 'Start a new one',
  draftNotFoundText: 'It may have been deleted, or it belongs to another account.',
  draftUpdatedToast: 'Draft updated',
  draftSavedToastText: 'This draft was saved in another tab or device. Undo brings back your version.',
  workRestoredToast: 'Your work is restored',
  unsavedChangesBackToastText: 'Your unsaved changes are back.',
};

import { counted } from '#contracts/plural.ts';
import type { PackStatus } from '#contracts/packs.ts';

/** Words on the card of a pack. */
export const PACK_CARD = {
  ownedText: (owned: number, of: number) => `You own ${owned} of ${of}`,
  doneText: (done: number, of: number) => `${done} of ${of} done`,
  progressLabel: (title: string) => `Progress in ${title}`,
  insteadOfLabel: (tokens: number) => `instead of ${tokens}`,
  saveText: (percent: number) => `Save ${percent}%`,
  promptsText: (count: number) => counted(count, 'prompt'),
  continueText: 'Continue',
  startText: 'Start',
  freeChip: 'Free',
  yoursText: 'Your pack',
};

export const SAVE_PACK = {
  label: (title: string) => `Save ${title}`,
  saveButton: 'Save for later',
  savedButton: 'Saved',
  failedTitle: 'Not saved',
  failedText: 'Please try again.',
};

/** The name of each state of an own pack. */
export const PACK_STATES: Record<PackStatus, string> = { draft: 'Draft', in_review: 'In review', published: 'Published', rejected: 'Sent back', removed: 'Taken down' };

/** Words of the rows of packs on the home page and in the marketplace. */
export const PACK_RAILS = {
  link: 'All packs',
  onSaleTitle: 'Packs on sale',
  onSaleNote: 'for a few days',
  featuredTitle: 'Featured packs',
  featuredNote: 'what you already own comes off the price',
};

import { counted } from '#contracts/plural.ts';
import type { CollectionChoice } from '#contracts/collections.ts';

export const VISIBILITY_WORDS = { private: 'Private', unlisted: 'Unlisted', public: 'Public' };

export const ADD_TO_COLLECTION = {
  title: 'Save to…',
  searchLabel: 'Find a collection',
  listLabel: 'Collections',
  noMatchText: 'No collection has this name.',
  noteLabel: 'Note',
  noteHelp: 'Shown beside the work, to everyone who sees the collection.',
  cancelButton: 'Cancel',
  saveButton: 'Save',
  busyLabel: 'Saving…',
  failed: 'Nothing was changed. Please try again.',
  refusedTitle: 'Not all of it was saved',
  savedToast: 'Collections changed',
  savedToText: (names: readonly string[]) => `It is in ${names.join(', ')} now.`,
  waitsText: (names: readonly string[]) => `It waits for a review in ${names.join(', ')}.`,
  removedText: (names: readonly string[]) => `It is no longer in ${names.join(', ')}.`,
  itemsHelp: ({ itemCount, reviewed }: CollectionChoice) => `${counted(itemCount, 'item')}${reviewed ? ' · waits for a review' : ''}`,
  onlyText: (kind: 'prompts' | 'creations') => `Holds ${kind} only`,
  othersText: 'Added by another person',
};

export const NEW_COLLECTION_ROW = {
  button: 'New collection',
  nameLabel: 'Name of the new collection',
  createButton: 'Create',
  busyLabel: 'Creating…',
  failed: 'It was not created. Please try again.',
};

export const COLLECTION_TILE = {
  items: (count: number) => counted(count, 'item'),
  followers: (short: string, count: number) => `${short} ${count === 1 ? 'follower' : 'followers'}`,
  waiting: (count: number) => `${count} to review`,
  contributors: (count: number) => counted(count, 'contributor'),
};

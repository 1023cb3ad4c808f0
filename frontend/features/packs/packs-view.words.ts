import { counted } from '#contracts/plural.ts';

export const PACK_TITLE = {
  packs: 'Packs',
  mine: 'My packs',
  sinceText: 'yours since {day}',
  giftText: 'a gift, yours since {day}',
  madeText: 'your own pack',
  freeText: 'free for everyone',
  progressLabel: 'Progress',
  doneText: (done: number, of: number) => `${done} of ${of} done`,
};

export const LESSON = {
  listLabel: 'Prompts of the pack, in order',
  next: 'Next',
  doneText: 'Done',
  newBadge: 'New',
  againButton: 'Again',
  runButton: (price: string) => `Run · ${price}`,
  runLabel: (title: string) => `Run ${title}`,
  markButton: 'Mark done',
  unmarkButton: 'Not done',
  markLabel: (title: string) => `Mark ${title} as done`,
  unmarkLabel: (title: string) => `Mark ${title} as not done`,
  saysText: '{name} says:',
  removedBadge: 'Taken down',
  removedText: 'A moderator took this prompt down. You can take its part of the price back.',
  goneText: 'It cannot be run now.',
  types: { text: 'Text', image: 'Image', video: 'Video' },
  versionText: (version: number) => `v${version} is out`,
  versionButton: 'Upgrade or stay',
  versionLabel: (title: string) => `Upgrade or stay: ${title}`,
  stepDone: 'Done',
};

export const PACK_SIDE = {
  changesTitle: 'What changed',
  addedText: (count: number) => `${counted(count, 'prompt')} added since you bought. ${count === 1 ? 'It is' : 'They are'} yours too.`,
  kinds: { added: 'Added {when}', removed: 'Removed {when}', price: 'Price changed {when}' },
  allButton: (count: number) => `All ${count} changes`,
  saveButton: 'Save all to folder',
  reviewButton: 'Review',
  giftButton: 'Gift a copy',
  refundButton: 'Refund',
  refundUntilText: 'Refund possible until {day}.',
};

export const REFUND_PACK = {
  title: (title: string) => `Refund ${title}?`,
  text: (tokens: number) => `${counted(tokens, 'token')} come back to your wallet. The prompts that you got with this pack leave your library.`,
  action: 'Refund',
  busyLabel: 'Refunding…',
  failed: 'Nothing was refunded. Please try again.',
  toast: (tokens: number) => `${counted(tokens, 'token')} returned`,
  toastText: 'They are in your wallet.',
  partTitle: (title: string) => `Take back the part for ${title}?`,
  partText: (tokens: number) => `${counted(tokens, 'token')} come back to your wallet. The prompt leaves the pack; the other prompts stay yours.`,
  partButton: (tokens: number) => `Take back ${counted(tokens, 'token')}`,
};

export const SAVE_TO_FOLDER = {
  title: 'Save all to a folder',
  description: (count: number) => `${counted(count, 'prompt')} will lie in the folder. A prompt lies in one folder at a time.`,
  folderLabel: 'Folder',
  newFolder: (title: string) => `New folder “${title}”`,
  cancelButton: 'Cancel',
  saveButton: 'Save all',
  busyLabel: 'Saving…',
  failedTitle: 'Not everything was saved',
  failed: 'Some prompts are not in the folder. Press Save all again.',
  toast: (count: number, folder: string) => `${counted(count, 'prompt')} saved to ${folder}`,
};

export const PACK_VIEW = {
  reviews: 'Reviews',
};

export const PROGRESS = {
  failedTitle: 'The tick was not saved',
  failed: 'Please try again.',
};

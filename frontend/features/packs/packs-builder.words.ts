import { counted } from '#contracts/plural.ts';
import type { PackProblem } from '#contracts/pack-builder.ts';
import { PACK_ITEMS_MIN, PROMPTS_FOR_PACK } from '#contracts/pack-builder.ts';

export const NEW_PACK = {
  title: 'Create a pack',
  intro: 'Choose prompts that work together. Order, notes and price come next, and nothing is public before you publish.',
  titleLabel: 'Title',
  titleHelp: 'What the set is for, like “Small Shop, Big Window”.',
  officialHelp: 'Holds prompts of the platform. Its earnings are the platform’s.',
  beginButton: 'Begin the pack',
  busyLabel: 'Creating…',
  failed: 'The pack was not created. Please try again.',
  fewTitle: `A pack needs ${PROMPTS_FOR_PACK} published prompts of yours`,
  fewText: 'Publish some prompts first. Free ones count too.',
  fewButton: 'Create a prompt',
};

export const PACK_BUILDER = {
  previewLabel: 'How the card will look',
  saveText: (percent: number) => `Save ${percent}%`,
  emptyCard: 'The covers of your prompts make the picture.',
  freePrice: 'Free',
  waitingText: 'Details and prompts cannot be changed while a moderator looks at the pack, unless you withdraw it from the review.',
};

export const DETAILS_FORM = {
  heading: 'What it is',
  titleLabel: 'Title',
  pitchLabel: 'One sentence',
  pitchHelp: 'Shown under the title on cards and on the page.',
  descriptionLabel: 'Description',
  descriptionHelp: 'What someone can do with the whole set. Markdown works.',
  categoryLabel: 'Category',
  categoryPlaceholder: 'Choose a category',
  orderLabel: 'How it is read',
  orderedLabel: 'Steps in order',
  orderedHelp: 'One leads to the next.',
  freeLabel: 'A set',
  freeHelp: 'Any prompt may come first.',
  priceLabel: 'Price',
  priceHelp: (listValue: number, prompts: number) => {
    if (listValue > 0) return `0 is free. One by one the prompts are worth ${counted(listValue, 'token')}.`;
    return prompts > 0 ? '0 is free. For a price, first set “Value alone” of each prompt.' : '0 is free. Add prompts to see what they are worth one by one.';
  },
  saveButton: 'Save',
  savedButton: 'Saved',
  busyLabel: 'Saving…',
};

export const PRICE_NOTE = {
  earn: (share: number, price: number) => `You earn up to ${share} of ${counted(price, 'token')} for each sale.`,
  save: (percent: number) => `Buyers save ${percent}% against one by one.`,
  noPaid: 'Paid packs need one approved paid prompt of yours. Until then a pack is free.',
};

export const DISCOUNT_FORM = {
  heading: 'Discount',
  text: 'Counts at once and without a review. It ends by itself on its last day.',
  percentLabel: 'Percent off',
  untilLabel: 'Last day',
  setButton: 'Set the discount',
  endButton: 'End the discount',
  busyLabel: 'Saving…',
  failed: 'The discount was not changed. Please try again.',
  savedToast: 'Discount saved',
  endedToast: 'Discount ended',
};

/** Words of the part of the pack builder that lists the pack's prompts in order. */
export const PACK_ITEMS = {
  heading: 'Prompts',
  text: (count: number) => `${counted(count, 'prompt')} in their order.`,
  mouseText: 'Drag one at its grip, use the arrows, or press Alt with an arrow key.',
  touchText: 'Move one with its arrows.',
  emptyText: `Add at least ${PACK_ITEMS_MIN} of your published prompts.`,
  listLabel: 'Prompts of the pack, in order',
  gripTitle: 'Drag to another place',
  upLabel: (title: string) => `Move ${title} up`,
  downLabel: (title: string) => `Move ${title} down`,
  removeLabel: (title: string) => `Take ${title} out`,
  goneTitle: 'A prompt that is gone',
  noteLabel: (title: string) => `Note to ${title}`,
  noteWord: 'Note',
  notePlaceholder: 'What the buyer should know before this step',
  valueLabel: 'Value alone',
  valueFixed: (tokens: number) => `${counted(tokens, 'token')}, its unlock price`,
  valueHelp: 'Prices, deductions and shares follow it.',
  versionLabel: 'Version',
  newestVersion: (version: number) => `Always the newest (v${version})`,
  pinnedVersion: (version: number) => `Stays at v${version}`,
  freeLabel: 'Free sample run',
  freeHelp: 'You pay for one run of each person a day.',
  keepsText: 'Runs of this prompt keep their fee for buyers.',
  movedNews: (title: string, place: number, of: number) => `${title} is at place ${place} of ${of} now`,
  failedTitle: 'The change was not saved',
  failed: 'Please try again.',
  saveNote: 'Saved',
};

export const ADD_PROMPTS = {
  label: 'Add your prompts',
  placeholder: 'Search your published prompts',
  foundLabel: 'Your published prompts',
  emptyText: 'No published prompt of yours matches.',
  addButton: 'Add',
  inText: 'In the pack',
  worth: (tokens: number) => `${counted(tokens, 'token')} alone`,
};

export const PUBLISH_CARD = {
  heading: 'Publish',
  draftText: 'Only you see it.',
  reviewText: 'A moderator looks at it now. You can withdraw it.',
  publishedText: 'It is on the market.',
  changedText: 'Your changes are not published yet.',
  noteLabel: 'What changed',
  noteHelp: 'Buyers read it in the pack’s changes.',
  publishButton: 'Publish',
  publishChangesButton: 'Publish the changes',
  submitButton: 'Submit for review',
  busyLabel: 'Publishing…',
  unpublishButton: 'Take off the market',
  takeBackButton: 'Withdraw from the review',
  unpublishTitle: 'Take the pack off the market?',
  unpublishText: 'It can no longer be bought. People who have it keep it.',
  unpublishBusy: 'Taking off…',
  openButton: 'See its page',
  deleteButton: 'Delete the pack',
  deleteTitle: 'Delete this pack?',
  deleteText: 'The draft is deleted for good. Your prompts stay as they are.',
  deleteBusy: 'Deleting…',
  failed: 'Nothing was changed. Please try again.',
  publishedToast: 'The pack is published',
  submittedToast: 'Submitted for review',
  submittedText: 'A moderator looks at paid packs first. You get a message.',
  unpublishedToast: 'The pack is off the market',
  problemsTitle: (count: number) => `${counted(count, 'thing')} missing`,
  reviewNoteTitle: 'What a moderator wrote',
};

/** Says for each problem that keeps a pack from being published what the maker has to do. */
export const PROBLEM_WORDS: Record<PackProblem, string> = {
  no_title: 'Give it a title.',
  no_category: 'Choose a category.',
  too_few_items: `Add at least ${PACK_ITEMS_MIN} prompts.`,
  item_unpublished: 'Take out the prompt that is not published any more.',
  no_value: 'Say what each prompt is worth alone.',
  price_above_value: 'Lower the price: the prompts cost less one by one.',
  few_prompts: `Publish ${PROMPTS_FOR_PACK} prompts first.`,
  no_paid_prompt: 'Get one paid prompt approved first, or make the pack free.',
  in_review: 'It is in review already.',
  unchanged: 'Nothing changed since it was published.',
  paused: 'Your publishing is paused by a decision.',
};

export const PACK_COUPONS = {
  heading: 'Coupons',
  text: 'A code that lowers the price. You bear the difference, and at least 1 token is paid.',
  platformText: 'A code that lowers the price. The platform bears the difference, and at least 1 token is paid.',
  codeLabel: 'Code',
  codeHelp: 'Left empty, one is made up.',
  codeProblem: 'Letters, digits and hyphens, 3 to 40.',
  valueProblem: 'Write a whole number of at least 1.',
  usesProblem: 'Write a whole number of at least 1.',
  kindLabel: 'Takes off',
  percent: 'Percent',
  tokens: 'Tokens',
  valueLabel: 'How much',
  usesLabel: 'How many uses',
  untilLabel: 'Last day',
  createButton: 'Make the coupon',
  busyLabel: 'Making…',
  failed: 'The coupon was not made. Please try again.',
  madeToast: (code: string) => `${code} counts now`,
  listLabel: 'Coupons',
  offPercent: (value: number) => `${value}% off`,
  offTokens: (value: number) => `${counted(value, 'token')} off`,
  usesText: (used: number, left: number) => `${used} used, ${left} left`,
  allPacks: 'All packs',
  untilText: 'until {day}',
  endedBadge: 'Ended',
  activeBadge: 'Active',
  endButton: 'End',
  endLabel: (code: string) => `End ${code}`,
  endFailed: 'The coupon was not ended. Please try again.',
  fundedBy: { author: 'paid by its maker', platform: 'paid by the platform' },
};

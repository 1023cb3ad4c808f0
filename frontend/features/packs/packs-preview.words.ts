import { counted } from '#contracts/plural.ts';

export const PACK_HEAD = {
  ratingText: (rating: number, reviews: number) => `${rating} from ${counted(reviews, 'review')}`,
  updatedText: 'Updated {when}',
};

export const INSIDE_LIST = {
  title: 'What’s inside',
  freeRunText: (name: string) => `${name} pays for one free run a day`,
  worksText: ' works',
  ownText: 'You own this',
  freeButton: 'Free run',
  usedButton: 'Used today',
};

export const PACK_SUM = {
  ownBoxText: 'You own {owned}, pay {pay} instead of {price}',
  ownedPart: (owned: number, of: number) => `${owned} of ${of}`,
  oneByOne: (count: number) => `${counted(count, 'prompt')}, one by one`,
  packPrice: 'Pack price',
  owned: (count: number) => (count === 1 ? 'One you already own' : `${count} you already own`),
  coupon: (code: string) => `Coupon ${code}`,
  youPay: 'You pay',
  balanceAfter: 'Balance after',
  short: (tokens: number) => `${tokens.toLocaleString('en-US')} short`,
};

export const BUY_CARD = {
  collectButton: 'Save to…',
  label: 'Get this pack',
  getButton: (price: string) => `Get the pack · ${price}`,
  giftButton: 'Gift it',
  yoursText: 'This pack is yours.',
  openButton: 'Open your pack',
  refundRule: (hours: number, runs: number) => `Refund within ${hours} hours if you made fewer than ${runs} runs.`,
  updates: (name: string) => `Yours for good, with every later version and every prompt ${name} adds.`,
  freeUpdates: 'Free for everyone, with every later version.',
  commercial: { all: 'Commercial use.', some: 'Commercial use of some prompts.', none: 'No commercial use.' },
  remix: { all: 'Remixes as each prompt says.', some: 'Remixes of some prompts.', none: 'No remixes.' },
  perRun: 'Prompts with a fee for each run keep it. Prompts sold in packs alone have none.',
};

export const COUPON_FIELD = {
  openButton: 'I have a coupon',
  label: 'Coupon code',
  applyButton: 'Use it',
  tooShort: 'A code has at least 3 characters.',
  removeButton: 'Take the coupon away',
  appliedText: (tokens: number) => `${counted(tokens, 'token')} off`,
  failed: 'The coupon could not be checked. Please try again.',
};

export const BUY_DIALOG = {
  title: (title: string) => `Get ${title}?`,
  description: (fresh: number, owned: number) =>
    owned === 0 ? `${counted(fresh, 'prompt')} ${fresh === 1 ? 'joins' : 'join'} your library.` : `${counted(fresh, 'new prompt')} ${fresh === 1 ? 'joins' : 'join'} your library. What you own stays as it is.`,
  action: 'Pay',
  actionFree: 'Get it',
  busyLabel: 'Paying…',
  packLine: 'Pack price',
  ownedLine: (owned: number, of: number) => `${owned} of ${of} you own`,
  couponLine: (code: string) => `Coupon ${code}`,
  refused: 'The pack could not be bought. Please try again.',
  silent: 'The answer did not arrive.',
  boughtToast: (title: string) => `${title} is yours`,
  boughtText: 'You find every prompt of it in your library, under From packs.',
};

export const GIFT_DIALOG = {
  title: (title: string) => `Gift ${title}`,
  description: 'A gift costs the full pack price. If it is not taken within 30 days, the tokens come back to you. Welcome and reward tokens cannot pay for gifts.',
  toLabel: 'Who gets it',
  personLabel: 'A person here',
  personHelp: 'They get a message and take it with one press.',
  linkLabel: 'Anyone with a link',
  linkHelp: 'You get a link to send. The first person who opens it and signs in takes it.',
  usernameLabel: 'Username',
  usernameHelp: 'Without the @.',
  usernameMissing: 'Write the username of the person.',
  action: 'Pay and gift',
  busyLabel: 'Paying…',
  refused: 'The gift could not be bought. Please try again.',
  silent: 'The answer did not arrive.',
  doneTitle: 'Your gift is ready',
  donePerson: (username: string, days: number) => `@${username} has a message now. The gift waits ${days} days.`,
  doneLink: (days: number) => `Send this link. The first person who opens it takes the gift. It waits ${days} days.`,
  linkBoxLabel: 'Link of the gift',
  copyButton: 'Copy the link',
  copiedToast: 'Link copied',
  closeButton: 'Done',
};

export const OWNER_BAR = {
  label: 'Your pack',
  title: 'Your pack.',
  officialTitle: 'A pack run by Conjure.',
  text: (sales: number, gifts: number, refunds: number, gross: number) =>
    `${counted(sales, 'sale')}, ${counted(gifts, 'gift')}, ${counted(refunds, 'refund')}, ${counted(gross, 'token')} before the platform’s part.`,
  editButton: 'Edit',
  viewButton: 'See it as an owner',
};

/** Words of the page of a pack before it is bought, with related packs. */
export const PREVIEW_VIEW = {
  market: 'Marketplace',
  packs: 'Packs',
  related: 'Goes well with it',
  allPacks: 'All packs',
  reviews: 'Reviews',
  reviewsNote: 'only from people who ran it',
  about: 'About this pack',
  reportButton: 'Report this pack',
};

export const PACK_BAR = {
  yoursText: (owned: number) => `${owned} yours`,
  button: 'Get the pack',
};

import { counted } from '#contracts/plural.ts';

export const FEATURED_PACKS = {
  label: 'Featured packs',
  carousel: 'carousel',
  badge: 'Featured',
  yours: 'This pack is yours',
  free: 'Free',
  oneByOne: 'one by one',
  save: (percent: number) => `Save ${percent}%`,
  openButton: 'Open your pack',
  insideButton: 'See what’s inside',
  previous: 'Previous featured pack',
  next: 'Next featured pack',
};

export const PACK_FILTERS = {
  typeLabel: 'Content type',
  all: 'All',
  text: 'Text',
  image: 'Image',
  video: 'Video',
  categoryLabel: 'Category',
  anyCategory: 'Any category',
  priceLabel: 'Price',
  anyPrice: 'Any price',
  sizeLabel: 'Size',
  anySize: 'Any size',
  sortLabel: 'Sort',
};

/** Words of a list of packs that is empty. */
export const PACKS_LIST = {
  emptyTitle: 'No packs yet. Even backpackers start somewhere 🎒',
  emptyPlainTitle: 'No packs yet',
  emptyText: 'A pack is a set of prompts that work together. You choose the prompts, the order and the price.',
  mineTitle: 'No packs bought yet',
  mineText: 'Packs that you buy, or get for free or as a gift, appear here.',
  savedTitle: 'No pack is saved yet',
  savedText: 'The heart on a pack keeps it here for later.',
  noMatchTitle: 'No pack matches',
  noMatchText: 'Take a filter away to see more packs.',
  clearButton: 'Clear filters',
  createButton: 'Create pack',
  browseButton: 'All packs',
  marketButton: 'Browse prompts',
};

/** Words of the page that lists packs. */
export const PACKS_PAGE = {
  title: 'Prompt packs',
  intro: 'Sets that work together. What you already own comes off the price.',
  createButton: 'Create pack',
  tabsLabel: 'Packs',
  allTab: 'All packs',
  mineTab: 'My packs',
  savedTab: 'Saved',
};

export const MADE_PACKS = {
  title: 'Packs that you make',
  free: 'free',
  facts: (prompts: number, price: string, sales: number) => `${counted(prompts, 'prompt')} · ${price} · ${counted(sales, 'sale')}`,
  editButton: 'Edit',
  editLabel: (title: string) => `Edit ${title}`,
};

export const MISSING_PACK = {
  title: 'This pack is not here',
  text: 'It may be a draft, or it was taken off the market. Packs that you bought stay under My packs.',
  button: 'All packs',
};

import { counted } from '#contracts/plural.ts';

/** Words of the administration of packs. */
export const ADMIN_PACKS = {
  title: 'Prompt packs',
  intro: 'Packs with their sales, those that wait for a review, the featured ones, packs run by Conjure, and coupons.',
  newButton: 'New pack by Conjure',
  tabsLabel: 'Prompt packs',
  packsTab: 'Packs',
  featuredTab: 'Featured',
  couponsTab: 'Coupons',
};

export const PACKS_PANEL = {
  searchLabel: 'Search packs',
  searchPlaceholder: 'Title of a pack',
  statusLabel: 'Status',
  anyStatus: 'All',
  totals: (packs: number, waiting: number, sales: number, refunds: number, gross: number) => `${counted(packs, 'pack')}, ${waiting} in review, ${counted(sales, 'sale')}, ${counted(refunds, 'refund')}, ${counted(gross, 'token')} paid and kept.`,
  tableLabel: 'Packs',
  columns: { pack: 'Pack', status: 'Status', price: 'Price', sales: 'Sales', refunds: 'Refunds', gross: 'Tokens', rating: 'Stars' },
  official: 'Run by Conjure',
  byText: (username: string, prompts: number) => `@${username} · ${counted(prompts, 'prompt')}`,
  deletedOwner: 'deleted account',
  free: 'Free',
  openLabel: (title: string) => `Open ${title}`,
  emptyTitle: 'No pack matches',
  emptyText: 'Packs appear here as soon as someone begins one.',
};

export const PACK_DRAWER = {
  loadingTitle: 'Pack',
  pageButton: 'Its page',
  editButton: 'Edit',
  waitingTitle: (version: number) => `Version ${version} waits for you`,
  noteText: (note: string) => `Its maker says: ${note}`,
  kinds: { added: 'Added', removed: 'Removed', price: 'Price changed' },
  itemsTitle: 'Prompts',
  salesTitle: 'Latest sales',
  noSales: 'No sale yet.',
  saleText: (paid: number, coupon: string | null) => `${counted(paid, 'token')}${coupon === null ? '' : ` with ${coupon}`}`,
  gift: 'gift',
  sellerGone: 'deleted account',
  saleStates: { active: 'Active', refunded: 'Refunded', returned: 'Returned' },
  decisionLabel: 'Decision',
  approveLabel: 'Approve',
  approveHelp: 'It goes on the market now.',
  changesLabel: 'Ask for changes',
  changesHelp: 'Its maker reads your note and submits again.',
  rejectLabel: 'Reject',
  rejectHelp: 'It does not go on the market.',
  ruleLabel: 'Rule',
  rulePlaceholder: 'Which rule it breaks',
  noteLabel: 'Note to its maker',
  decideButton: 'Decide',
  busyLabel: 'Deciding…',
  failed: 'Nothing was decided. Please try again.',
  decidedToast: 'Decided',
};

export const FEATURED_PANEL = {
  text: 'These come first on the packs page and on the home page, in this order. At most 12.',
  addLabel: 'Add a published pack',
  addButton: 'Feature',
  searchPlaceholder: 'Title of a pack',
  listLabel: 'Featured packs, in order',
  upLabel: (title: string) => `Move ${title} up`,
  downLabel: (title: string) => `Move ${title} down`,
  removeLabel: (title: string) => `Take ${title} out`,
  empty: 'No pack is featured.',
  failedTitle: 'The featured packs were not changed',
  failed: 'Please try again.',
};

import { pluralWord } from '#contracts/plural.ts';

const count = (number: number): string => number.toLocaleString('en-US');
const creations = (number: number): string => `${count(number)} ${pluralWord(number, 'creation')}`;

export const CREATIONS_PAGE = {
  pageTitle: 'My Creations',
  madeText: (all: number, open: number) => `${creations(all)}${open > 0 ? ` · ${count(open)} public` : ''}`,
  historyLink: 'History',
  makeButton: 'Make something',
  makeBriefButton: 'Make',
  tabsLabel: 'Sections',
  tabs: { all: 'All', text: 'Text', images: 'Images', videos: 'Videos', favourites: 'Favourites', public: 'Public', trash: 'Trash' },
  headings: { all: 'All creations', text: 'Texts', images: 'Images', videos: 'Videos', favourites: 'Favourites', public: 'Public creations', trash: 'Trash' },
  emptyTitle: ['Your gallery is so empty it echoes… echo… echo', 'No creations yet'] as const,
  emptyText: 'Run a prompt. Its results appear here.',
  storageText: 'Storage',
  storageOfText: (used: string, quota: string) => `${used} of ${quota}`,
  storageLabel: 'Storage used',
};

export const CREATIONS_LIST = {
  label: 'Creations',
  noMatchTitle: 'No creation matches',
  noMatchText: 'Try fewer words or filters.',
  clearButton: 'Clear filters',
  emptyTabs: {
    text: 'No texts yet', images: 'No images yet', videos: 'No videos yet', favourites: 'No favourites yet', public: 'Nothing is public', trash: 'The trash is empty', all: 'No creations yet',
  },
  emptyTabsText: {
    text: 'Texts that you make appear here.', images: 'Images that you make appear here.', videos: 'Videos that you make appear here.', favourites: 'The star of a creation puts it here.',
    public: 'What you make public appears here.', trash: 'Deleted creations stay here for 30 days.', all: 'Run a prompt. Its results appear here.',
  },
  loadingLabel: 'Loading creations',
  hints: [['X', 'select'], ['Space', 'look'], ['S', 'star'], ['R', 'remix'], ['?', 'all keys']] as const,
  keysTitle: 'Keys',
  keys: [
    ['← → ↑ ↓', 'Go to the next card'], ['Space', 'Look at it'], ['X', 'Select it'], ['Shift X', 'Select all up to it'], ['Ctrl A', 'Select all that are loaded'], ['S', 'Add to favourites, or take out'],
    ['R', 'Remix it'], ['M', 'Move it, or the selected ones, to a folder'], ['Alt ← →', 'Move a favourite among the others'], ['Delete', 'Move to the trash'], ['Esc', 'Select nothing'],
  ] as const,
  movedSaid: (place: number) => `Moved to place ${count(place)}`,
  selectedSaid: (number: number) => `${count(number)} selected`,
};

/** Texts of the toolbar of My Creations with its filters. */
export const TOOLBAR = {
  label: 'Your creations',
  searchPlaceholder: 'Search what you typed and what came out',
  any: { prompt: 'Any prompt', model: 'Any model', folder: 'Any folder', collection: 'Any collection', rating: 'Any rating' },
  noFolder: 'In no folder',
  rated: { up: 'Thumbs up', down: 'Thumbs down' },
  fromLabel: 'From', toLabel: 'To', whenLabel: 'When',
  filtersButton: 'Filters', allFiltersButton: 'All filters',
  facetText: (label: string, number: number) => `${label} (${count(number)})`,
  sortLabel: 'Order',
  sorts: { newest: 'Newest', oldest: 'Oldest', favourites: 'My order' },
  layoutLabel: 'Layout',
  layouts: { masonry: 'Grid', list: 'List' },
  clearButton: 'Clear',
  chipWords: { q: 'Words', prompt: 'Prompt', model: 'Model', folder: 'Folder', collection: 'Collection', rating: 'Rating', from: 'From', to: 'Until' },
  chipText: (name: string, value: string) => `${name}: ${value}`,
};

/** Reasons why the server did not change a creation, by their code. */
const REASONS: Readonly<Record<string, string>> = {
  too_telling: 'the output repeats the text of a sealed prompt',
  nothing_to_show: 'there is nothing to show',
  test_run: 'tests of drafts stay private',
  prompt_removed: 'the prompt was removed',
  not_found: 'they are gone',
  in_trash: 'they are in the trash',
};

/** Texts of the bar with actions for the selected creations. */
export const BULK = {
  label: 'Selected creations',
  selectedText: 'selected',
  clearLabel: 'Select nothing',
  aboutText: creations,
  wholeButton: (number: number | null) => (number === null ? 'All that match' : `All ${count(number)}`),
  moveButton: 'Move', collectButton: 'Collect', publishButton: 'Make public', unpublishButton: 'Make private', challengeButton: 'Challenge', downloadButton: 'Download', trashButton: 'Delete', restoreButton: 'Restore', deleteButton: 'Delete for ever',
  emptyButton: 'Empty trash',
  undoButton: 'Undo',
  done: {
    move: (number: number) => `${creations(number)} moved`,
    collect: (number: number) => `${creations(number)} added`,
    publish: (number: number) => `${creations(number)} made public`,
    unpublish: (number: number) => `${creations(number)} made private`,
    trash: (number: number) => `${creations(number)} moved to the trash`,
    restore: (number: number) => `${creations(number)} restored`,
    delete: (number: number) => `${creations(number)} deleted for ever`,
  },
  trashText: 'Kept there for 30 days.',
  refusedText: (number: number, why: string) => `${creations(number)} not changed: ${why}`,
  reasons: REASONS,
  otherReason: 'the server refused it',
  deleteTitle: 'Delete for ever?',
  deleteText: (number: number | null) => `${number === null ? 'All that match' : creations(number)}: files and words are deleted now and cannot come back. Receipts stay in your wallet.`,
  wholeTrashTitle: 'Move all to the trash?',
  wholeTrashText: 'All creations that match, also those that are not loaded yet. They stay in the trash for 30 days.',
  wholePublishTitle: 'Make all public?',
  publishTitle: 'Show these to all people?',
  publishText: (number: number | null) => `${number === null ? 'All creations that match' : creations(number)} will stand on your profile, the pages of their prompts and the home page. What you typed stays private.`,
  busyLabel: 'One moment…',
  preparingTitle: 'Your ZIP is being prepared',
  preparingText: 'The download starts by itself. You can go on meanwhile.',
  readyTitle: 'Your ZIP is ready',
  saveButton: 'Save',
  failedTitle: 'The ZIP could not be prepared',
  failedText: 'Nothing was changed. Please try again.',
};

export const MAKING_NOW = {
  title: 'Making now',
  heldText: 'held until they land',
  cancelButton: 'Cancel',
  stoppingLabel: 'Stopping…',
  ofText: (title: string) => ` ${title}`,
  progressLabel: (title: string) => `Progress of ${title}`,
  arrivedText: (delivered: number, quantity: number) => `${delivered} of ${quantity} are here`,
};

export const CARD_MENU = { moveItem: 'Move to a folder', publicItem: 'Make public', privateItem: 'Make private', trashItem: 'Move to the trash' };

/** Texts of a creation in My Creations, as card or as row. */
export const OWN_CARD = {
  selectLabel: (title: string) => `Select ${title}`,
  starLabel: 'Favourite',
  earlierLabel: (title: string) => `Move ${title} one place earlier`,
  laterLabel: (title: string) => `Move ${title} one place later`,
  moreLabel: (title: string) => `More for ${title}`,
  remixButton: 'Remix',
  animateLabel: (title: string) => `Animate ${title}`,
  collectLabel: (title: string) => `Add ${title} to a collection`,
  downloadLabel: (title: string) => `Download ${title}`,
  publicLabel: 'Public',
  privateLabel: 'Private',
};

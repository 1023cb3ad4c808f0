import { TRASH_DAYS } from '#contracts/creations.ts';
import type { LibrarySort, LibraryView } from '#contracts/library.ts';
import { counted } from '#contracts/plural.ts';

const prompts = (count: number): string => counted(count, 'prompt');

export const ACTION_FAILED = { title: 'Nothing was changed', text: 'Please try again.' };

/** Names of the library's views. */
export const VIEW_NAMES: Record<LibraryView, string> = {
  all: 'All', drafts: 'Drafts', published: 'Published', in_review: 'In review', unlocked: 'Unlocked', packs: 'From packs', saved: 'Saved', forked: 'Forked', favourites: 'Favourites', trash: 'Trash',
};

/** Words of the tree of folders beside the library, which is a sheet on phones. */
export const LIBRARY_TREE = {
  label: 'Library',
  itemsText: (count: number) => prompts(count),
  smartTitle: 'Smart folders',
  newSmartFolder: 'New smart folder',
  foldersTitle: 'Folders',
  sheetTitle: 'Folders',
  move: 'move',
  rename: 'rename',
  newFolder: 'new folder',
  chooseLabel: (name: string, count: number | undefined) => `Show another view. Now ${name}${count === undefined ? '' : `, ${prompts(count)}`}`,
};

export const FAVOURITES_BAR = {
  title: 'Favourites',
  run: 'run',
  star: 'star',
  runLabel: (place: number, title: string) => `Favourite ${place}: run ${title}`,
};

export const SORT_NAMES: Record<LibrarySort, string> = { used: 'Last used', name: 'Name', updated: 'Updated', runs: 'Most run', order: 'Own order' };

export const TOOLBAR = {
  label: 'Find and sort',
  findIn: (name: string) => `Find in ${name}`,
  typeLabel: 'Type',
  all: 'All',
  text: 'Text',
  image: 'Images',
  video: 'Videos',
  sortLabel: 'Sort',
  layoutLabel: 'Layout',
  list: 'List',
  grid: 'Grid',
  tagLabel: 'Tag',
  anyTag: 'Any tag',
  categoryLabel: 'Category',
  anyCategory: 'Any category',
  keysLabel: 'Keys of this page',
};

/** Words of the library's rows, their menus and marks. */
export const ROWS = {
  label: (name: string) => `${name}, your prompts`,
  untitled: 'Untitled prompt',
  you: 'You',
  youFrom: (name: string | null) => (name === null ? 'You, from a deleted account' : `You, from ${name}`),
  gone: 'Deleted account',
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all that are shown',
  prompt: 'Prompt',
  status: 'Status',
  runs: 'Runs',
  earned: 'Net earnings',
  used: 'Last used',
  updated: 'Updated',
  left: 'Days left',
  actions: 'Actions',
  actionsOf: (title: string) => `Actions for ${title}`,
  none: '–',
  never: 'Not yet',
  newer: (version: number) => `v${version}`,
  newerLabel: (version: number, title: string) => `Version ${version} of ${title} waits: upgrade or stay`,
  starred: 'Favourite',
  packLabel: 'From the pack',
  ownRuns: 'Runs of all people',
  yourRuns: 'Your runs',
  daysLeft: (days: number) => counted(days, 'day'),
  shown: (shown: number, total: number) => `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`,
  moved: (place: number, of: number) => `Moved to ${place} of ${of}`,
};

export const STATUS = { draft: 'Draft', in_review: 'In review', sent_back: 'Sent back', rejected: 'Rejected', published: 'Published', removed: 'Taken down', forked: 'Forked', unlocked: 'Unlocked', pack: 'From a pack', saved: 'Saved', trash: 'In the trash' };

export const ROW_MENU = {
  run: 'Run',
  look: 'Look',
  edit: 'Edit',
  duplicate: 'Duplicate',
  move: 'Move to…',
  tag: 'Tags…',
  collect: 'Save to…',
  share: 'Copy link',
  versions: 'Version history',
  unpublish: 'Unpublish',
  remove: 'Move to trash',
  unsave: 'Remove from Saved',
  restore: 'Restore',
  forever: 'Delete for ever',
  star: 'Add to favourites',
  unstar: 'Remove from favourites',
  review: 'Review',
};

export const ACTS = {
  undo: 'Undo',
  trashed: (count: number) => `${prompts(count)} moved to the trash`,
  trashedText: `Kept there for ${TRASH_DAYS} days. Buyers keep their versions.`,
  unsaved: (count: number) => `${prompts(count)} taken out of Saved`,
  restored: (count: number) => `${prompts(count)} restored`,
  restoredText: 'They are drafts until you publish them again.',
  deleted: (count: number) => `${prompts(count)} deleted for ever`,
  tagged: (count: number, tag: string) => `“${tag}” added to ${prompts(count)}`,
  starred: (count: number) => `${prompts(count)} added to favourites`,
  unstarred: (count: number) => `${prompts(count)} taken out of favourites`,
  moved: (count: number, folder: string | null) => (folder === null ? `${prompts(count)} taken out of their folder` : `${prompts(count)} moved to ${folder}`),
  refused: (count: number) => `${prompts(count)} stayed as they were`,
  refusedText: 'What you bought stays in your library, and only own prompts go to the trash.',
  copied: 'Link copied',
  duplicated: 'Copied into a new draft',
  duplicatedAll: (count: number) => `${prompts(count)} copied into new drafts`,
  notDuplicated: (count: number) => `${prompts(count)} could not be copied. The licence of some prompts allows no fork.`,
  unpublished: 'Unpublished. It is a draft now.',
  deleteTitle: (count: number) => `Delete ${prompts(count)} for ever?`,
  deleteText: 'Their drafts cannot be brought back. People who bought one keep their versions.',
  deleteAction: 'Delete for ever',
  deleteBusy: 'Deleting…',
  unpublishTitle: 'Unpublish this prompt?',
  unpublishText: 'It leaves the marketplace at once and becomes a draft. Buyers keep it.',
  unpublishAction: 'Unpublish',
  unpublishBusy: 'Unpublishing…',
};

export const BULK = {
  label: (count: number) => `${count} selected`,
  clear: 'Clear selection',
  selected: 'selected',
  all: (count: number) => `All ${count.toLocaleString('en-US')}`,
  move: 'Move',
  tag: 'Tag',
  collect: 'Add to collection',
  star: 'Star',
  duplicate: 'Duplicate',
  duplicating: 'Copying…',
  export: 'Export',
  remove: 'Remove',
  restore: 'Restore',
  forever: 'Delete for ever',
  about: (count: number) => prompts(count),
};

export const TAG_DIALOG = {
  title: (count: number) => (count === 1 ? 'Tags' : `Add a tag to ${prompts(count)}`),
  text: 'Only you see your tags. The search finds prompts by them.',
  label: 'Tags',
  one: 'Tag',
  placeholder: 'Client work',
  save: 'Save tags',
  add: 'Add tag',
  busy: 'Saving…',
  cancel: 'Cancel',
};

export const KEYS = {
  title: 'Keys of the library',
  rows: [
    ['↑ ↓', 'Go through the prompts'], ['X', 'Select'], ['⇧ ↑ ↓', 'Extend the selection'], ['Ctrl A', 'Select all that are shown'], ['Enter', 'Run'], ['Space', 'Look'], ['S', 'Star'], ['M', 'Move to a folder'], ['T', 'Tags'], ['Delete', 'Remove'],
    ['Alt ↑ ↓', 'Move a favourite'], ['1–5', 'Run a favourite'], ['N', 'New folder'], ['F2', 'Rename the folder'], ['Esc', 'Clear the selection'], ['?', 'This list'],
  ] as const,
};

export const LOOK = {
  close: 'Close',
  run: 'Run',
  edit: 'Edit',
  tags: 'Tags',
  noTags: 'None',
  pack: 'Pack',
  version: 'Version',
  unpublished: 'Not published yet',
};

export const EMPTY: Record<LibraryView | 'filtered' | 'folder', { title: string; text: string; action: string; to: string }> = {
  all: { title: 'Your library is empty', text: 'Prompts that you write, save or unlock are listed here.', action: 'Browse the marketplace', to: '/marketplace' },
  drafts: { title: 'No drafts', text: 'What you write is saved here until you publish it.', action: 'Create Prompt', to: '/create' },
  published: { title: 'Nothing published yet', text: 'Published prompts show their runs and earnings here.', action: 'Create Prompt', to: '/create' },
  in_review: { title: 'Nothing waits for a review', text: 'Paid prompts wait here until a moderator approves them.', action: 'See your drafts', to: '/my-library?view=drafts' },
  unlocked: { title: 'Nothing unlocked yet', text: 'Prompts that you unlock stay yours, with every later version.', action: 'Browse the marketplace', to: '/marketplace' },
  packs: { title: 'Nothing from packs yet', text: 'Prompts of packs that you own are listed here.', action: 'See prompt packs', to: '/prompt-packs' },
  saved: { title: 'Nothing saved yet', text: 'Press the bookmark of a prompt to keep it here.', action: 'Browse the marketplace', to: '/marketplace' },
  forked: { title: 'No forks yet', text: 'Fork a prompt whose licence allows it, and make it yours.', action: 'Browse the marketplace', to: '/marketplace' },
  favourites: { title: 'No favourites yet', text: 'Add a prompt in its menu. The first five stand above your prompts.', action: 'See all prompts', to: '/my-library' },
  trash: { title: 'The trash is empty', text: `Deleted prompts stay here for ${TRASH_DAYS} days.`, action: 'See all prompts', to: '/my-library' },
  filtered: { title: 'Nothing matches', text: 'Try fewer words or another filter.', action: 'Clear filters', to: '/my-library' },
  folder: { title: 'This folder is empty', text: 'Drag prompts here, or move one from its menu.', action: 'See all prompts', to: '/my-library' },
};

export const HEAD = {
  title: 'My Library',
  lead: (own: number, others: number) => `Every prompt you can run: ${own.toLocaleString('en-US')} of yours, ${others.toLocaleString('en-US')} from other people.`,
  import: 'Import',
  export: 'Export',
  create: 'Create Prompt',
  sections: 'Sections',
  prompts: 'Prompts',
  performance: 'Performance',
  json: 'JSON',
  csv: 'CSV for spreadsheets',
  markdown: 'Markdown in a ZIP',
};

export const FOLDER_BAR = { open: 'Open the folder', rules: 'Change its rules' };

/** Words that a screen reader says while a row of the library is dragged. */
export const DRAG = {
  ghost: (count: number, folder: string | null) => (folder === null ? prompts(count) : `${prompts(count)} to ${folder}`),
};

export const RENAME_FOLDER = { title: 'Rename the folder', label: 'Name', save: 'Save', cancel: 'Cancel', busy: 'Saving…' };

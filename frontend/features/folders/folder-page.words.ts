import { pluralWord } from '#contracts/plural.ts';

export const FOLDER_VIEW = {
  libraryCrumb: 'My Library',
  smartCrumb: 'Smart folders',
  promptsHeading: 'Prompts',
  creationsHeading: 'Creations',
  insideLabel: 'Folders inside',
  removedTitle: 'A moderator took this folder down',
  removedText: 'Other people cannot open it. What lies in it is unchanged, and you find the reason and the way to appeal among your messages.',
};

/** Texts of a folder that holds nothing. */
export const EMPTY_FOLDER = {
  title: 'Nothing in here yet',
  text: 'Move a prompt or a creation here from its menu, or drag it onto this folder in My Library.',
  libraryButton: 'Open My Library',
  marketplaceButton: 'Look around the marketplace',
  noMatchTitle: 'Nothing matches these rules',
  noMatchText: 'Remove or change a rule above, or look through My Library for what it should find.',
  forOthersTitle: 'Nothing to see in here',
  forOthersText: 'What its owner published in this folder shows up here.',
};

export const FOLDER_HEAD = {
  editLabel: 'Change name, icon and colour',
  newInsideButton: 'New folder',
  moveButton: 'Move',
  moreLabel: 'More',
  editItem: 'Edit folder',
  deleteItem: 'Delete folder',
  reportButton: 'Report',
  moveTitle: 'Move this folder to…',
  topButton: 'To the top',
  smartText: 'Fills itself from its rules.',
  byText: (name: string) => `A folder by ${name}`,
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: 'The folders inside it go too. Prompts and creations stay, in no folder.',
  deleteAction: 'Delete',
  deletingLabel: 'Deleting…',
  failedText: 'Nothing was changed. Please try again.',
  notMovedToast: 'The folder was not moved',
  deletedToast: 'Folder deleted',
};

export const FOLDER_EDIT = {
  title: 'Edit folder',
  nameLabel: 'Name',
  descriptionLabel: 'Description',
  iconLabel: 'Icon',
  colorLabel: 'Colour',
  saveButton: 'Save',
  busyLabel: 'Saving…',
  icons: { folder: 'Folder', star: 'Star', heart: 'Heart', rocket: 'Rocket', briefcase: 'Briefcase', book: 'Book', image: 'Picture', film: 'Film', pen: 'Pen', megaphone: 'Megaphone', flask: 'Flask', gift: 'Gift' },
  colors: { violet: 'Violet', teal: 'Teal', amber: 'Amber', coral: 'Coral', blue: 'Blue', green: 'Green' },
};

export const FOLDER_TILES = {
  itemsText: (items: number) => pluralWord(items, '1 item', `${items.toLocaleString('en-US')} items`),
};

/** Texts of the prompts and creations in a folder, and of their menus. */
export const FOLDER_ITEMS = {
  moveHint: 'move',
  altKey: 'Alt',
  movedText: (place: number, total: number) => `moved to ${place} of ${total}`,
  notMovedToast: 'The order was not changed',
  menuLabel: (title: string) => `What to do with ${title}`,
  moveItem: 'Move to…',
  takeOutItem: 'Take out of this folder',
  earlierItem: 'Move earlier',
  laterItem: 'Move later',
  pickerTitle: (title: string) => `Move “${title}” to…`,
  movedToast: 'Moved',
  takenOutToast: 'Taken out of the folder',
  failedToast: 'Nothing was moved',
  tryAgainText: 'Please try again.',
  runLabel: (title: string) => `Run ${title}`,
  runButton: 'Run',
  startsText: 'starts filled in',
};

/** Names of the orders in which a folder shows its creations. */
export const SORTS = {
  label: 'Order of the creations',
  own: 'My order',
  newest: 'Newest',
  oldest: 'Oldest',
};

export const STARTS_WITH = {
  heading: 'Starts with',
  intro: 'Prompts that you run from here open with these filled in.',
  noneText: 'Nothing yet. Choose a model, or values for fields that many prompts ask for.',
  editButton: 'Edit',
  modelLabel: 'Model',
  fromText: (name: string) => `from ${name}`,
  title: 'Prompts in here start with…',
  modelHelp: 'A prompt takes it if it can run on it.',
  noModel: 'No model of its own',
  valuesLabel: 'Values',
  valuesHelp: 'Named like a field of the form, such as “Brand name”. Forms take those that they ask for.',
  fieldLabel: (n: number) => `Field ${n}`,
  valueLabel: (n: number) => `Value ${n}`,
  fieldPlaceholder: 'Brand name',
  valuePlaceholder: 'Crumb & Co.',
  addButton: 'Add a value',
  removeLabel: (n: number) => `Remove value ${n}`,
  saveButton: 'Save',
  busyLabel: 'Saving…',
  failedToast: 'Nothing was saved',
};

export const SHARE_FOLDER = {
  heading: 'Share read-only',
  switchLabel: 'Share read-only',
  text: 'People with the link can look and run, not change. They see only prompts and creations that are public.',
  linkLabel: 'Share link',
  copyLabel: 'Copy link',
  copiedToast: 'Link copied',
  copyByHandToast: 'Copy this address',
  failedToast: 'Nothing was changed',
};

import { pluralWord } from '#contracts/plural.ts';

export const FOLDER_TREE = {
  itemsText: (items: number) => pluralWord(items, '1 item', `${items.toLocaleString('en-US')} items`),
};

export const FOLDER_PICKER = {
  title: 'Move to…',
  foldersLabel: 'Folders',
  noFolderButton: 'No folder',
  newFolderButton: 'New folder',
  newSmartFolder: 'New smart folder',
  nameLabel: 'Name of the new folder',
  makeButton: 'Make folder',
  busyLabel: 'Making…',
  moveButton: 'Move here',
  movingLabel: 'Moving…',
  emptyText: 'No folders yet. Make one below.',
  notMadeToast: 'The folder was not made',
  tryAgainText: 'Try again in a moment.',
};

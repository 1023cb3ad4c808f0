import { counted } from '#contracts/plural.ts';
import { COLLECTION_DESCRIPTION_MAX, COLLECTION_NAME_MAX } from '#contracts/collections.ts';

export const COLLECTION_CHANGES = {
  failed: 'Nothing was changed. Please try again.',
  deletedToast: 'Collection deleted',
  copiedToast: 'Copied. The copy is private',
  notCopiedTitle: 'It was not copied',
  notFollowedTitle: 'The change was not saved',
};

export const MY_COLLECTIONS_LIST = {
  searchPlaceholder: 'Find a collection',
  contentsLabel: 'Contents',
  sortLabel: 'Sort by',
  mineHeading: 'Mine',
  contributingHeading: 'Collaborating',
  followingHeading: 'Following',
  noMatchText: 'No collection matches.',
  clearButton: 'Clear filters',
  newTile: 'New collection',
  emptyTitle: ['A collection of nothing is very zen. But still.', 'No collections yet'] as const,
  browseButton: 'Browse',
  emptyText: 'Collect prompts and creations, alone or with others. Show them to all, to people with the link, or keep them private.',
};
export const KIND_WORDS = { mixed: 'Anything', prompts: 'Prompts', creations: 'Creations' } as const;
export const SORT_WORDS = { changed: 'Changed', name: 'Name', items: 'Most items', followers: 'Most followed' } as const;

export const COLLECTION_FORM = {
  newTitle: 'New collection',
  editTitle: 'Edit collection',
  newText: 'A set you can share. For your own filing, use a folder.',
  nameLabel: 'Name',
  nameMissing: 'Give it a name',
  nameLong: `${COLLECTION_NAME_MAX} characters at most`,
  nameCount: (length: number) => `${length} of ${COLLECTION_NAME_MAX}`,
  descriptionLabel: 'Description',
  descriptionLong: `${COLLECTION_DESCRIPTION_MAX} characters at most`,
  visibilityLabel: 'Who sees it',
  privateHelp: 'You and people you invite',
  unlistedHelp: 'Anyone with the link',
  publicHelp: 'In search and on your profile',
  kindLabel: 'What goes in',
  addLabel: 'Who can add',
  cancelButton: 'Cancel',
  createButton: 'Create collection',
  saveButton: 'Save',
  creatingLabel: 'Creating…',
  savingLabel: 'Saving…',
  savedText: '“Saved” keeps its name, and only you add to it.',
};
export const ADD_WORDS = { owner: 'Only me', anyone: 'Anyone', review: 'Anyone, with my review' } as const;

export const COLLECTION_HEADER = {
  crumb: 'My Collections',
  people: (own: boolean, owner: string, others: number) => `${own ? 'You' : owner}${others > 0 ? ` and ${counted(others, 'other')}` : ''}`,
  runAllButton: 'Run all free prompts',
  runAllPricedButton: (words: string) => `Run all free prompts · ${words}`,
  contributorsButton: 'Contributors',
  peopleButton: 'People',
  followButton: 'Follow',
  followingButton: 'Following',
  removedTitle: 'A moderator took this collection down',
  removedText: 'Only you see it now. The decision says why, and you can appeal there.',
  decisionsLink: 'Open the decision',
};

export const COLLECTION_MENU = {
  label: 'More: edit, duplicate, export',
  editText: 'Edit',
  duplicateText: 'Duplicate',
  jsonText: 'Export as JSON',
  markdownText: 'Export as Markdown',
  reportText: 'Report',
  leaveText: 'Leave the collection',
  deleteText: 'Delete',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteDescription: 'Its order and notes are deleted for good, also for followers and contributors. The works themselves stay where they are.',
  deleteButton: 'Delete collection',
  deletingLabel: 'Deleting…',
  exportFailedTitle: 'It was not exported',
  leftToast: 'You left the collection',
  notLeftTitle: 'You are still in it',
};

export const COLLECTION_VIEW = {
  tabsLabel: 'Collection',
  itemsTab: 'Items',
  reviewTab: 'To review',
  waitingTab: 'Your additions',
};

export const ITEMS = {
  label: 'Items',
  filterLabel: 'Type of work',
  allLabel: 'All',
  promptsLabel: 'Prompts',
  creationsLabel: 'Creations',
  packsLabel: 'Packs',
  moveHint: 'move',
  noteHint: 'note',
  emptyTitle: 'Nothing in it yet',
  emptyText: 'Choose “Save to…” on a prompt or a creation to put it here.',
  emptyVisitorText: 'Its owner has not put anything in it that you can see.',
  browseButton: 'Browse',
  noneOfType: 'Nothing of this type is in it.',
  moved: (title: string, place: number, count: number) => `${title}: moved to ${place} of ${count}`,
  notMovedTitle: 'The order was not saved',
  notRemovedTitle: 'It is still in the collection',
  notSavedTitle: 'The note was not saved',
  removedToast: 'Taken out',
  undoButton: 'Undo',
  failed: 'Please try again.',
};

export const SORTABLE_ITEMS = {
  instructions: 'Press space to take an item. Move it by the arrow keys. Press space again to put it down, or Escape to leave it where it was.',
  taken: (title: string, place: string) => `${title} is taken, at ${place}`,
  over: (title: string, place: string) => `${title} is at ${place}`,
  put: (title: string, place: string) => `${title} is now at ${place}`,
  back: (title: string) => `${title} went back`,
  place: (place: number, count: number) => `place ${place} of ${count}`,
};

export const ITEM_TILE = {
  kinds: { prompt: 'Prompt', creation: 'Creation', pack: 'Pack' },
  you: 'You',
  gone: 'A person who left',
  gripLabel: (title: string) => `Move ${title}`,
  menuLabel: (title: string) => `More for ${title}`,
  earlierText: 'Move earlier',
  laterText: 'Move later',
  addNote: 'Add a note',
  editNote: 'Edit the note',
  saveText: 'Save to…',
  removeText: 'Take out',
  noteOf: (name: string) => `Note of ${name}`,
};

export const NOTE_DIALOG = {
  title: 'Note',
  label: 'Note',
  help: 'Everyone who sees the collection can read it. An empty note is removed.',
  cancelButton: 'Cancel',
  saveButton: 'Save note',
  busyLabel: 'Saving…',
};

export const REVIEW_QUEUE = {
  label: 'Works that wait for a review',
  emptyTitle: 'Nothing waits',
  emptyText: 'Works that wait for your review appear here until you accept or decline them.',
  addedBy: (kind: string, name: string) => `${kind} · added by ${name}, {when}`,
  declineButton: 'Decline',
  acceptButton: 'Accept',
  acceptHint: 'accept',
  declineHint: 'decline',
  accepted: (title: string) => `${title}: accepted`,
  declined: (title: string) => `${title}: declined`,
  failedTitle: 'It was not decided',
  waitingText: 'Waits for a review',
};

export const RUN_ALL_DIALOG = {
  title: 'Run all free prompts',
  description: (count: number) => `${counted(count, 'prompt')} without a fee. Each asks for its own inputs on its page, and you start each run there.`,
  sumLabel: 'All together, each once',
  fromText: 'from',
  openButton: 'Open',
  failed: 'The prompts could not be fetched.',
  closeButton: 'Close',
};

/** Texts of the dialog with the people who may add to a collection. */
export const CONTRIBUTORS = {
  title: 'Contributors',
  description: (name: string) => `People who see and change “${name}” with you.`,
  ownerLabel: 'Owner',
  youLabel: 'you',
  listLabel: 'People',
  permissionOf: (name: string) => `What ${name} may do`,
  removeLabel: (name: string) => `Remove ${name}`,
  notChangedTitle: 'Nothing was changed',
  failed: 'Please try again.',
};
export const PERMISSION_WORDS = { view: 'Can view', add: 'Can add', add_review: 'Adds, you review', manage: 'Can manage' } as const;

export const INVITE_LINKS = {
  heading: 'Invite people',
  usernameLabel: 'Username',
  usernameHelp: 'They get a message, and can join or ignore it.',
  inviteButton: 'Invite',
  invitingLabel: 'Inviting…',
  invitedToast: (name: string) => `${name} is invited`,
  notInvitedTitle: 'The person was not invited',
  forText: (username: string) => `for @${username}`,
  permissionLabel: 'What they may do',
  permissionHelp: 'For the next invitation and the next link.',
  makeButton: 'Make a link',
  busyLabel: 'Making…',
  addressLabel: 'Address of the link',
  onceText: 'Copy it now: the address is shown this once. Everyone who has it can join until you revoke it.',
  copyButton: 'Copy',
  copiedToast: 'Link copied',
  copyByHandToast: 'Copy this address',
  listLabel: 'Links in force',
  joinedText: (joined: number) => (joined === 0 ? 'not used yet' : `${counted(joined, 'person', 'people')} joined`),
  revokeButton: 'Revoke',
  revokeLabel: (what: string) => `Revoke the link: ${what}`,
  failedTitle: 'The link was not made',
  notRevokedTitle: 'The link still works',
};

export const INVITE_CARD = {
  title: 'You are invited to a collection',
  text: 'The owner of the collection sent you this link. By joining you become a contributor. You can leave at any time.',
  joinButton: 'Join the collection',
  busyLabel: 'Joining…',
  joinedToast: 'You joined',
  goneTitle: 'This invitation is not in force',
  goneText: 'It was revoked, or the address is not complete. Ask the owner for another one.',
  homeButton: 'Home',
  failed: 'You did not join. Please try again.',
};

import { counted } from '#contracts/plural.ts';

/** Texts of the chat page around the list of chats and the open chat. */
export const CHAT_PAGE = {
  title: 'Chat',
  listLabel: 'Your chats',
  openList: 'Open the list of chats',
  notFoundTitle: 'This chat is not here',
  notFoundText: 'It was deleted, or it belongs to another account.',
  newButton: 'New chat',
};

export const CHAT_LIST = {
  newButton: 'New chat',
  searchPlaceholder: 'Search chats',
  pinned: 'Pinned',
  today: 'Today',
  yesterday: 'Yesterday',
  week: 'Last 7 days',
  month: 'Last 30 days',
  older: 'Older',
  found: 'Found',
  archived: 'Archived',
  emptyText: 'Your chats appear here once you have sent a message.',
  noMatch: (q: string) => `No chat has “${q}”.`,
  emptyArchive: 'No chat is archived.',
  showArchived: 'Archived chats',
  showAll: 'All chats',
  newFolderText: 'New folder',
  optionsLabel: 'More for the list',
  spentLabel: 'Spent today',
  spentText: (spent: number, limit: number | null) => (limit === null ? counted(spent, 'token') : `${spent.toLocaleString('en-US')} of ${limit.toLocaleString('en-US')}`),
  spentBar: (spent: number, limit: number) => `${spent} of ${limit} tokens spent today`,
  stoppedText: 'Spending is stopped',
};

export const CHAT_ROW = {
  menuLabel: (title: string) => `More for ${title}`,
  writing: 'A reply is being written',
  asking: 'A question waits for you',
  pinnedLabel: 'pinned',
  renameText: 'Rename',
  pinText: 'Pin',
  unpinText: 'Unpin',
  moveText: 'Move to a folder',
  archiveText: 'Archive',
  unarchiveText: 'Take out of the archive',
  deleteText: 'Delete',
  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteDescription: 'Its messages and links are deleted for good. Pictures and videos that were made stay in My Creations.',
  deleteButton: 'Delete chat',
  deletingLabel: 'Deleting…',
};

export const RENAME = {
  title: 'Rename the chat',
  label: 'Name',
  cancelButton: 'Cancel',
  saveButton: 'Save',
  busyLabel: 'Saving…',
  failed: 'The name was not saved. Please try again.',
};

/** Texts of the folders of chats: making, renaming, deleting, and moving a chat into one. */
export const FOLDERS = {
  failed: 'Please try again.',
  newTitle: 'New folder',
  renameTitle: 'Rename the folder',
  label: 'Name',
  cancelButton: 'Cancel',
  saveButton: 'Save',
  busyLabel: 'Saving…',
  menuLabel: (name: string) => `More for the folder ${name}`,
  renameText: 'Rename',
  deleteText: 'Delete the folder',
  deletedToast: 'Folder deleted. Its chats stay.',
  notDeleted: 'The folder was not deleted',
  moveTitle: 'Move to a folder',
  noFolder: 'No folder',
  newFolderText: 'New folder',
  moveButton: 'Move',
};

export const CHAT_HEAD = {
  priceText: (model: string, price: string) => `${model} · ${price} a message`,
  shareLabel: 'Share this chat',
  moreLabel: 'More for this chat',
  agentText: 'About this agent',
  markdownText: 'Export as Markdown',
  jsonText: 'Export as JSON',
  keysText: 'Keyboard',
};

export const BUDGET = {
  spentOf: (budget: number) => `of ${budget.toLocaleString('en-US')}`,
  spent: 'spent',
  label: (spent: number, budget: number | null) => (budget === null ? `${counted(spent, 'token')} spent in this chat. Set a budget` : `${spent} of ${counted(budget, 'token')} spent in this chat. Change the budget`),
  title: 'Budget of this chat',
  text: 'The chat stops at its budget, not after it.',
  onLabel: 'Set a budget',
  budgetLabel: 'Budget in tokens',
  autoLabel: 'Run tools alone, up to',
  autoHelp: (left: number) => `Tokens that tools may spend without asking. 0 asks each time. ${left.toLocaleString('en-US')} left.`,
  saveButton: 'Save',
  busyLabel: 'Saving…',
  dayLink: 'Limits for each day',
  reachedTitle: 'The budget of this chat is spent',
  reachedText: (spent: number, budget: number) => `${spent.toLocaleString('en-US')} of ${budget.toLocaleString('en-US')} tokens.`,
  refusedText: 'Nothing was charged for the last message.',
  raiseButton: (tokens: number) => `Raise to ${tokens.toLocaleString('en-US')}`,
  limitTitles: { run: 'This costs more than one run may', day: 'Your limit for today is reached', chat: 'The budget of this chat is spent' },
  limitText: 'Nothing was charged. You can change your limits in the settings.',
  settingsLink: 'Open the limits',
  warnText: (left: number) => `${counted(left, 'token')} left in the budget of this chat.`,
};

export const CHAT_VIEW = {
  goneText: 'This agent is not available any more. You can read the chat, and go on with another agent.',
  goneButton: 'New chat',
  archivedText: 'This chat is archived. Writing takes it out again.',
  usualHint: (price: string) => `${price} a message. Anything dearer asks first.`,
  askingHint: 'The answer above is paid. Waiting costs nothing.',
  offlineHint: 'You are offline. Your words stay here until you are back.',
  savedToast: 'Saved as a draft prompt',
  notSaved: 'It was not saved',
  failed: 'Please try again.',
};

export const NEW_CHAT = {
  title: 'Who shall we ask?',
  favourites: ['Your favourites are awake. Or write, and a model answers.', 'Choose one of your favourite agents, or write to the model.'] as const,
  others: ['These agents are awake. Or write, and a model answers.', 'Choose one of these agents, or write to the model.'] as const,
  priceText: (name: string) => `${name} · {price} a message`,
  allButton: 'All agents',
  placeholder: 'Ask anything, or / for a prompt',
  agentLabel: (name: string) => `With ${name}`,
  removeAgent: (name: string) => `Without ${name}`,
  refused: 'Your words stay here. Please try again.',
  silent: 'It may or may not have been sent.',
  startersLabel: 'Agents to begin with',
  priceWait: 'The price is loading. Press Enter again when the button shows it.',
};

/** Texts of the composer, the box in which a member writes a message. */
export const COMPOSE = {
  attachLabel: 'Attach a picture',
  promptText: 'prompt',
  agentText: 'agent',
  creationText: 'creation',
  promptLabel: 'Insert a prompt',
  agentLabel: 'Choose an agent',
  creationLabel: 'Attach a creation',
  prompts: (q: string) => (q === '' ? 'Prompts' : `Prompts matching “${q}”`),
  agents: (q: string) => (q === '' ? 'Agents' : `Agents matching “${q}”`),
  creations: (q: string) => (q === '' ? 'Your newest creations' : `Creations matching “${q}”`),
  none: 'Nothing matches.',
  loading: 'Looking…',
  keys: '{up} {down} choose · {enter} take · {escape} close',
  agentHint: 'An agent answers in a chat of its own.',
  uploading: 'Uploading…',
  tooMany: (most: number) => `At most ${most} attachments`,
  notAttached: 'It was not attached',
  failed: 'Please try again.',
  backButton: 'Back to the list',
  insertButton: 'Insert as text',
  runButton: (price: string) => `Run · ${price}`,
  runningLabel: 'Starting…',
  sealedText: 'The text of this prompt is sealed. It can be run here.',
  notStarted: 'It was not started',
};

/** Toasts after a member revokes a link that shares a chat. */
export const SHARE_CHANGES = { revokedToast: 'The link is revoked', notRevoked: 'The link still works' };
export const SHARE = {
  title: 'Share this chat',
  visitorHeading: 'What a visitor sees',
  visitorNote: 'Read-only. No account is needed to look.',
  linkLabel: 'Address of the link',
  makeButton: 'Make a link',
  makingLabel: 'Making…',
  copyButton: 'Copy',
  frozenText: (messages: number) => `Frozen at message ${messages}. What you write later stays yours until you update it.`,
  updateButton: (messages: number | null) => (messages === null ? 'Update' : `Update to ${messages}`),
  updatedToast: 'The link shows the chat as it is now',
  notUpdated: 'The link was not updated',
  qrButton: 'QR code',
  anotherButton: 'Another link',
  lead: (messages: number) => `The link shows the first ${counted(messages, 'message')}.`,
  leadNone: 'A link shows the chat as it is now, and nothing that you write later.',
  mediaLabel: 'Pictures and video',
  mediaHelp: 'What was made in this chat, in full size',
  pricesLabel: 'Prices and receipts',
  pricesHelp: 'What each reply and run cost',
  nameLabel: 'My name',
  nameHelp: 'Otherwise nobody is named',
  listHeading: 'Links to this chat',
  noneText: 'There is no link yet.',
  row: (messages: number) => `${counted(messages, 'message')}, {when}`,
  views: (views: number) => counted(views, 'view'),
  revokedText: 'Revoked',
  removedText: 'Taken down',
  revokeButton: 'Revoke',
  revokeLabel: (address: string) => `Revoke ${address}`,
  exportText: 'Take it with you',
  markdownButton: 'Markdown',
  jsonButton: 'JSON',
  failed: 'The link was not made. Please try again.',
  byText: (name: string, agent: string) => `${name} with ${agent}`,
};

/** Texts of the page on which other people read a shared chat. */
export const READER = {
  badge: 'Shared chat, read-only',
  withText: 'with',
  count: (messages: string, day: string) => `${day} · ${messages}`,
  studioText: 'Replies of Studio are made by the built-in demo provider.',
  reportButton: 'Report',
  carryTitle: 'Carry on from here',
  carryPlain: 'A chat of your own.',
  carryButton: 'Carry on',
  goneTitle: 'This link does not lead anywhere',
  goneText: 'Its owner revoked it, or the address is not complete.',
  goneButton: 'Home',
  failedText: 'The chat was not begun. Please try again.',
};

export const GUEST = {
  name: 'Conjure',
  subtitle: 'Demo, made by Studio',
  left: (used: number, most: number) => `${used} of ${most} demo messages`,
  emptyTitle: 'Say something',
  emptyText: (most: number) => `${counted(most, 'message')} a day are free, without an account.`,
  starters: ['What is a good name for a cat that hates Mondays?', 'Explain why knots hold, in three sentences.', 'Write a two-line bio for a shy gardener.', 'Plan a rainy Sunday for two.'],
  startersLabel: 'Questions to begin with',
  placeholder: 'Ask anything',
  hint: (left: number) => `${counted(left, 'demo message')} left today. Nothing is charged.`,
  failedTitle: 'It was not sent',
  failed: 'Your words stay here. Please try again.',
  gateTitle: ['That was the free show: three messages.', 'Your three free messages of today are used.'] as const,
  gateText: 'Make an account and this chat comes with you. You start with {tokens}.',
  gateTokens: '20 tokens',
  joinButton: ['Join the Party!', 'Create an account'] as const,
  signInButton: 'Sign In',
};

export const KEYS = {
  title: 'Keyboard',
  rows: [
    [['/', '@', '#'], 'prompt, agent or creation, at the beginning of a word'],
    ['↑', 'edit your last message, in an empty box'],
    [['[', ']'], 'earlier and later version of the message with the focus'],
    ['Esc', 'stop the reply, close a list, or put a question away'],
    ['Enter', 'send. Shift and Enter begin a new line'],
  ] as const,
};

export const PRIVATE_CHAT = {
  title: 'This chat is private',
  text: 'Its owner sees it after signing in. A shared chat has a link of its own.',
  signInButton: 'Sign In',
  demoButton: 'Try the demo chat',
};

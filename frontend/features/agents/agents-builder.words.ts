import { counted } from '#contracts/plural.ts';
import type { AgentVisibility } from '#contracts/agents.ts';
import type { DefinitionKey } from './draft/merge-drafts.ts';

/** Texts of the agent builder on whether the draft of an agent is saved. */
export const DRAFT_SAVER = { adoptedLabel: 'Changes from elsewhere', editLabel: 'Edit', adoptedToast: 'Updated with what you saved in another place' };

/** Texts of the agent builder's page and its head. */
export const AGENT_BUILDER = {
  pageTitle: 'Agent builder',
  newTitle: 'Create an agent',
  unnamedTitle: 'Agent without a name',
  backLabel: 'My agents',
  draftBadge: 'Draft',
  draftOf: (version: number) => `Draft after v${version}`,
  publishedBadge: (version: number) => `v${version} published`,
  forkBadge: (name: string) => `from ${name}`,
  versionsButton: 'Versions',
  performanceButton: 'Figures',
  openButton: 'See its page',
  publishButton: 'Publish',
  publishChangesButton: 'Publish the changes',
  untouched: 'Saved once you write',
  dirty: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved {when}',
  offline: 'Offline. Kept in this browser',
  offlineUnkept: 'Offline. Keep this page open',
  gone: 'Deleted elsewhere',
  conflict: 'Choose a version',
  retryButton: 'Try again',
  spoken: { offline: 'The server cannot be reached. Your work is kept in this browser.', offlineUnkept: 'The server cannot be reached, and this browser keeps no copy. Keep this page open.', failed: (message: string) => `The draft was not saved. ${message}`, conflict: 'The draft was changed in another place. Choose what stays.', gone: 'The agent was deleted in another place.' },
  navLabel: 'Parts of the agent',
  doneText: 'filled in',
  partsLabel: 'Part of the builder',
  setupPart: 'Setup',
  abilitiesPart: 'Abilities',
  sharingPart: 'Sharing',
  testPart: 'Test',
  missingTitle: 'This agent is not yours to edit',
  missingText: 'It may have been deleted, or you are signed in with another account.',
  missingButton: 'My agents',
  reviewTitle: 'What a moderator wrote',
  inReviewTitle: 'A moderator looks at it now',
  inReviewText: 'You get a message when it is decided. Changes of the draft wait for the next version.',
};

/** Texts of the notice that another tab or device saved the same draft of an agent. */
export const AGENT_CONFLICT = {
  title: 'This draft was changed in another place',
  text: 'Both sides changed the same parts. Nothing is overwritten before you choose.',
  regionLabel: 'What differs',
  partColumn: 'Part',
  mineColumn: 'Yours, here',
  theirsColumn: 'Theirs, saved',
  keepButton: 'Keep mine',
  takeButton: 'Take theirs',
  emptyText: '(empty)',
};

export const DEFINITION_PARTS: Record<DefinitionKey, string> = {
  name: 'Name', description: 'One-liner', category: 'Category', avatarFileId: 'Picture', instructions: 'Instructions', greeting: 'Greeting', starters: 'Starters', model: 'Model', creativity: 'Creativity',
  prompts: 'Attached prompts', generators: 'Generators', notes: 'Notes', memory: 'Memory', surcharge: 'Your share', license: 'Licence', supportContact: 'Support contact',
};

/** Texts of the agent builder's section for name, avatar and introduction. */
export const IDENTITY = {
  heading: 'Identity',
  nameLabel: 'Name',
  namePlaceholder: 'Kind Red Pen',
  lineLabel: 'One-liner',
  linePlaceholder: 'What it does, in one sentence.',
  countText: (used: number, most: number) => `${used.toLocaleString('en-US')} of ${most.toLocaleString('en-US')}`,
  categoryLabel: 'Category',
  pictureLabel: 'Picture',
  uploadButton: 'Upload',
  uploadBusy: 'Uploading…',
  uploadProgress: 'Uploading the picture',
  uploadFailed: 'The picture was not uploaded. Please try again.',
  removeButton: 'Use the drawn face',
  drawButton: (price: string) => `Draw one · ${price}`,
  drawBusy: 'Drawing…',
  drawRefused: 'The picture was not drawn. Please try again.',
  drawSilent: 'No answer arrived.',
  drawFailed: 'The picture was not drawn. You paid nothing.',
  drawUnsaved: 'The draft must be saved first. Try again in a moment.',
  drawnToast: 'The new picture is in place',
  fileHelp: 'PNG, JPG, GIF or WebP, up to 10 MB.',
};

export const INSTRUCTIONS = {
  heading: 'Instructions',
  label: 'Instructions',
  placeholder: 'You are a careful editor. Read the text twice. Say what works, then mark each cut with its reason.',
  help: 'Only you read them. No answer of the agent repeats them word for word.',
  cutText: (characters: number) => `${counted(characters, 'character')} did not fit and ${characters === 1 ? 'was' : 'were'} left out.`,
  abilityButton: 'Ability',
  modelLabel: 'Model',
  modelDefault: (name: string) => `${name}, platform default`,
  creativityLabel: 'Creativity',
  creativityWords: ['Exact', 'Steady', 'Balanced', 'Playful', 'Wild'],
  creativityLow: 'Exact',
  creativityHigh: 'Wild',
};

export const STARTERS = {
  heading: 'Greeting and starters',
  greetingLabel: 'Greeting',
  greetingPlaceholder: 'Hello. What are we working on?',
  greetingHelp: 'The first message of each chat. It costs nothing.',
  listLabel: 'Starters',
  starterLabel: (place: number) => `Starter ${place}`,
  starterPlaceholder: 'What a person may ask first',
  moveLabel: (text: string) => `Move “${text}”`,
  emptyName: 'empty starter',
  removeLabel: (text: string) => `Remove “${text}”`,
  addButton: 'Add a starter',
  movedNews: (place: number, count: number) => `Moved to place ${place} of ${count}.`,
};

/** Texts of the agent builder's section for the tools that the agent may use. */
export const ABILITIES = {
  heading: 'Abilities',
  aside: 'Prompts and generators that it may call',
  listLabel: 'Attached prompts',
  unknownTitle: 'A prompt that is gone',
  unknownText: 'Take it out: it can no longer run.',
  moveLabel: (title: string) => `Move ${title}`,
  removeLabel: (title: string) => `Take ${title} out`,
  versionLabel: (title: string) => `Version of ${title}`,
  followsOption: 'Follows published',
  pinnedOption: (version: number) => `Stays at v${version}`,
  pinnedUnknown: 'Stays at its version',
  attachButton: 'Attach a prompt',
  fullText: (most: number) => `An agent has at most ${most} prompts.`,
  emptyText: 'It answers in words. Attach prompts to let it do more.',
  imageLabel: 'Make images without a prompt',
  imageHelp: (price: string) => `From free words, ${price} each. It asks first.`,
  videoLabel: 'Make videos without a prompt',
  videoHelp: (price: string) => `From free words, ${price} each. It asks first.`,
  memoryLabel: 'Remember people between chats',
  memoryHelp: 'Each person sees and clears their own memory. You never see it.',
};

export const ATTACH = {
  title: 'Attach a prompt',
  text: 'The agent fills its form and asks the person before it spends. It runs at the person’s own price.',
  sourceLabel: 'Where to look',
  sources: { own: 'Mine', unlocked: 'Unlocked', market: 'Marketplace' },
  searchLabel: 'Search prompts',
  searchPlaceholder: 'Search by title',
  foundLabel: 'Prompts that were found',
  addButton: 'Attach',
  inText: 'Attached',
  emptyText: 'No prompt matches.',
  doneButton: 'Done',
};

/** Texts of the agent builder's section for notes that the agent reads, and of the dialog of one note. */
export const NOTES = {
  heading: 'Knowledge',
  countText: (used: string, most: string) => `${used} of ${most} characters`,
  intro: 'Notes that it reads when it needs them. Only you read them whole.',
  listLabel: 'Notes',
  untitled: 'Note without a title',
  editLabel: (title: string) => `Edit ${title}`,
  removeLabel: (title: string) => `Delete ${title}`,
  addButton: 'Add a note',
  fullText: (most: number) => `An agent has at most ${most} notes.`,
  newTitle: 'New note',
  editTitle: 'Edit the note',
  titleLabel: 'Title',
  titlePlaceholder: 'Paper sizes and bleed',
  textLabel: 'Text',
  leftText: (left: number) => `${counted(left, 'character')} left in all notes together`,
  keepButton: 'Keep',
  cancelButton: 'Cancel',
  titleProblem: 'Give it a title: the agent chooses notes by their titles.',
  textProblem: 'Write what the agent should know.',
};

export const SHARING = {
  heading: 'Price and sharing',
  whoLabel: 'Who can use it',
  whoHelp: 'Counts from the next time you publish.',
  who: { private: 'Only me', unlisted: 'Link', public: 'Everyone' } satisfies Record<AgentVisibility, string>,
  shareLabel: 'Your share per message',
  shareRange: (most: number) => `0 to ${most}`,
  payText: 'People pay {price} a message: {base} for the model, {share} to you.',
  payFree: 'People pay {price} a message, all of it for the model.',
  keepText: (percent: number, days: number) => `You keep ${percent}% after ${counted(days, 'day')}.`,
  reviewText: 'A moderator looks at each version that costs extra before it is public.',
  licenceLabel: 'Forking',
  licences: { no_fork: 'No forks', fork_credit: 'With credit' },
  licenceHelp: { no_fork: 'It cannot be copied.', fork_credit: 'People may copy it, instructions and notes too. Their copy names you.' },
  contactLabel: 'Support contact',
  contactHelp: 'Shown on its page: an email address or a link.',
  contactPlaceholder: 'help@example.com',
};

export const PUBLISH = {
  title: (name: string) => `Publish ${name}`,
  text: 'A version is fixed. Later changes wait in the draft until you publish again.',
  who: {
    private: { label: 'Only me', help: 'Stays out of all lists.' },
    unlisted: { label: 'People with the link', help: 'Works for them, and stays out of search.' },
    public: { label: 'Everyone', help: 'Listed in Discover.' },
  } satisfies Record<AgentVisibility, { label: string; help: string }>,
  whoLabel: 'Who can use it',
  noteLabel: 'What changed',
  noteHelp: 'For your own history.',
  priceText: (price: string) => `A message costs ${price}.`,
  reviewTitle: 'A moderator looks at it first',
  reviewText: 'It asks for a share of each message. You get a message when it is decided.',
  problemsTitle: (count: number) => `${counted(count, 'thing')} missing`,
  goButton: 'Go there',
  cancelButton: 'Cancel',
  publishButton: 'Publish',
  submitButton: 'Submit for review',
  busyLabel: 'Publishing…',
  failed: 'Nothing was published. Please try again.',
  unsaved: 'The draft is not saved yet. Try again in a moment.',
  publishedToast: 'Published',
  submittedToast: 'Submitted for review',
  waitsText: 'A moderator looks at it first. You get a message when it is decided.',
  unpublishButton: 'Take it out of the lists',
  unpublishTitle: 'Take the agent out of the lists?',
  unpublishText: 'Chats with it stay readable. Only you can use it until you publish again.',
  unpublishBusy: 'Taking out…',
  unpublishedToast: 'Only you can use it now',
  deleteButton: 'Delete the agent',
  deleteTitle: 'Delete this agent?',
  deleteText: 'Its instructions, notes and versions are deleted. Chats with it stay readable.',
  deleteBusy: 'Deleting…',
  deletedToast: 'Agent deleted',
  moreLabel: 'More for this agent',
};

/** Texts of the pane in which an author tries the draft of an agent. */
export const TEST_CHAT = {
  heading: 'Test chat',
  text: 'Talks to your draft as it is saved now.',
  startButton: 'Start a test',
  startBusy: 'Starting…',
  againLabel: 'Start over',
  priceText: (price: string) => `A test message costs ${price}. Your share is left out.`,
  unsaved: 'Write a name and instructions first.',
  failed: 'The test was not started. Please try again.',
};

/** Words for values of an agent, such as its avatar or model, in a list of differences. */
export const SHOWN_VALUES = { drawnFace: 'The drawn face', picture: 'Your own picture', usualModel: 'Platform default', images: 'Images', videos: 'Videos', on: 'On', off: 'Off' };

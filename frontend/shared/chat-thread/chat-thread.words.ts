import { counted } from '#contracts/plural.ts';

export const CHAT_CHANGES = {
  failed: 'Please try again.',
  notStopped: 'The reply goes on',
  notRated: 'Your vote was not saved',
  notChanged: 'The chat was not changed',
  notDeleted: 'The chat was not deleted',
  deletedToast: 'Chat deleted',
  notDeclined: 'The question stays open',
};

export const REPLY_TEXT = {
  copyButton: 'Copy',
  copiedToast: 'Copied',
  copyFailedToast: 'Select the text and copy it by hand.',
  copyRefusedToast: 'It was not copied',
  codeLabel: 'Code',
};

/** Words of one message of a chat. */
export const MESSAGE = {
  you: 'You',
  assistant: 'Assistant',
  saidLabel: (name: string) => `${name} said`,
  editButton: 'Edit this message',
  copyButton: 'Copy',
  upButton: 'This helped',
  downButton: 'This did not help',
  againButton: (price: string) => `Answer again · ${price}`,
  saveButton: 'Save as a prompt',
  moreButton: 'More for this reply',
  reportText: 'Report',
  continueButton: 'Continue',
  previousButton: 'Previous version',
  nextButton: 'Next version',
  branchLabel: (at: number, count: number) => `Version ${at} of ${count}`,
  branchText: (at: number, count: number) => `${at}/${count}`,
  costText: (tokens: number, took: string | null) => `${tokens === 0 ? 'Nothing charged' : counted(tokens, 'token')}${took === null ? '' : ` · ${took}`}`,
  queuedText: 'Waiting for a free place…',
  writingText: 'Writing…',
  stoppedText: 'Stopped. You paid for what was written.',
  limitedText: 'It stopped at its length.',
  failedTitle: 'The reply failed',
  blockedTitle: 'The reply was held back',
  failedText: 'Nothing was charged. You can ask for the reply again.',
  againText: 'Try again',
  summaryText: 'Earlier messages were summarised for this reply, at no cost.',
  summaryButton: 'Read the summary',
  summaryTitle: 'Summary of earlier messages',
  madeByText: (credit: string) => credit,
  finishedReading: (name: string, text: string) => `${name}: ${text}`,
  asking: (title: string, price: string) => `${title}. It costs ${price}, and waits for your answer.`,
};

export const THREAD = {
  label: 'Messages',
  earlierText: 'Loading earlier messages…',
  earlierFailed: 'Earlier messages could not be loaded.',
  retryButton: 'Try again',
  endButton: 'To the newest message',
};

export const EDIT_MESSAGE = {
  label: 'Your message',
  cancelButton: 'Cancel',
  sendButton: (price: string) => `Send · ${price}`,
  note: 'The earlier version stays: you can page between them.',
};

export const TOOL_CARD = {
  toolNames: { run_prompt: 'Prompt', make_image: 'Picture', make_video: 'Video', search_creations: 'Search in your creations', read_note: 'Read a note', calculator: 'Calculator', clock: 'Clock' },
  doneText: (took: string | null) => (took === null ? 'Done' : `Done in ${took}`),
  runningText: 'Running',
  failedText: 'Failed',
  partialText: (delivered: number, asked: number) => `${delivered} of ${asked} arrived`,
  cancelledText: 'Cancelled',
  declinedText: 'Not run',
  refusedText: 'Refused',
  cancelButton: 'Cancel',
  busyLabel: 'Cancelling…',
  nothingCharged: 'Nothing was charged.',
  heldText: (tokens: string) => `${tokens} held.`,
  heldNote: 'You pay for what arrives. You can leave: the result waits in the tray.',
  receiptLink: 'Receipt',
  nextText: 'next',
  placeText: (at: number, count: number) => `${at} of ${count}`,
  progressLabel: (title: string) => `Progress of ${title}`,
  leftText: (percent: number, seconds: number | null) => (seconds === null ? `${percent}%` : `${percent}% · ${seconds} s left`),
  chargedText: (tokens: string) => `${tokens} charged`,
  returnedText: (tokens: string) => `${tokens} returned`,
  openPromptButton: 'Open the prompt',
};

export const TOOL_ACTS = {
  label: (title: string) => `What to do with ${title}`,
  saveButton: (works: number) => (works === 1 ? 'Save' : works === 2 ? 'Save both' : `Save all ${works}`),
  downloadButton: 'Download',
  animateButton: 'Animate',
};

export const CONFIRM_CARD = {
  titles: { text: 'May I write a text?', image: 'May I make a picture?', images: 'May I make pictures?', video: 'May I make a video?' },
  byText: (title: string, author: string) => `${title} · by ${author}`,
  waitText: (seconds: number) => `about ${seconds} s`,
  changeButton: 'Change inputs',
  budgetLabel: 'This chat’s budget',
  budgetText: (now: number, after: number, budget: number) => `${now.toLocaleString('en-US')} now, ${after.toLocaleString('en-US')} of ${budget.toLocaleString('en-US')} after`,
  budgetBar: (now: number, after: number, budget: number) => `Budget: ${now} of ${budget} tokens spent now, ${after} after this run`,
  autoLabel: 'Run alone here, up to',
  autoEnd: 'tokens',
  autoNumberLabel: 'Tokens that this chat may spend without asking',
  notNowButton: 'Not now',
  runButton: (price: string) => `Run · ${price}`,
  busyLabel: 'Starting…',
  note: '{enter} runs it, {escape} puts it away. Nothing is held until you say so.',
  refused: 'Please try again.',
  silent: 'It may or may not have started.',
  overBudget: 'This is more than the chat’s budget has left. Raise the budget first.',
  raiseButton: (tokens: number) => `Raise the budget to ${tokens.toLocaleString('en-US')}`,
};

export const CHANGE_INPUTS = {
  title: 'Change the inputs',
  description: 'The changed inputs are a new question with its own price. Nothing runs before you answer it.',
  cancelButton: 'Cancel',
  saveButton: 'Ask with these',
  busyLabel: 'Asking…',
  failed: 'The inputs were not changed. Please try again.',
};

export const COMPOSER = {
  label: 'Message',
  placeholder: (name: string) => `Message ${name}`,
  changePlaceholder: 'Or tell it what to change first',
  sendButton: (price: string) => `Send · ${price}`,
  stopButton: 'Stop the reply',
  refused: 'Your words stay here. Please try again.',
  silent: 'It may or may not have been sent.',
  tooLong: (left: number) => `${counted(-left, 'character')} too many`,
};

export const LENGTH = {
  shortLabel: 'Short',
  longLabel: 'Long',
  shortHelp: (words: number) => `Up to ${words.toLocaleString('en-US')} words`,
};

export const MEDIA_TILES = {
  pictureLabel: (at: number) => `Open picture ${at}`,
};

export const QUOTE_LINES = {
  base: (quantity: number, label: string, base: number) => `${quantity} ${label} at ${base}`,
  model: 'Factor of the model',
  royalty: 'Creator royalty',
};

export const ATTACHMENTS = {
  label: 'Attached',
  removeLabel: (name: string) => `Take ${name} off`,
};

export const DAY_LABEL = {
  today: (clock: string) => `Today, ${clock}`,
  yesterday: (clock: string) => `Yesterday, ${clock}`,
  day: (day: string, clock: string) => `${day}, ${clock}`,
};

import { counted } from '#contracts/plural.ts';
import type { WebhookCallType, WebhookEvent, WebhookProblem } from '#contracts/webhooks.ts';

/** Names of the events that webhooks report, each with a text on when it happens. */
export const EVENT_WORDS: Record<WebhookEvent, { label: string; help: string }> = {
  'run.succeeded': { label: 'Run delivered', help: 'A run that one of your API keys started' },
  'run.failed': { label: 'Run failed', help: 'A run that one of your API keys started' },
  'run.cancelled': { label: 'Run stopped', help: 'A run that one of your API keys started' },
  'purchase.completed': { label: 'Purchase paid', help: 'Tokens or Pro that you bought' },
  'sale.completed': { label: 'Sale', help: 'A prompt or pack of yours was bought' },
  'sale.refunded': { label: 'Sale refunded', help: 'A buyer got the tokens back' },
  'tip.received': { label: 'Tip', help: 'A reader tipped you' },
  'earnings.released': { label: 'Earnings spendable', help: 'Once a day, seven days after a sale' },
};

export const callLabel = (type: WebhookCallType): string => (type === 'ping' ? 'Test call' : EVENT_WORDS[type].label);

/** Texts of the list of webhooks in the settings. */
export const WEBHOOKS = {
  title: 'Webhooks',
  intro: 'We call your program when something happens. Each call is signed, so your program can tell that it came from us.',
  countText: (webhooks: number, limit: number) => `${webhooks} of ${limit}`,
  addButton: 'Add webhook',
  emptyTitle: 'No webhooks yet',
  emptyText: 'Add the https address of your program, and choose what it hears about.',
  onBadge: 'On',
  offBadge: 'Off',
  failingBadge: 'Failing',
  switchedOffText: 'Switched off after three days of failure. Check your program, then switch it on.',
  failingText: 'Calls have failed since {when}. We try again after growing waits.',
  secretText: (lastFour: string) => `Secret cjw_••••${lastFour}`,
  previousText: 'The secret before it signs too until {day}.',
  testButton: 'Send a test call',
  testLabel: (url: string) => `Send a test call to ${url}`,
  testBusyLabel: 'Sending…',
  testedToast: 'Test call sent. The log shows the answer.',
  testFailed: 'The test call was not sent. Please try again.',
  logButton: 'Log',
  logLabel: (url: string) => `Log of ${url}`,
  editButton: 'Edit',
  editLabel: (url: string) => `Edit ${url}`,
  secretButton: 'New secret',
  secretLabel: (url: string) => `New secret for ${url}`,
  deleteButton: 'Delete',
  deleteLabel: (url: string) => `Delete ${url}`,
};

export const WEBHOOK_FORM = {
  addTitle: 'Add a webhook',
  editTitle: 'Edit the webhook',
  urlLabel: 'Address',
  urlHelp: 'An https address on the public internet. Redirects are not followed.',
  urlPlaceholder: 'https://example.com/hooks',
  eventsLabel: 'It hears about',
  enabledLabel: 'On',
  enabledHelp: 'Off, nothing is sent, and what waits is given up.',
  cancelButton: 'Cancel',
  addButton: 'Add webhook',
  saveButton: 'Save',
  busyLabel: 'Saving…',
  savedToast: 'Webhook saved',
};

/** Texts of the dialog that asks before a webhook is deleted. */
export const DELETE_WEBHOOK = {
  title: 'Delete this webhook?',
  text: (url: string) => `${url} gets no more calls, and its log is deleted. This cannot be undone.`,
  button: 'Delete',
  keep: 'Keep',
  busyLabel: 'Deleting…',
  failed: 'The webhook was not deleted. Please try again.',
  toast: 'Webhook deleted',
};
export const NEW_SECRET = {
  title: 'Make a new secret?',
  text: 'The present secret signs too for 24 hours, so that your program can change over.',
  button: 'Make a new secret',
  keep: 'Keep',
  busyLabel: 'Making…',
  failed: 'No new secret was made. Please try again.',
};

/** Texts of the dialog that shows the secret of a new webhook. */
export const WEBHOOK_SECRET = {
  title: 'The secret, once',
  text: 'Your program checks signatures with it. When this closes, it cannot be read again.',
  label: 'The secret',
};

export const WEBHOOK_LOG = {
  title: 'Log',
  intro: 'Calls of the last 30 days, newest first.',
  listLabel: 'Calls',
  emptyText: 'No calls yet. Send a test call to see one here.',
  status: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
  factsText: (attempts: number, statusCode: number | null, ms: number | null) =>
    [counted(attempts, 'attempt'), ...(statusCode === null ? [] : [`status ${statusCode}`]), ...(ms === null ? [] : [`${ms.toLocaleString('en-US')} ms`])].join(' · '),
  nextText: 'Next attempt {when}',
  bodySummary: 'Show the body',
  bodyLabel: 'Body of the call',
  repeatButton: 'Send again',
  repeatLabel: (type: string) => `Send again: ${type}`,
  repeatBusyLabel: 'Sending…',
  repeatFailed: 'It was not sent again. Please try again.',
  refreshButton: 'Refresh',
  refreshBusyLabel: 'Refreshing…',
  closeButton: 'Close',
};

/** Texts on why the server's last attempt to call a webhook failed. */
export const PROBLEM_WORDS: Record<WebhookProblem, string> = {
  status: 'Your program refused it',
  redirect: 'Your program redirected it, and we follow no redirects',
  timeout: 'No answer within 10 seconds',
  address: 'The host is not on the public internet',
  connection: 'No connection to the host',
  secret: 'The secret cannot be read any more. Make a new one',
  off: 'The webhook was switched off',
};

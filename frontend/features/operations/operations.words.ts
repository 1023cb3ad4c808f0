import { counted } from '#contracts/plural.ts';
import { durationWords } from '#lib/duration-words.ts';

export const AUDIT_PANEL = {
  intro: 'Every action of administrators, moderators and support. Entries cannot be changed.',
  empty: 'No entry matches.',
  heading: 'Audit log',
  whatLabel: 'What',
  wordsLabel: 'Words',
  placeholder: 'A name, a reason',
  fromLabel: 'From',
  toLabel: 'To',
};

export const FLAGS_PANEL = {
  intro: 'Turn parts of the product on or off. Each change is in the audit log.',
  untouched: 'default of the code',
  heading: 'Feature flags',
  changedText: 'changed {day}',
  label: (label: string) => `Change ${label}`,
};

export const FLAG_FORM = {
  audienceHelp: 'It is off for all others. Visitors without an account count only under “Everyone”.',
  shareHelp: 'Always the same accounts. A larger share keeps them.',
  percentProblem: 'Enter a number from 1 to 99',
  namesProblem: 'Name at least one account',
  delayNote: 'It takes effect everywhere within seconds.',
  toast: 'Flag changed',
  forLabel: 'For',
  planLabel: 'Plan',
  usernamesLabel: 'Usernames',
  placeholder: 'Add a username',
  percentOfAccountsLabel: 'Percent of accounts',
  showTheLatestButton: 'Show the latest',
  cancelButton: 'Cancel',
  busyLabel: 'Saving…',
  saveButton: 'Save',
};

export const INBOX_LIST = {
  emptyText: 'Reviews, reports, disputes, issue reports and failed webhooks show up here.',
  title: 'Nothing waits',
  label: 'What waits',
  oldestText: 'oldest {when}',
  allAsideText: 'You have put everything that waits aside.',
  asideSummary: (count: number) => `${count} put aside`,
  asideLabel: 'What you have put aside',
  assignedText: (username: string) => `@${username}`,
  backText: 'back {when}',
};

export const INBOX_MARKS = {
  label: (queue: string) => `Put aside or assign: ${queue}`,
  asideHeading: 'Put aside for you',
  hourItem: 'For an hour',
  tomorrowItem: 'Until tomorrow, 9:00',
  weekItem: 'For a week',
  backItem: 'Bring back now',
  assignHeading: 'Assign to',
  assignItem: (username: string) => `@${username}`,
  noneItem: 'Remove the assignment',
  failedTitle: 'Nothing was changed',
  failedText: 'Please try again.',
};

export const EMAIL_OUTBOX = {
  localIntro: 'No mail server is set. Emails stay here and are not sent.',
  serverIntro: 'A mail server is set. The content and recipients of sent emails are not shown.',
  emptyText: 'No emails yet.',
  heading: 'Local email outbox',
  label: 'Emails',
};

export const EMAIL_READER = {
  emptyText: 'Choose an email to read it.',
  toText: 'to',
};

export const AUDIT_LOG = {
  label: 'Audit log',
  adminPasswordSessionText: ' (admin-password session)',
};

export const FLAG_VALUE_FIELD = {
  onLabel: 'On',
  placeholder: 'Add an entry',
};

export const HEALTH_PANEL = {
  heading: 'Health',
  postgresName: 'Postgres',
  redisName: 'Redis',
  outboxName: 'Outbox',
  emailName: 'Email',
  localOutboxText: 'local outbox',
  onTheWayText: (queued: number) => `, ${queued} on the way`,
  noAnswer: 'no answer',
};

export const QUEUES_CARD = {
  heading: 'Job queues',
  unknown: 'Redis does not answer, so the queues are unknown.',
};

export const QUEUE_TABLE = {
  label: 'Queues',
  queueColumn: 'Queue',
};

export const ANNOUNCEMENT_CARD = {
  title: 'Announcement',
  intro: 'One line above every page. Open pages of members show it at once, those of visitors within 30 seconds.',
  previewLabel: 'Preview',
  shownLabel: 'Shown now',
  plannedLabel: 'Not shown now',
  noneLabel: 'None',
  textLabel: 'Text',
  kindLabel: 'Tone',
  audienceLabel: 'For',
  fromDayLabel: 'From',
  fromTimeLabel: 'From, time',
  toDayLabel: 'Until',
  toTimeLabel: 'Until, time',
  fromHelp: 'Empty: at once. Your time zone.',
  toHelp: 'Empty: until you take it down',
  publishButton: 'Publish',
  publishBusy: 'Publishing…',
  removeButton: 'Take down',
  publishedToast: 'Announcement published',
  publishedText: 'All processes show it within 2 seconds.',
  removedToast: 'Announcement taken down',
  kinds: { news: 'News', warning: 'Heads-up', good: 'Good news' },
  audiences: { everyone: 'Everyone', members: 'People with an account', visitors: 'Visitors' },
  timeProblem: 'Choose a day and a time',
  textCount: (typed: number, most: number) => `${typed} of ${most}`,
};

export const TODAY_TILES = {
  title: 'Today so far',
  intro: 'Since midnight (UTC), compared with yesterday at the same time. Sales are before refunds. Runs leave out chat and tests of drafts.',
  label: 'Figures of today',
  names: {
    revenueCents: 'Gross sales', signUps: 'Sign-ups', people: 'People who made something', runs: 'Runs', works: 'Works rate', tokensSold: 'Tokens sold', tokensSpent: 'Tokens charged for runs', tokensReturned: 'Held tokens released',
  },
  then: (value: string) => `${value} yesterday`,
  noRate: (ended: number) => (ended === 1 ? '1 run ended' : `${ended} runs ended`),
};

export const LANES_CARD = {
  title: 'Queues',
  intro: 'Runs in progress, and runs that no worker has begun.',
  label: 'Runs by type',
  typeHeading: 'Type',
  runningHeading: 'In progress',
  waitingHeading: 'Waiting',
  oldestHeading: 'Oldest',
};

export const PROVIDERS_CARD = {
  title: 'Providers',
  intro: 'Hosted providers in the last hour.',
  empty: 'No hosted provider was called in the last hour.',
  link: 'API settings',
  label: 'Providers of the last hour',
  works: (worked: number, failed: number) => `${worked} worked, ${failed} failed`,
  slow: (time: string) => `95% within ${time}`,
};

export const SERVICES_CARD = {
  title: 'Services',
  intro: 'Storage and mail are checked when this page opens. Push and webhooks show their last results.',
  checked: 'Checked {when}.',
  again: 'Check again',
  busy: 'Checking…',
  tones: { good: 'works', warn: 'some failed', bad: 'does not work', neutral: 'not in use' },
  works: (ms: number) => `The check took ${durationWords(ms)}.`,
  fails: (problem: string) => `The check failed: ${problem}.`,
  storage: 'Storage',
  disk: 'The disk of this server',
  bucket: (place: string) => `Bucket ${place}`,
  stored: (files: number, size: string) => `${counted(files, 'file')}, ${size}.`,
  free: (size: string) => `${size} free.`,
  mail: 'Mail',
  noServer: 'No mail server. Emails stay in the local outbox.',
  server: (server: string, from: string) => `${server}, from ${from}`,
  emails: (queued: number, failed: number) => `${queued.toLocaleString('en-US')} on the way, ${failed.toLocaleString('en-US')} failed in 24 hours.`,
  lastSent: 'The last one was sent {when}.',
  push: 'Push',
  pushOff: 'No keys for web push. Browsers are told nothing.',
  pushTo: (hosts: number) => `Web push is on, to ${counted(hosts, 'push service')}.`,
  browsers: (browsers: number, failing: number) => `${counted(browsers, 'browser')}, ${failing.toLocaleString('en-US')} failed in 24 hours.`,
  webhooks: 'Webhooks',
  addresses: (addresses: number, off: number) => `${counted(addresses, 'address', 'addresses')} of members, ${off.toLocaleString('en-US')} off.`,
  calls: (delivered: number, failed: number, waiting: number) => `In 24 hours: ${delivered.toLocaleString('en-US')} delivered, ${failed.toLocaleString('en-US')} failed. ${waiting.toLocaleString('en-US')} waiting.`,
  lastDelivered: 'The last one arrived {when}.',
  lastProblem: (code: string) => `Last problem: ${code}, {when}.`,
};

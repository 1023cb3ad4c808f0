/** audit-panel.tsx */
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

/** flags/flags-panel.tsx */
export const FLAGS_PANEL = {
  intro: 'Turn parts of the product on or off. Each change is in the audit log.',
  untouched: 'default of the code',
  heading: 'Feature flags',
  changedText: 'changed {day}',
  label: (label: string) => `Change ${label}`,
};

/** flags/flag-form.tsx */
export const FLAG_FORM = {
  audienceHelp: 'It is off for all others. Visitors belong to everyone alone.',
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

/** inbox/inbox-list.tsx */
export const INBOX_LIST = {
  emptyText: 'Reviews, reports, disputes, issue reports and failed webhooks show up here.',
  title: 'Nothing waits',
  label: 'What waits',
  oldestText: 'oldest {when}',
};

/** email-outbox.tsx */
export const EMAIL_OUTBOX = {
  localIntro: 'No mail server is set. Emails stay here and are not sent.',
  serverIntro: 'A mail server is set. The content and recipients of sent emails are not shown.',
  emptyText: 'No emails yet.',
  heading: 'Local email outbox',
  label: 'Emails',
  busyLabel: 'Fetching…',
  button: 'Load more',
};

/** email-reader.tsx */
export const EMAIL_READER = {
  emptyText: 'Choose an email to read it.',
  toText: 'to',
};

/** audit-log.tsx */
export const AUDIT_LOG = {
  label: 'Audit log',
  busyLabel: 'Fetching…',
  button: 'Load more',
  adminPasswordSessionText: ' (admin-password session)',
};

/** flags/flag-value-field.tsx */
export const FLAG_VALUE_FIELD = {
  onLabel: 'On',
  placeholder: 'Add an entry',
};

/** health-panel.tsx */
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

/** queue-table.tsx */
export const QUEUE_TABLE = {
  label: 'Queues',
  queueColumn: 'Queue',
};

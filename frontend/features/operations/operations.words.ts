/** audit-panel.tsx */
export const AUDIT_PANEL = {
  intro: 'Every action of administrators, moderators and support. Entries cannot be changed.',
  empty: 'No entry matches.',
};

/** flags/flags-panel.tsx */
export const FLAGS_PANEL = {
  intro: 'Turn parts of the product on or off. Each change is in the audit log.',
  untouched: 'default of the code',
};

/** flags/flag-form.tsx */
export const FLAG_FORM = {
  audienceHelp: 'It is off for all others. Visitors belong to everyone alone.',
  shareHelp: 'Always the same accounts. A larger share keeps them.',
  percentProblem: 'Enter a number from 1 to 99',
  namesProblem: 'Name at least one account',
  delayNote: 'It takes effect everywhere within seconds.',
};

/** inbox/inbox-list.tsx */
export const INBOX_LIST = {
  emptyText: 'Reviews, reports, disputes, issue reports and failed webhooks show up here.',
};

/** email-outbox.tsx */
export const EMAIL_OUTBOX = {
  localIntro: 'No mail server is set. Emails stay here and are not sent.',
  serverIntro: 'A mail server is set. The content and recipients of sent emails are not shown.',
  emptyText: 'No emails yet.',
};

/** email-reader.tsx */
export const EMAIL_READER = {
  emptyText: 'Choose an email to read it.',
};

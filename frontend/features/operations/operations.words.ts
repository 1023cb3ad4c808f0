/** audit-panel.tsx */
export const AUDIT_PANEL = {
  intro: 'Every action of administrators, moderators and support. Entries cannot be changed.',
  empty: 'No entry matches.',
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

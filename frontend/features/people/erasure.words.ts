export const PROOF = {
  adminPasswordLabel: 'Administrators’ password',
  ownPasswordLabel: 'Your password',
  codeLabel: 'Code of your second factor',
};

export const EXPORT_DIALOG = {
  title: (username: string) => `Export the data of @${username}?`,
  description: 'You get a ZIP of everything that is kept of this person, as their own export. The audit log names you and the reason.',
  action: 'Export',
  busyLabel: 'Preparing…',
  toast: 'Download started',
  doneToast: (username: string) => `The ZIP holds everything of @${username}.`,
};

export const ERASE_DIALOG = {
  title: (username: string) => `Delete the account of @${username}?`,
  description: 'All sessions end now. Published prompts and creations leave the site with the account. Buyers keep what they bought.',
  whenLabel: 'When',
  graceLabel: 'In 14 days',
  nowLabel: 'Now',
  graceHelp: 'The owner can sign in until then and keep the account.',
  nowHelp: 'The worker erases it within ten minutes. There is no way back.',
  usernameLabel: 'Type {username} to confirm',
  otherName: 'This is not the username of this account.',
  action: 'Delete account',
  busyLabel: 'Deleting…',
  toast: 'Account deletion started',
  graceToast: (username: string) => `@${username} has 14 days to sign in and keep the account.`,
  nowToast: (username: string) => `@${username} is erased within ten minutes.`,
};

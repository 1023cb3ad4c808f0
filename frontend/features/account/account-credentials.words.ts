/** Texts of credentials/email-card.tsx. */
export const EMAIL_CARD = {
  intro: 'Receipts and reset links go to {email}. Other people cannot see it.',
  passwordFirst: 'Set a password first. It protects the change when you leave your browser open.',
  changeFailedTitle: 'The change was not saved',
  pendingText: (email: string) => `Open the link in the email we sent there. Until then everything goes to ${email}.`,
  sentAgainToast: (email: string) => `We sent the confirmation to ${email}.`,
  unconfirmedText: 'Open the link in our email. You can use everything meanwhile.',
  linkSentToast: (asked: string) => `We sent a link to ${asked}. Your old address stays until you open it.`,
  sameAddressToast: (newEmail: string | null) =>
    `This is your address already, so we sent no email.${newEmail ? ` ${newEmail} still waits for its confirmation.` : ''}`,
  newEmailHelp: 'We email a link to this address and a note to the old one. The old one stays until you open the link.',
  emailTitle: 'Email',
  confirmedBadge: 'Confirmed',
  notConfirmedBadge: 'Not confirmed',
  pleaseTryAgainText: 'Please try again in a moment.',
  waitingForTitle: (next: string) => `Waiting for ${next}`,
  sendingBusyLabel: 'Sending…',
  sentAgainTitle: 'Sent again',
  sentConfirmationToastText: (next: string) => `We sent the confirmation to ${next}.`,
  sendItAgainButton: 'Send it again',
  keepingBusyLabel: 'Keeping…',
  addressKeptToast: 'Address kept',
  everythingStillGoesToastText: (email: string) => `Everything still goes to ${email}.`,
  keepOldAddressButton: 'Keep the old address',
  waitingConfirmationTitle: 'Waiting for your confirmation',
  confirmNewEmailTitle: 'Confirm your new email',
  nothingToChangeTitle: 'Nothing to change',
  changeYourEmailLabel: 'Change your email',
  newEmailLabel: 'New email',
  yourPasswordLabel: 'Your password',
  codeLabel: 'Code',
  changingBusyLabel: 'Changing…',
  changeEmailButton: 'Change email',
};

/** Texts of credentials/no-password-hint.tsx. */
export const NO_PASSWORD_HINT = {
  sentToast: (email: string) => `The link in it sets your first password. We sent it to ${email}.`,
  toast: 'Email sent',
  pleaseTryAgainText: 'Please try again in a moment.',
  title: 'No password yet',
  busyLabel: 'Sending…',
  button: 'Email me a link',
};

/** Texts of credentials/password-card.tsx. */
export const PASSWORD_CARD = {
  noPasswordText: 'You sign in with a social login. A password gives you a second way to sign in.',
  changedToast: 'All other browsers are signed out. This one stays signed in.',
  formNote: 'All other browsers are signed out.',
  title: 'Password',
  changedText: 'Changed {when}.',
  toast: 'Password changed',
  changeYourPasswordLabel: 'Change your password',
  currentPasswordLabel: 'Current password',
  newPasswordLabel: 'New password',
  busyLabel: 'Changing…',
  button: 'Change password',
};

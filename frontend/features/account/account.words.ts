import { PRODUCT } from '#contracts/product.ts';
import { fileSize } from '#lib/file-size.ts';
import { fullDate } from '#lib/full-date.ts';

/** In several places. */
export const ACCOUNT = {
  settingNotSaved: 'The previous setting is back. Please try again.',
  emailFailedTitle: 'The email was not sent',
  codeHelp: 'Six digits from your app, or a recovery code.',
};

/** appearance/appearance-section.tsx */
export const APPEARANCE_SECTION = {
  intro: 'Takes effect at once, in every browser you sign in with.',
  themeHelp: 'System follows the setting of your device.',
  reducedMotionHelp: 'Turns animations off. The setting of your device counts too.',
  plainWordsHelp: 'Buttons and messages without jokes.',
};

/** credentials/email-card.tsx */
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
};

/** credentials/no-password-hint.tsx */
export const NO_PASSWORD_HINT = {
  sentToast: (email: string) => `The link in it sets your first password. We sent it to ${email}.`,
};

/** credentials/password-card.tsx */
export const PASSWORD_CARD = {
  noPasswordText: 'You sign in with a social login. A password gives you a second way to sign in.',
  changedToast: 'All other browsers are signed out. This one stays signed in.',
  formNote: 'All other browsers are signed out.',
};

/** danger/danger-section.tsx */
export const DANGER_SECTION = {
  intro: 'Before you delete your account, you can {download}.',
  downloadLink: 'download your data',
  waitText: 'You are signed out everywhere at once. Sign in within 14 days and your account stays. Pro does not renew meanwhile.',
  waitTitle: '14 days to change your mind.',
  erasureText: 'Your profile, creations, drafts, files and messages are deleted for good. We cannot restore them.',
  erasureTitle: 'Then it is deleted.',
  runsText: 'Pro is cancelled, runs in progress are stopped and their held tokens returned. Tokens left in your wallet are lost.',
  runsTitle: 'Runs and Pro end.',
  keptText: 'Your published prompts keep working. Ledger entries stay, because the sums have to add up.',
  keptTitle: 'What others use stays, without your name.',
};

/** danger/delete-dialog.tsx */
export const DELETE_DIALOG = {
  scheduledToast: (deletesAt: string) => `Your account is deleted on ${fullDate(deletesAt)}. Sign in before then to keep it.`,
  title: 'Delete your account?',
  description: 'You are signed out at once. Everything is deleted in 14 days unless you sign in again.',
  usernameLabel: 'Type your username, {username}',
};

/** data/data-section.tsx */
export const DATA_SECTION = {
  profileItem: 'Your profile, settings and sessions',
  promptsItem: 'Every prompt of yours, with all its versions',
  runsItem: 'Every run: what you typed, what came out, what it cost',
  filesItem: 'The pictures, videos and files you made or uploaded',
  walletItem: 'Your wallet, line by line, and your messages',
  storageIntro: 'Uploads, results and the texts of your prompts count. Results are stored even when your storage is full.',
  storageUse: (filesBytes: number, promptsBytes: number) => `Files and results ${fileSize(filesBytes)} · Prompts and imports ${fileSize(promptsBytes)}`,
  downloadIntro: 'One ZIP with all your data: JSON files, and your images, videos and files as they are.',
  downloadNote: 'The download takes longer with many files. Keep the ZIP safe: it contains all your data.',
  downloadButton: 'Download my data',
};

/** notifications/notifications-section.tsx */
export const NOTIFICATIONS_SECTION = {
  intro: 'Choose what you are notified of.',
};

/** privacy/privacy-section.tsx */
export const PRIVACY_SECTION = {
  unlistedHelp: 'Everyone with the link.',
  intro: 'Each choice is saved as you make it.',
  newCreationsHelp: 'The default for new creations. You can change each one later.',
  showLikesHelp: 'Your profile shows which prompts you like.',
  hidePageLabel: 'Hide my page from search',
  showSensitiveHelp: 'Shows content marked as sensitive without a warning.',
};

/** profile/avatar-field.tsx */
export const AVATAR_FIELD = {
  savedToast: 'It is shown on your profile and beside your prompts.',
  saveFailed: 'The picture was not saved. Please try again.',
  removedToast: 'Your first letter is shown instead.',
  removeFailed: 'The picture is still there. Please try again.',
  unsavedLabel: 'Your new picture, not saved yet',
  title: 'Drop a picture here, or choose one',
  hint: 'PNG, JPG, GIF or WebP, up to 5 MB',
};

/** profile/avatar-file.ts */
export const AVATAR_FILE = {
  wrongKind: 'That is not a PNG, JPG, GIF or WebP picture. Please choose another file.',
  emptyFile: 'That file is empty. Please choose another one.',
};

/** profile/links-field.tsx */
export const LINKS_FIELD = {
  help: 'For example your website or portfolio. Four at most.',
};

/** profile/profile-fields.tsx */
export const PROFILE_FIELDS = {
  savedToast: 'Your public page shows it already.',
  displayNameHelp: (username: string) => `Without one you are shown as ${username}.`,
  bioPlaceholder: 'What do you make?',
};

/** profile/profile-form.ts */
export const PROFILE_FORM = {
  linkProblem: 'Enter an address that starts with https://',
};

/** profile/profile-section.tsx */
export const PROFILE_SECTION = {
  pictureIntro: 'Shown beside everything you publish. We cut it to a square.',
  aboutIntro: 'Everyone can read this on {page}.',
  pageLink: 'your public page',
};

/** second-factor/codes-dialog.tsx */
export const CODES_DIALOG = {
  fileTitle: (username: string) => `${PRODUCT} recovery codes of ${username}`,
  copiedToast: 'Paste them into your password manager.',
  copyFailedToast: 'Your browser does not allow it. Download or print them instead.',
  description: 'Each code works once in place of your authenticator. We show them only now.',
};

/** second-factor/disable-dialog.tsx */
export const DISABLE_DIALOG = {
  title: 'Turn two-factor off?',
  description: 'You then sign in with your password alone. Your recovery codes stop working.',
  doneToast: 'You can set it up again at any time.',
};

/** second-factor/recovery-alert.tsx */
export const RECOVERY_ALERT = {
  cancelledToast: 'The recovery is cancelled.',
  text: 'A recovery was started by email. From {day} the next sign-in with your password removes the second factor. If it was not you, keep the second factor and change your password.',
  title: 'Your second factor will be removed',
};

/** second-factor/renew-dialog.tsx */
export const RENEW_DIALOG = {
  description: 'You get ten new codes. The old ones stop working at once.',
};

/** second-factor/scan-step.tsx */
export const SCAN_STEP = {
  qrCodeAlt: 'QR code for your authenticator',
};

/** second-factor/second-factor-section.tsx */
export const SECOND_FACTOR_SECTION = {
  intro: 'Besides your password, we ask for six digits from an app on your phone. A stolen password alone is then not enough.',
  staffWarning: 'You can change other people’s accounts. Set up two-factor sign-in first.',
  passwordFirst: 'Set a password first.',
  codesIntro: 'Each code works once when you do not have your phone.',
  fewCodesWarning: 'Few codes are left. Create new ones.',
};

/** second-factor/setup-dialog.tsx */
export const SETUP_DIALOG = {
  scanTitle: 'Scan this with your app',
  scanDescription: 'Any authenticator app works, such as Aegis, 2FAS or your password manager. Then type the six digits it shows. Step 2 of 3.',
  passwordDescription: 'Your password protects this change. Step 1 of 3.',
};

/** sessions/session-row.tsx */
export const SESSION_ROW = {
  signedOutToast: (device: string) => `${device} has to sign in again.`,
};

/** sessions/sessions-section.tsx */
export const SESSIONS_SECTION = {
  signedOutToast: 'Only this browser is left.',
  title: 'Where you are signed in',
  intro: 'If you do not know a browser here, sign it out and change your password.',
  loadFailedTitle: 'The list could not be fetched',
  loadFailed: 'No browser was signed out.',
  confirmTitle: 'Sign out everywhere else?',
  confirmText: (others: number) => `${others === 1 ? 'One other browser has' : `${others} other browsers have`} to sign in again. This one stays as it is.`,
  signOutFailed: 'No browser was signed out. Please try again.',
};

/** settings.tsx */
export const SETTINGS = {
  loadFailedTitle: 'Your settings could not be fetched',
  loadFailed: 'Nothing was changed. Please try again.',
};

/** social/link-dialog.tsx */
export const LINK_DIALOG = {
  description: (label: string) => `From then on ${label} opens this account, and every other browser is signed out.`,
};

/** social/social-section.tsx */
export const SOCIAL_SECTION = {
  intro: 'A linked account signs you in without your password. We read your name and email from it and never post anything.',
  emptyText: 'Nothing is linked yet.',
  noProviderText: 'This server offers no social login, so there is nothing to link.',
  passwordFirst: 'Set a password first. It protects this change when you leave your browser open.',
  unlinkText: (label: string) => `${label} no longer signs you in here. You can link it again at any time.`,
  unlinkFailed: 'It is still linked. Please try again.',
  unlinkedToast: 'Your other ways to sign in stay.',
};

/** unsaved.tsx */
export const UNSAVED = {
  title: 'Leave without saving?',
  description: 'Your changes are not saved and would be lost.',
};

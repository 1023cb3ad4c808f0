import { PRODUCT } from '#contracts/product.ts';
import { fileSize } from '#lib/file-size.ts';
import { fullDate } from '#lib/full-date.ts';

export const CODES_DIALOG = {
  fileTitle: (username: string) => `${PRODUCT} recovery codes of ${username}`,
  copiedToast: 'Paste them into your password manager.',
  copyFailedToast: 'Your browser does not allow it. Download or print them instead.',
  description: 'Each code works once in place of your authenticator. We show them only now.',
  copiedTitle: 'Copied',
  couldNotCopyToast: 'Could not copy',
  title: 'Keep these ten codes',
  haveSavedThemButton: 'I have saved them',
  label: 'Recovery codes',
  copyButton: 'Copy',
  eachWorksOnceText: (title: string, codes: string) => `${title}
Each works once.

${codes}
`,
  downloadButton: 'Download',
  printButton: 'Print',
};

export const DISABLE_DIALOG = {
  title: 'Turn two-factor off?',
  description: 'You then sign in with your password alone. Your recovery codes stop working.',
  doneToast: 'You can set it up again at any time.',
  cancelButton: 'Cancel',
  busyLabel: 'Turning off…',
  turnOffButton: 'Turn off',
  toast: 'Two-factor is off',
};

export const PASSWORD_STEP = {
  label: 'Your password',
};

export const PROOF_FORM = {
  yourPasswordLabel: 'Your password',
  codeLabel: 'Code',
};

export const RECOVERY_ALERT = {
  cancelledToast: 'The recovery is cancelled.',
  text: 'A recovery was started by email. From {day} the next sign-in with your password removes the second factor. If it was not you, keep the second factor and change your password.',
  title: 'Your second factor will be removed',
  secondFactorStaysToast: 'Your second factor stays',
  recoveryNotCancelledToast: 'Recovery not cancelled',
  pleaseTryAgainText: 'Please try again.',
  busyLabel: 'Cancelling…',
  button: 'Keep my account',
};

export const RENEW_DIALOG = {
  description: 'You get ten new codes. The old ones stop working at once.',
  title: 'Create new recovery codes',
  cancelButton: 'Cancel',
  busyLabel: 'Creating them…',
  createNewCodesButton: 'Create new codes',
};

export const SCAN_STEP = {
  qrCodeAlt: 'QR code for your authenticator',
  label: 'Six digits',
  withoutCameraTypeText: 'Without a camera, type this:',
};

export const SECOND_FACTOR_SECTION = {
  intro: 'Besides your password, we ask for six digits from an app on your phone. A stolen password alone is then not enough.',
  staffWarning: 'You can change other people’s accounts. Set up two-factor sign-in first.',
  passwordFirst: 'Set a password first.',
  codesIntro: 'Each code works once when you do not have your phone.',
  fewCodesWarning: 'Few codes are left. Create new ones.',
  twoFactorSignTitle: 'Two-factor sign-in',
  onBadge: 'On',
  offBadge: 'Off',
  expectedOfAdministratorsTitle: 'Expected of administrators',
  turnOffButton: 'Turn off',
  setUpTwoButton: 'Set up two-factor',
  recoveryCodesTitle: 'Recovery codes',
  leftBadge: (recoveryCodesLeft: number) => `${recoveryCodesLeft} left`,
  createNewCodesButton: 'Create new codes',
};

export const SETUP_DIALOG = {
  scanTitle: 'Scan this with your app',
  scanDescription: 'Any authenticator app works, such as Aegis, 2FAS or your password manager. Then type the six digits it shows. Step 2 of 3.',
  passwordDescription: 'Your password protects this change. Step 1 of 3.',
  title: 'First, your password',
  cancelButton: 'Cancel',
  busyLabel: 'Checking…',
  turnOnButton: 'Turn on',
  continueButton: 'Continue',
};

export const SESSION_ROW = {
  signedOutToast: (device: string) => `${device} has to sign in again.`,
  signedOutTitle: 'Signed out',
  stillSignedInToast: 'Still signed in',
  pleaseTryAgainText: 'Please try again.',
  badge: 'This browser',
  inUseNowText: 'In use now',
  lastSeenText: 'Last seen {when}',
  sinceText: '· since {day}',
  busyLabel: 'Ending…',
  label: (device: string) => `Sign out ${device}`,
  button: 'Sign out',
};

export const SESSIONS_SECTION = {
  signedOutToast: 'Only this browser is left.',
  title: 'Where you are signed in',
  intro: 'If you do not know a browser here, sign it out and change your password.',
  loadFailedTitle: 'The list could not be fetched',
  loadFailed: 'No browser was signed out.',
  confirmTitle: 'Sign out everywhere else?',
  confirmText: (others: number) => `${others === 1 ? 'One other browser has' : `${others} other browsers have`} to sign in again. This one stays as it is.`,
  signOutFailed: 'No browser was signed out. Please try again.',
  toast: 'Signed out everywhere else',
  tryAgainButton: 'Try again',
  signOutAllButton: 'Sign out all others',
  busyLabel: 'Signing out…',
};

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
  title: 'Delete your account',
  button: 'Delete my account',
};

export const DELETE_DIALOG = {
  scheduledToast: (deletesAt: string) => `Your account is deleted on ${fullDate(deletesAt)}. Sign in before then to keep it.`,
  title: 'Delete your account?',
  description: 'You are signed out at once. Everything is deleted in 14 days unless you sign in again.',
  usernameLabel: 'Type your username, {username}',
  typeToConfirmText: (username: string) => `Type ${username} to confirm`,
  toast: 'Account deletion scheduled',
  keepMyAccountButton: 'Keep my account',
  busyLabel: 'Deleting…',
  deleteMyAccountButton: 'Delete my account',
  yourPasswordLabel: 'Your password',
  codeLabel: 'Code',
};

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
  storageTitle: 'Storage',
  downloadYourDataTitle: 'Download your data',
};

import { PRODUCT } from '#contracts/product.ts';
import { fileSize } from '#lib/file-size.ts';
import { fullDate } from '#lib/full-date.ts';

/** In several places. */
export const ACCOUNT = {
  previousSettingIsBack: 'The previous setting is back. Please try again.',
  emailWasNotSent: 'The email was not sent',
  sixDigits: 'Six digits from your app, or a recovery code.',
};

/** appearance/appearance-section.tsx */
export const APPEARANCE_SECTION = {
  intro: 'Takes effect at once, in every browser you sign in with.',
  systemFollowsTheSetting: 'System follows the setting of your device.',
  turnsAnimationsOff: 'Turns animations off. The setting of your device counts too.',
  buttonsAndMessagesWithout: 'Buttons and messages without jokes.',
};

/** credentials/email-card.tsx */
export const EMAIL_CARD = {
  receiptsAndResetLinks: 'Receipts and reset links go to',
  otherPeopleCannotSee: '. Other people cannot see it.',
  setAPasswordFirst: 'Set a password first. It protects the change when you leave your browser open.',
  changeWasNotSaved: 'The change was not saved',
  openTheLink: (email: string) => `Open the link in the email we sent there. Until then everything goes to ${email}.`,
  weSentTheConfirmation: (email: string) => `We sent the confirmation to ${email}.`,
  openTheLinkInOur: 'Open the link in our email. You can use everything meanwhile.',
  weSentALink: (asked: string) => `We sent a link to ${asked}. Your old address stays until you open it.`,
  thisIsYourAddress: 'This is your address already, so we sent no email.',
  stillWaits: (own: string, newEmail: string) => `${own} ${newEmail} still waits for its confirmation.`,
  weEmailALink: 'We email a link to this address and a note to the old one. The old one stays until you open the link.',
};

/** credentials/no-password-hint.tsx */
export const NO_PASSWORD_HINT = {
  linkInItSets: (email: string) => `The link in it sets your first password. We sent it to ${email}.`,
};

/** credentials/password-card.tsx */
export const PASSWORD_CARD = {
  youSign: 'You sign in with a social login. A password gives you a second way to sign in.',
  allOtherBrowsers: 'All other browsers are signed out. This one stays signed in.',
  note: 'All other browsers are signed out.',
};

/** danger/danger-section.tsx */
export const DANGER_SECTION = {
  beforeYouDelete: 'Before you delete your account, you can',
  youAreSignedOut: 'You are signed out everywhere at once. Sign in within 14 days and your account stays. Pro does not renew meanwhile.',
  daysToChange: '14 days to change your mind.',
  yourProfileCreationsDrafts: 'Your profile, creations, drafts, files and messages are deleted for good. We cannot restore them.',
  thenItIsDeleted: 'Then it is deleted.',
  proIsCancelledRuns: 'Pro is cancelled, runs in progress are stopped and their held tokens returned. Tokens left in your wallet are lost.',
  runsAndProEnd: 'Runs and Pro end.',
  yourPublishedPromptsKeep: 'Your published prompts keep working. Ledger entries stay, because the sums have to add up.',
  whatOthersUseStays: 'What others use stays, without your name.',
};

/** danger/delete-dialog.tsx */
export const DELETE_DIALOG = {
  yourAccountIsDeleted: (deletesAt: string) => `Your account is deleted on ${fullDate(deletesAt)}. Sign in before then to keep it.`,
  title: 'Delete your account?',
  description: 'You are signed out at once. Everything is deleted in 14 days unless you sign in again.',
  typeYourUsername: 'Type your username,',
};

/** data/data-section.tsx */
export const DATA_SECTION = {
  yourProfileSettings: 'Your profile, settings and sessions',
  everyPromptOfYours: 'Every prompt of yours, with all its versions',
  everyRun: 'Every run: what you typed, what came out, what it cost',
  picturesVideosAndFiles: 'The pictures, videos and files you made or uploaded',
  yourWalletLine: 'Your wallet, line by line, and your messages',
  uploadsResults: 'Uploads, results and the texts of your prompts count. Results are stored even when your storage is full.',
  filesAndResultsPrompts: (filesBytes: number, promptsBytes: number) => `Files and results ${fileSize(filesBytes)} · Prompts and imports ${fileSize(promptsBytes)}`,
  oneZipWithAll: 'One ZIP with all your data: JSON files, and your images, videos and files as they are.',
  downloadTakesLonger: 'The download takes longer with many files. Keep the ZIP safe: it contains all your data.',
  downloadMyData: 'Download my data',
};

/** notifications/notifications-section.tsx */
export const NOTIFICATIONS_SECTION = {
  intro: 'Choose what you are notified of.',
};

/** privacy/privacy-section.tsx */
export const PRIVACY_SECTION = {
  everyoneWithTheLink: 'Everyone with the link.',
  intro: 'Each choice is saved as you make it.',
  defaultForNewCreations: 'The default for new creations. You can change each one later.',
  yourProfileShows: 'Your profile shows which prompts you like.',
  hideMyPage: 'Hide my page from search',
  showsContentMarked: 'Shows content marked as sensitive without a warning.',
};

/** profile/avatar-field.tsx */
export const AVATAR_FIELD = {
  itIsShown: 'It is shown on your profile and beside your prompts.',
  pictureWasNotSaved: 'The picture was not saved. Please try again.',
  yourFirstLetter: 'Your first letter is shown instead.',
  pictureIsStillThere: 'The picture is still there. Please try again.',
  yourNewPictureNot: 'Your new picture, not saved yet',
  title: 'Drop a picture here, or choose one',
  hint: 'PNG, JPG, GIF or WebP, up to 5 MB',
};

/** profile/avatar-file.ts */
export const AVATAR_FILE = {
  thatIsNot: 'That is not a PNG, JPG, GIF or WebP picture. Please choose another file.',
  thatFileIsEmpty: 'That file is empty. Please choose another one.',
};

/** profile/links-field.tsx */
export const LINKS_FIELD = {
  help: 'For example your website or portfolio. Four at most.',
};

/** profile/profile-fields.tsx */
export const PROFILE_FIELDS = {
  yourPublicPageShows: 'Your public page shows it already.',
  help: (username: string) => `Without one you are shown as ${username}.`,
  placeholder: 'What do you make?',
};

/** profile/profile-form.ts */
export const PROFILE_FORM = {
  enterAnAddress: 'Enter an address that starts with https://',
};

/** profile/profile-section.tsx */
export const PROFILE_SECTION = {
  shownBesideEverything: 'Shown beside everything you publish. We cut it to a square.',
  everyoneCanRead: 'Everyone can read this on',
};

/** second-factor/codes-dialog.tsx */
export const CODES_DIALOG = {
  recoveryCodes: (username: string) => `${PRODUCT} recovery codes of ${username}`,
  pasteThemInto: 'Paste them into your password manager.',
  yourBrowserDoesNot: 'Your browser does not allow it. Download or print them instead.',
  description: 'Each code works once in place of your authenticator. We show them only now.',
};

/** second-factor/disable-dialog.tsx */
export const DISABLE_DIALOG = {
  title: 'Turn two-factor off?',
  description: 'You then sign in with your password alone. Your recovery codes stop working.',
  youCanSet: 'You can set it up again at any time.',
};

/** second-factor/recovery-alert.tsx */
export const RECOVERY_ALERT = {
  recoveryIsCancelled: 'The recovery is cancelled.',
  recoveryWasStarted: 'A recovery was started by email. From',
  nextSign: 'the next sign-in with your password removes the second factor. If it was not you, keep the second factor and change your password.',
  title: 'Your second factor will be removed',
};

/** second-factor/renew-dialog.tsx */
export const RENEW_DIALOG = {
  description: 'You get ten new codes. The old ones stop working at once.',
};

/** second-factor/scan-step.tsx */
export const SCAN_STEP = {
  qrCode: 'QR code for your authenticator',
};

/** second-factor/second-factor-section.tsx */
export const SECOND_FACTOR_SECTION = {
  besidesYourPassword: 'Besides your password, we ask for six digits from an app on your phone. A stolen password alone is then not enough.',
  youCanChangeOther: 'You can change other people’s accounts. Set up two-factor sign-in first.',
  setAPasswordFirst: 'Set a password first.',
  eachCodeWorksOnce: 'Each code works once when you do not have your phone.',
  fewCodesAreLeft: 'Few codes are left. Create new ones.',
};

/** second-factor/setup-dialog.tsx */
export const SETUP_DIALOG = {
  title: 'Scan this with your app',
  description: 'Any authenticator app works, such as Aegis, 2FAS or your password manager. Then type the six digits it shows. Step 2 of 3.',
  yourPasswordProtects: 'Your password protects this change. Step 1 of 3.',
};

/** sessions/session-row.tsx */
export const SESSION_ROW = {
  hasToSign: (device: string) => `${device} has to sign in again.`,
};

/** sessions/sessions-section.tsx */
export const SESSIONS_SECTION = {
  onlyThisBrowser: 'Only this browser is left.',
  whereYouAreSigned: 'Where you are signed in',
  intro: 'If you do not know a browser here, sign it out and change your password.',
  listCouldNot: 'The list could not be fetched',
  noBrowserWasSigned: 'No browser was signed out.',
  signOutEverywhereElse: 'Sign out everywhere else?',
  description: (others: number) => `${others === 1 ? 'One other browser has' : `${others} other browsers have`} to sign in again. This one stays as it is.`,
  noBrowserWasSignedOut: 'No browser was signed out. Please try again.',
};

/** settings.tsx */
export const SETTINGS = {
  title: 'Your settings could not be fetched',
  nothingWasChangedPlease: 'Nothing was changed. Please try again.',
};

/** social/link-dialog.tsx */
export const LINK_DIALOG = {
  description: (label: string) => `From then on ${label} opens this account, and every other browser is signed out.`,
};

/** social/social-section.tsx */
export const SOCIAL_SECTION = {
  intro: 'A linked account signs you in without your password. We read your name and email from it and never post anything.',
  nothingIsLinkedYet: 'Nothing is linked yet.',
  thisServerOffersNo: 'This server offers no social login, so there is nothing to link.',
  setAPasswordFirst: 'Set a password first. It protects this change when you leave your browser open.',
  description: (label: string) => `${label} no longer signs you in here. You can link it again at any time.`,
  itIsStillLinked: 'It is still linked. Please try again.',
  yourOtherWays: 'Your other ways to sign in stay.',
};

/** unsaved.tsx */
export const UNSAVED = {
  title: 'Leave without saving?',
  description: 'Your changes are not saved and would be lost.',
};

/** Texts that several sections of the settings page share. */
export const ACCOUNT = {
  settingNotSaved: 'The previous setting is back. Please try again.',
  emailFailedTitle: 'The email was not sent',
  codeHelp: 'Six digits from your app, or a recovery code.',
};

export const APPEARANCE_SECTION = {
  intro: 'Takes effect at once, in every browser you sign in with.',
  themeHelp: 'System follows the setting of your device.',
  reducedMotionHelp: 'Turns animations off. The setting of your device counts too.',
  plainWordsHelp: 'Buttons and messages without jokes.',
  systemLabel: 'System',
  lightLabel: 'Light',
  darkLabel: 'Dark',
  title: 'Appearance',
  themeLabel: 'Theme',
  reducedMotionLabel: 'Reduced motion',
  plainWordsLabel: 'Plain words',
};

export const NOTIFICATIONS_SECTION = {
  intro: 'Choose what you are notified of.',
  title: 'Notifications',
};

export const PRIVACY_SECTION = {
  intro: 'Each choice is saved as you make it.',
  newCreationsHelp: 'The default for new creations. You can change each one later.',
  showLikesHelp: 'Your profile shows which prompts you like.',
  hidePageLabel: 'Hide my page from search',
  showSensitiveHelp: 'Shows content marked as sensitive without a warning.',
  privateLabel: 'Private',
  onlyYouHelp: 'Only you.',
  publicLabel: 'Public',
  publicHelp: 'Everyone. What you typed stays private.',
  resetTitle: 'New creations are private again',
  resetText: 'This setting had no effect before. It counts from now on, so we set it back to private. Choose again if you want to.',
  title: 'Privacy',
  newCreationsAreLabel: 'New creations are',
  showMyLikesLabel: 'Show my likes',
  asksSearchHelp: 'Search engines, suggestions and the list of creators leave you out. People with the address can still open your profile.',
  showSensitiveContentLabel: 'Show sensitive content',
};

export const AVATAR_FIELD = {
  savedToast: 'It is shown on your profile and beside your prompts.',
  saveFailed: 'The picture was not saved. Please try again.',
  removedToast: 'Your first letter is shown instead.',
  removeFailed: 'The picture is still there. Please try again.',
  unsavedLabel: 'Your new picture, not saved yet',
  title: 'Drop a picture here, or choose one',
  hint: 'PNG, JPG, GIF or WebP, up to 5 MB',
  newPictureSavedToast: 'New picture saved',
  pictureRemovedToast: 'Picture removed',
  yourPictureLabel: 'Your picture',
  uploadingYourPictureLabel: 'Uploading your picture',
  uploadingBusyLabel: 'Uploading…',
  useThisPictureButton: 'Use this picture',
  cancelButton: 'Cancel',
  uploadPictureLabel: 'Upload a picture',
  removingBusyLabel: 'Removing…',
  removePictureButton: 'Remove picture',
};

export const AVATAR_FILE = {
  wrongKind: 'That is not a PNG, JPG, GIF or WebP picture. Please choose another file.',
  emptyFile: 'That file is empty. Please choose another one.',
};

export const LINKS_FIELD = {
  help: 'For example your website or portfolio. Four at most.',
  linksLabel: 'Links',
  linkLabel: (count: number) => `Link ${count}`,
  placeholder: 'https://',
  removeLinkLabel: (count: number) => `Remove link ${count}`,
  button: 'Add a link',
};

export const PROFILE_FIELDS = {
  savedToast: 'Your public page shows it already.',
  displayNameHelp: (username: string) => `Without one you are shown as ${username}.`,
  bioPlaceholder: 'What do you make?',
  toast: 'Profile saved',
  displayNameLabel: 'Display name',
  bioLabel: 'Bio',
  ofText: 'of',
  charactersText: 'characters',
  note: 'Not saved yet',
  undoButton: 'Undo',
  busyLabel: 'Saving…',
  saveProfileButton: 'Save profile',
};

export const PROFILE_FORM = {
  linkProblem: 'Enter an address that starts with https://',
};

export const PROFILE_SECTION = {
  pictureIntro: 'Shown beside everything you publish. We cut it to a square.',
  aboutIntro: 'Everyone can read this on {page}.',
  pageLink: 'your public page',
  pictureTitle: 'Picture',
  aboutYouTitle: 'About you',
};

export const SETTINGS = {
  loadFailedTitle: 'Your settings could not be fetched',
  loadFailed: 'Nothing was changed. Please try again.',
  button: 'Try again',
  loadingText: (label: string) => `Loading ${label}`,
};

export const LINK_DIALOG = {
  description: (label: string) => `From then on ${label} opens this account, and every other browser is signed out.`,
  title: (label: string) => `Link ${label}`,
  cancelButton: 'Cancel',
  busyLabel: 'Opening…',
  continueButton: 'Continue',
  yourPasswordLabel: 'Your password',
  codeLabel: 'Code',
};

export const SOCIAL_SECTION = {
  intro: 'A linked account signs you in without your password. We read your name and email from it and never post anything.',
  emptyText: 'Nothing is linked yet.',
  noProviderText: 'This server offers no social login, so there is nothing to link.',
  passwordFirst: 'Set a password first. It protects this change when you leave your browser open.',
  unlinkText: (label: string) => `${label} no longer signs you in here. You can link it again at any time.`,
  unlinkFailed: 'It is still linked. Please try again.',
  unlinkedToast: 'Your other ways to sign in stay.',
  socialLoginsTitle: 'Social logins',
  linkedOnText: 'Linked on {day}',
  label: (label: string) => `Unlink ${label}`,
  unlinkButton: 'Unlink',
  linkButton: (label: string) => `Link ${label}`,
  unlinkTitle: (label: string) => `Unlink ${label}?`,
  busyLabel: 'Unlinking…',
  toast: (label: string) => `${label} is unlinked`,
};

export const UNSAVED = {
  title: 'Leave without saving?',
  description: 'Your changes are not saved and would be lost.',
  leaveWithoutSavingButton: 'Leave without saving',
  keepEditingButton: 'Keep editing',
};

export const SETTINGS_NAV = {
  label: 'Settings',
};

export const BLOCKED_PEOPLE = {
  title: 'Blocked people',
  emptyText: 'You have not blocked any people. You can block a person on their profile.',
  unblockButton: 'Unblock',
  failedTitle: 'Not saved',
  failed: 'Please try again.',
};

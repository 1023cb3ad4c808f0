/** own-link.tsx */
export const OWN_LINK = {
  creationIntro: 'Only you can see this. Everyone with a link can see it, until you withdraw the link.',
  promptIntro: 'Your own link counts views, runs and sign-ups.',
  newInputsHelp: 'People see your inputs and can start with them.',
  makeFailed: 'No link was made. Please try again.',
  creationWithdrawnToast: 'Only you can see your creation again.',
  inputsHelp: 'Off: people see the result but not your inputs.',
  remixLabel: 'Allow a remix from this link',
  withdrawTitle: 'Withdraw this link?',
  withdrawCreationText: 'The link no longer shows your creation. Copies that people saved stay with them.',
  withdrawPromptText: 'It stops counting for good. The link still leads to the prompt.',
  withdrawFailed: 'The link was not withdrawn. Please try again.',
  heading: 'Your link',
  showWhatTypedLabel: 'Show what I typed',
  creatingBusyLabel: 'Creating…',
  showLinkButton: 'Show it with a link',
  createMyLinkButton: 'Create my link',
  nothingWasChangedToast: 'Nothing was changed',
  pleaseTryAgainText: 'Please try again.',
  linkWithdrawnToast: 'Link withdrawn',
  toastText: 'The page stays; this link counts nothing any more.',
  viewsLabel: 'Views',
  runsLabel: 'Runs',
  signUpsLabel: 'Sign-ups',
  help: '“Make mine” starts with your inputs.',
  withdrawTheLinkButton: 'Withdraw the link',
  action: 'Withdraw',
  withdrawingBusyLabel: 'Withdrawing…',
};

/** qr-code.tsx */
export const QR_CODE = {
  label: (address: string) => `QR code of this page: ${address}`,
  downloadButton: 'Download QR code',
};

/** share-tools.tsx */
export const SHARE_TOOLS = {
  linkCopiedToast: 'Link copied',
  toastText: 'Paste it where you want to share it.',
  copyThisAddressToast: 'Copy this address',
  linkLabel: 'Link',
  copyLinkButton: 'Copy link',
  shareButton: 'Share…',
  qrCodeButton: 'QR code',
  embedButton: 'Embed',
  htmlOwnPageLabel: 'HTML for your own page',
  help: 'Its picture, as a link to here.',
  postItOnLabel: 'Post it on',
  inNewTabText: ', in a new tab',
};

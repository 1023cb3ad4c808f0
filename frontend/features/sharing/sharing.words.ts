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
};

/** qr-code.tsx */
export const QR_CODE = {
  label: (address: string) => `QR code of this page: ${address}`,
  downloadButton: 'Download QR code',
};

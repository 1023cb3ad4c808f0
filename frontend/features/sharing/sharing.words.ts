/** own-link.tsx */
export const OWN_LINK = {
  onlyYouCanSee: 'Only you can see this. Everyone with a link can see it, until you withdraw the link.',
  yourOwnLinkCounts: 'Your own link counts views, runs and sign-ups.',
  peopleSeeYourInputs: 'People see your inputs and can start with them.',
  noLinkWasMade: 'No link was made. Please try again.',
  onlyYouCanSeeYourCreation: 'Only you can see your creation again.',
  offPeopleSee: 'Off: people see the result but not your inputs.',
  allowARemix: 'Allow a remix from this link',
  title: 'Withdraw this link?',
  description: 'The link no longer shows your creation. Copies that people saved stay with them.',
  itStopsCounting: 'It stops counting for good. The link still leads to the prompt.',
  linkWasNotWithdrawn: 'The link was not withdrawn. Please try again.',
};

/** qr-code.tsx */
export const QR_CODE = {
  label: (address: string) => `QR code of this page: ${address}`,
  downloadQrCode: 'Download QR code',
};

/** Texts of share-button.tsx. */
export const SHARE_BUTTON = {
  copiedToast: 'Paste it where you want to share it.',
  addressCopiedToast: 'Address copied',
  copyThisAddressToast: 'Copy this address',
  button: 'Share',
};

/** Texts of qr-code.tsx. */
export const QR_CODE = {
  label: (address: string) => `QR code of this page: ${address}`,
  downloadButton: 'Download QR code',
};

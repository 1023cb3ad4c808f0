export const SHARE_BUTTON = {
  copiedToast: 'Paste it where you want to share it.',
  addressCopiedToast: 'Address copied',
  copyThisAddressToast: 'Copy this address',
  button: 'Share',
};

export const QR_CODE = {
  label: (address: string) => `QR code of this page: ${address}`,
  downloadButton: 'Download QR code',
};

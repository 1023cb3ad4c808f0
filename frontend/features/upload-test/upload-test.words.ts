import { FILE_LIMIT_BYTES, PICTURE_LIMIT_PIXELS, TEXT_LIMIT_BYTES } from '#contracts/media.ts';
import { fileSize } from '#lib/file-size.ts';

const PICTURE_LIMIT = fileSize(FILE_LIMIT_BYTES);
const TEXT_LIMIT = fileSize(TEXT_LIMIT_BYTES);

export const COPY_BUTTON = {
  failedToast: 'Mark the text and copy it by hand.',
  toast: 'Copying was not allowed',
};

export const FILE_PREVIEW = {
  localAlt: 'Your picture, from your own machine',
  alt: 'Your picture, as stored',
};

export const FILE_RULES = {
  svg: 'SVG pictures can contain scripts and are not allowed. Use PNG or WebP.',
  wrongKind: (ending: string) => `${ending ? `Files that end in .${ending}` : 'Files without an ending'} cannot be used. PNG, JPG, GIF and WebP pictures and plain text files work here.`,
  emptyFile: 'This file is empty.',
  tooLarge: (isText: boolean, size: number, limit: number) => `This ${isText ? 'text' : 'picture'} has ${fileSize(size)}: ${fileSize(limit)} is the limit.`,
};

export const UPLOAD_RESULT = {
  deleteFailed: 'The file could not be deleted. Please try again.',
  privacyNote: 'Only you can open it. It is deleted after one day unless you use it.',
  deletedText: 'The file is removed and its address no longer works.',
  notStoredText: 'The server checked it and did not store it. Sign in to store files.',
  fileDeletedHeading: 'File deleted',
  fileStoredHeading: 'File stored',
  checkedNotStoredHeading: 'File checked, not stored',
  badge: 'Not stored',
  addressName: 'Address',
  copyAddressLabel: 'Copy address',
  name: 'Name',
  detectedTypeName: 'Detected type',
  dimensionsName: 'Dimensions',
  pixelsText: 'pixels',
  sizeName: 'Size',
  storedAsName: 'Stored as',
  pixelsAndSizeText: (bytes: number) => `pixels, ${fileSize(bytes)}`,
  shaName: 'SHA-256',
  copyShaLabel: 'Copy SHA-256',
  button: 'Delete file',
};

export const UPLOAD_RULES = {
  picturesText: `PNG, JPG, GIF and WebP, up to ${PICTURE_LIMIT} and ${PICTURE_LIMIT_PIXELS / 1_000_000} megapixels. No SVG: it can contain scripts.`,
  textsText: `Plain text and Markdown in UTF-8, up to ${TEXT_LIMIT}.`,
  contentText: 'The content of a file decides its type, not its name.',
  privacyText: 'Pictures are converted to WebP without hidden data. Unused files are deleted after one day, or when you delete them.',
  signedOutText: 'You are signed out. Your file is checked but not stored. Sign in to store it.',
  heading: 'Allowed files',
  picturesTitle: 'Pictures',
  textsTitle: 'Texts',
  contentCountsTitle: 'Content counts',
  onlyCanOpenTitle: 'Only you can open them',
  nothingIsStoredTitle: 'Nothing is stored',
};

export const UPLOAD_TEST = {
  intro: 'Upload a file to see its type, its size and its address.',
  tooManyFiles: 'One file at a time, please.',
  dropTitle: 'Drop a file here, or {choose}',
  chooseLink: 'choose one',
  hint: `PNG, JPG, GIF or WebP up to ${PICTURE_LIMIT} · plain text or Markdown up to ${TEXT_LIMIT}`,
  cancelledLate: (name: string) => `If ${name} had arrived already, it is deleted within a day.`,
  cancelled: (name: string) => `${name} was not kept.`,
  heading: 'File upload test',
  label: 'Upload a file',
  wasNotSentTitle: (name: string) => `${name} was not sent`,
  cancelledTitle: 'Cancelled',
  wasNotUploadedTitle: (name: string) => `${name} was not uploaded`,
  button: 'Try again',
};

export const USE_UPLOAD = {
  uploadFailed: 'The file could not be uploaded. Please try again.',
};

export const UPLOAD_PROGRESS = {
  uploadLabel: 'Upload',
  uploadedCheckingText: 'Uploaded. Checking…',
  button: 'Cancel',
  uploadingLabel: (name: string) => `Uploading ${name}`,
};

export const FILE_UPLOAD_TEST = {
  pageTitle: 'File upload test',
};

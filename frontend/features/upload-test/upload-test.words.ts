import { PICTURE_LIMIT_PIXELS } from '#contracts/media.ts';
import { fileSize } from '#lib/file-size.ts';
import { PICTURE_LIMIT, TEXT_LIMIT } from './size-limits.ts';

/** copy-button.tsx */
export const COPY_BUTTON = {
  markTheText: 'Mark the text and copy it by hand.',
};

/** file-preview.tsx */
export const FILE_PREVIEW = {
  yourPicture: 'Your picture, from your own machine',
};

/** file-rules.ts */
export const FILE_RULES = {
  svgPicturesCanContain: 'SVG pictures can contain scripts and are not allowed. Use PNG or WebP.',
  cannotBeUsedPng: (ending: string) => `${ending ? `Files that end in .${ending}` : 'Files without an ending'} cannot be used. PNG, JPG, GIF and WebP pictures and plain text files work here.`,
  thisFileIsEmpty: 'This file is empty.',
  thisHas: (isText: boolean, size: number, limit: number) => `This ${isText ? 'text' : 'picture'} has ${fileSize(size)}: ${fileSize(limit)} is the limit.`,
};

/** upload-result.tsx */
export const UPLOAD_RESULT = {
  fileCouldNot: 'The file could not be deleted. Please try again.',
  onlyYouCanOpen: 'Only you can open it. It is deleted after one day unless you use it.',
  fileIsRemoved: 'The file is removed and its address no longer works.',
  serverChecked: 'The server checked it and did not store it. Sign in to store files.',
};

/** upload-rules.tsx */
export const UPLOAD_RULES = {
  pngJpgGif: `PNG, JPG, GIF and WebP, up to ${PICTURE_LIMIT} and ${PICTURE_LIMIT_PIXELS / 1_000_000} megapixels. No SVG: it can contain scripts.`,
  plainTextAndMarkdown: `Plain text and Markdown in UTF-8, up to ${TEXT_LIMIT}.`,
  contentOfAFile: 'The content of a file decides its type, not its name.',
  picturesAreConverted: 'Pictures are converted to WebP without hidden data. Unused files are deleted after one day, or when you delete them.',
  youAreSignedOut: 'You are signed out. Your file is checked but not stored. Sign in to store it.',
};

/** upload-test.tsx */
export const UPLOAD_TEST = {
  uploadAFile: 'Upload a file to see its type, its size and its address.',
  oneFile: 'One file at a time, please.',
  dropAFileHere: 'Drop a file here, or',
  hint: `PNG, JPG, GIF or WebP up to ${PICTURE_LIMIT} · plain text or Markdown up to ${TEXT_LIMIT}`,
  ifHadArrivedAlready: (name: string) => `If ${name} had arrived already, it is deleted within a day.`,
  wasNotKept: (name: string) => `${name} was not kept.`,
};

/** use-upload.ts */
export const USE_UPLOAD = {
  fileCouldNot: 'The file could not be uploaded. Please try again.',
};

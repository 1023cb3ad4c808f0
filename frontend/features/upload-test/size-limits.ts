import { FILE_LIMIT_BYTES, TEXT_LIMIT_BYTES } from '#contracts/media.ts';
import { fileSize } from '#lib/file-size.ts';

/** Largest size of an uploaded picture and of an uploaded text, as text. */
export const PICTURE_LIMIT = fileSize(FILE_LIMIT_BYTES);
export const TEXT_LIMIT = fileSize(TEXT_LIMIT_BYTES);

import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { PICTURE_LIMIT_PIXELS, TEXT_LIMIT_BYTES } from '#contracts/media.ts';
import type { MeasuredFile } from '#contracts/media.ts';
import type { UploadedFile } from '#kernel/module.ts';
import { endingOf, NOT_TEXT, refusedKind } from '../domain/refused-kind.ts';
import { readPlainText, sniffImage } from '../domain/sniff-mime.ts';
import { fileRefused } from '../media.errors.ts';

export interface Inspected {
  measured: MeasuredFile;
  /** The words of a text; null for a picture. */
  text: string | null;
}

/** Opens a picture under the limits: what unpacks to more than 25 megapixels is refused before it is unpacked. */
export const openPicture = (data: Buffer): Sharp => {
  const animated = sniffImage(data) === 'image/gif' || sniffImage(data) === 'image/webp';
  return sharp(data, { limitInputPixels: PICTURE_LIMIT_PIXELS, animated, failOn: 'error' });
};

export const unreadablePicture = (): Error => fileRefused('This picture cannot be read, or it is larger than 25 megapixels.');

/**
 * What an upload is, told by its bytes and never by its name. Reads no more of a picture than its header.
 * @throws AppError invalid_request with the path `file`
 */
export async function inspectUpload({ name, data }: UploadedFile): Promise<Inspected> {
  if (data.length === 0) throw fileRefused('This file is empty.');
  const common = { name, bytes: data.length, sha256: createHash('sha256').update(data).digest('hex') };
  const picture = sniffImage(data);
  if (picture) return { measured: { ...common, mime: picture, ...(await measurePicture(data)) }, text: null };
  const refusal = refusedKind(name, data);
  if (refusal) throw fileRefused(refusal);
  if (data.length > TEXT_LIMIT_BYTES) throw fileRefused('This text is too long: 1 MB is the limit.');
  const text = readPlainText(data);
  if (text === null) throw fileRefused(NOT_TEXT);
  const mime = endingOf(name).startsWith('m') ? 'text/markdown' : 'text/plain';
  return { measured: { ...common, mime, width: null, height: null }, text };
}

async function measurePicture(data: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { autoOrient, pageHeight } = await openPicture(data).metadata();
    return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
  } catch {
    throw unreadablePicture();
  }
}

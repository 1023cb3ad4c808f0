import { webcrypto } from 'node:crypto';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { PICTURE_LIMIT_FRAMES, PICTURE_LIMIT_PIXELS, TEXT_LIMIT_BYTES } from '#contracts/media.ts';
import type { MeasuredFile } from '#contracts/media.ts';
import type { UploadedFile } from '#kernel/module.ts';
import { endingOf, NOT_TEXT, refusedKind } from '../domain/refused-kind.ts';
import { readPlainText, sniffImage } from '../domain/sniff-mime.ts';
import { fileRefused } from '../media.errors.ts';

export interface Inspected {
  measured: MeasuredFile;
  /** The text of a text file; null for a picture. */
  text: string | null;
}

/** Opens a picture for decoding. A picture of more than 25 megapixels is refused before it is unpacked (docs/rules/server.md#uploaded-files). */
export const openPicture = (data: Buffer): Sharp => {
  const animated = sniffImage(data) === 'image/gif' || sniffImage(data) === 'image/webp';
  return sharp(data, { limitInputPixels: PICTURE_LIMIT_PIXELS, animated, failOn: 'error' }).timeout({ seconds: UNPACK_SECONDS });
};

export const unreadablePicture = (): Error => fileRefused('This picture cannot be read or has more than 25 megapixels.');

const tooManyFrames = (frames: number): Error =>
  fileRefused(`This animation has ${frames.toLocaleString('en-US')} frames; the limit is ${PICTURE_LIMIT_FRAMES}.`);

/** The most seconds that unpacking one picture may take. */
const UNPACK_SECONDS = 20;

/**
 * Finds the type and size of an upload from its bytes, not from its name. Of a picture only the header is read.
 * @throws AppError invalid_request with the path `file`
 */
export async function inspectUpload({ name, data }: UploadedFile): Promise<Inspected> {
  if (data.length === 0) throw fileRefused('This file is empty.');
  const common = { name, bytes: data.length, sha256: await sha256(data) };
  const picture = sniffImage(data);
  if (picture) return { measured: { ...common, mime: picture, ...(await measurePicture(data)) }, text: null };
  const refusal = refusedKind(name, data);
  if (refusal) throw fileRefused(refusal);
  if (data.length > TEXT_LIMIT_BYTES) throw fileRefused('This text is too long: the limit is 1 MB.');
  const text = readPlainText(data);
  if (text === null) throw fileRefused(NOT_TEXT);
  const mime = endingOf(name).startsWith('m') ? 'text/markdown' : 'text/plain';
  return { measured: { ...common, mime, width: null, height: null }, text };
}

/** Computes the checksum in another thread, because 10 MB would block the event loop. */
const sha256 = async (data: Buffer): Promise<string> => Buffer.from(await webcrypto.subtle.digest('SHA-256', new Uint8Array(data))).toString('hex');

async function measurePicture(data: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient, pageHeight, pages = 1 } = await openPicture(data).metadata().catch(() => {
    throw unreadablePicture();
  });
  if (pages > PICTURE_LIMIT_FRAMES) throw tooManyFrames(pages);
  return { width: autoOrient.width, height: pageHeight ?? autoOrient.height };
}

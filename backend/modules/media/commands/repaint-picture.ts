import type { UploadedFile } from '#kernel/module.ts';
import type { OutputInfo, WebpOptions } from 'sharp';
import { refusedKind } from '../domain/refused-kind.ts';
import { sniffImage } from '../domain/sniff-mime.ts';
import { fileRefused } from '../media.errors.ts';
import { inspectUpload, openPicture, unreadablePicture } from './inspect-upload.ts';

/** A picture that was decoded and encoded again. Width and height are in pixels of one frame. */
export interface PaintedPicture {
  data: Buffer;
  mime: string;
  name: string;
  width: number;
  height: number;
}

/**
 * Converts a picture to WebP, upright and without metadata. Animations keep their frames.
 * @throws AppError invalid_request for what cannot be read
 */
export async function paintAnew({ name, data }: UploadedFile): Promise<PaintedPicture> {
  try {
    const { data: repainted, info } = await encoded(data);
    const title = name.replace(/\.[^.]*$/, '') || 'picture';
    return { name: `${title}.webp`, mime: 'image/webp', data: repainted, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    throw unreadablePicture();
  }
}

/**
 * WebP options. Lossless keeps a picture with few colours small; quality 90 keeps a photograph small without a visible loss. A low effort
 * saves seconds, which matters more than size.
 */
const EXACT: WebpOptions = { lossless: true, effort: 0 };
const LOSSY: WebpOptions = { quality: 90, effort: 1 };
/**
 * How many times larger than the original a WebP may be, if it is above `SMALL_BYTES`. A larger one is also encoded in the other way
 * (lossless or lossy), and the smaller result is kept.
 */
const GROWTH = 2;
const SMALL_BYTES = 512 * 1024;

/**
 * Encodes a picture as WebP; GIFs are tried lossless first. A GIF with hard edges would grow to 38 times its size as a lossy WebP, and take
 * ten times as long.
 */
async function encoded(data: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const write = (options: WebpOptions) => openPicture(data).rotate().webp(options).toBuffer({ resolveWithObject: true });
  const isExact = sniffImage(data) === 'image/gif';
  const first = await write(isExact ? EXACT : LOSSY);
  if (first.data.length <= Math.max(SMALL_BYTES, GROWTH * data.length)) return first;
  const second = await write(isExact ? LOSSY : EXACT);
  return second.data.length < first.data.length ? second : first;
}

/**
 * Checks and converts a file that its sender calls a picture.
 * @throws AppError invalid_request with the path `file`
 */
export async function repaintPicture(file: UploadedFile): Promise<PaintedPicture> {
  if (file.data.length === 0) throw fileRefused('This file is empty.');
  if (!sniffImage(file.data)) throw fileRefused(refusedKind(file.name, file.data) ?? 'This file is not a picture.');
  await inspectUpload(file);
  return paintAnew(file);
}

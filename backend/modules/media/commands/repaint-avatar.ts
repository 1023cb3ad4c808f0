import sharp from 'sharp';
import { PICTURE_LIMIT_PIXELS } from '#contracts/media.ts';
import type { UploadedFile } from '#kernel/module.ts';
import { refusedKind } from '../domain/refused-kind.ts';
import { sniffImage } from '../domain/sniff-mime.ts';
import { fileRefused } from '../media.errors.ts';
import { unreadablePicture } from './inspect-upload.ts';

/** Width and height of an avatar in pixels. */
const SIDE = 512;
const WANTED = 'Choose a PNG, JPG, GIF or WebP picture.';

/**
 * Converts an avatar to an upright, square WebP of 512 pixels, with one frame and without metadata.
 * @throws AppError invalid_request with the path `file`
 */
export async function repaintAvatar({ name, data }: UploadedFile): Promise<{ data: Buffer; mime: string }> {
  if (data.length === 0) throw fileRefused('This file is empty.');
  if (!sniffImage(data)) throw fileRefused(refusedKind(name, data) ?? WANTED);
  try {
    const picture = sharp(data, { limitInputPixels: PICTURE_LIMIT_PIXELS, failOn: 'error' });
    const square = picture.rotate().resize({ width: SIDE, height: SIDE, fit: 'cover', position: 'attention' });
    return { data: await square.webp({ quality: 86 }).toBuffer(), mime: 'image/webp' };
  } catch {
    throw unreadablePicture();
  }
}

import type { UploadedFile } from '#kernel/module.ts';
import { isBareWebp } from '../domain/bare-webp.ts';
import { inspectUpload, openPicture, unreadablePicture } from './inspect-upload.ts';
import { repaintPicture } from './repaint-picture.ts';

/** A picture that may be stored. Width and height are in pixels of one frame. */
export interface CleanPicture {
  data: Buffer;
  mime: string;
  width: number;
  height: number;
  /** True when the picture was converted. False when the sent bytes are kept. */
  converted: boolean;
}

/** The most pixels per side of a small test copy. Making the copy reads the whole file, which proves that the file is complete. */
const GLANCE = { width: 64, height: 64, fit: 'inside', withoutEnlargement: true } as const;

/**
 * Checks a picture of an account import, as an upload is checked. A WebP without metadata keeps its bytes, because each conversion would lose
 * quality when an account moves again. All other pictures are converted, without metadata.
 * @throws AppError invalid_request with the path `file`
 */
export async function cleanPicture(file: UploadedFile): Promise<CleanPicture> {
  const { data } = file;
  if (!isBareWebp(data)) return { ...(await repaintPicture(file)), converted: true };
  const { measured: { mime, width, height } } = await inspectUpload(file);
  if (width === null || height === null) throw unreadablePicture();
  await openPicture(data).resize(GLANCE).raw().toBuffer().catch(() => {
    throw unreadablePicture();
  });
  return { data, mime, width, height, converted: false };
}

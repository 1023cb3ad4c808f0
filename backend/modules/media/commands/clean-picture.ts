import type { UploadedFile } from '#kernel/module.ts';
import { isBareWebp } from '../domain/bare-webp.ts';
import { inspectUpload, openPicture, unreadablePicture } from './inspect-upload.ts';
import { repaintPicture } from './repaint-picture.ts';

/** A picture that may be stored; pixels of one frame. */
export interface CleanPicture {
  data: Buffer;
  mime: string;
  width: number;
  height: number;
  /** Whether the picture was converted. If not, the bytes are those that were sent. */
  converted: boolean;
}

/** Side in pixels of a small copy. Making it reads the whole file, which proves that the file is complete. */
const GLANCE = { width: 64, height: 64, fit: 'inside', withoutEnlargement: true } as const;

/**
 * Checks a picture of an import as an upload is checked. A WebP that holds pixels alone keeps its bytes, because a conversion
 * would lose quality each time an account moves. All other pictures are converted, without metadata.
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

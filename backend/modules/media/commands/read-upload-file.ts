import type { MeasuredFile } from '#contracts/media.ts';
import type { UploadedFile } from '#kernel/module.ts';
import type { NewFile } from '../media.ts';
import { inspectUpload, openPicture, unreadablePicture } from './inspect-upload.ts';
import { paintAnew } from './repaint-picture.ts';

/** The converted content of an upload, and the type and size of the bytes that arrived. */
export interface ReadUpload {
  content: Pick<NewFile, 'data' | 'mime' | 'name' | 'text'>;
  /** Width in pixels of the converted picture; null for texts. */
  width: number | null;
  height: number | null;
  received: MeasuredFile;
}

/**
 * Converts an upload. The bytes tell the kind of a picture. A picture is decoded and encoded again, which removes scripts and
 * metadata such as the place. A text must be readable UTF-8. SVG is refused, because it can contain scripts.
 * @throws AppError invalid_request with the path `file`
 */
export async function readUploadedFile(file: UploadedFile): Promise<ReadUpload> {
  const { measured, text } = await inspectUpload(file);
  if (text === null) return { ...(await repaint(file)), received: measured };
  const content = { name: file.name, mime: measured.mime, data: Buffer.from(text, 'utf8'), text };
  return { content, width: null, height: null, received: measured };
}

/**
 * Checks a file that is not stored, by the rules of an upload. A picture is decoded to its last row, because a broken one is refused.
 * @throws AppError invalid_request with the path `file`
 */
export async function checkUploadedFile(file: UploadedFile): Promise<MeasuredFile> {
  const { measured, text } = await inspectUpload(file);
  if (text !== null) return measured;
  try {
    // The small copy needs every row of the picture, but holds few of them in memory.
    await openPicture(file.data).resize({ width: 8, fastShrinkOnLoad: false }).raw().toBuffer();
    return measured;
  } catch {
    throw unreadablePicture();
  }
}

async function repaint(file: UploadedFile): Promise<Omit<ReadUpload, 'received'>> {
  const { width, height, ...content } = await paintAnew(file);
  return { content, width, height };
}

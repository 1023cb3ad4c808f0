import type { UploadedFile } from '#kernel/module.ts';
import { refusedKind } from '../domain/refused-kind.ts';
import { sniffImage } from '../domain/sniff-mime.ts';
import { fileRefused } from '../media.errors.ts';
import { openPicture, unreadablePicture } from './inspect-upload.ts';

/** A picture painted anew; pixels of one frame. */
export interface PaintedPicture {
  data: Buffer;
  mime: string;
  name: string;
  width: number;
  height: number;
}

/** Upright, as WebP, without metadata; animations keep moving. @throws AppError invalid_request for what cannot be read */
export async function paintAnew({ name, data }: UploadedFile): Promise<PaintedPicture> {
  try {
    const { data: repainted, info } = await openPicture(data).rotate().webp({ quality: 90 }).toBuffer({ resolveWithObject: true });
    const title = name.replace(/\.[^.]*$/, '') || 'picture';
    return { name: `${title}.webp`, mime: 'image/webp', data: repainted, width: info.width, height: info.pageHeight ?? info.height };
  } catch {
    throw unreadablePicture();
  }
}

/** The same for a file of which only its sender says that it is a picture. @throws AppError invalid_request with the path `file` */
export async function repaintPicture(file: UploadedFile): Promise<PaintedPicture> {
  if (file.data.length === 0) throw fileRefused('This file is empty.');
  if (!sniffImage(file.data)) throw fileRefused(refusedKind(file.name, file.data) ?? 'This file is not a picture.');
  return paintAnew(file);
}

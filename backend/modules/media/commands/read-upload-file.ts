import sharp from 'sharp';
import type { UploadedFile } from '#kernel/module.ts';
import { readPlainText, sniffImage } from '../domain/sniff-mime.ts';
import { fileRefused } from '../media.errors.ts';
import type { NewFile } from '../media.ts';

const MAX_PIXELS = 25_000_000;
export const TEXT_LIMIT_BYTES = 1024 * 1024;

const TEXT_NAMES: Record<string, string> = { md: 'text/markdown', markdown: 'text/markdown', txt: 'text/plain', text: 'text/plain' };

const ACCEPTED = 'PNG, JPG, GIF and WebP pictures and plain text files work here.';

type Content = Pick<NewFile, 'data' | 'mime' | 'name' | 'text'>;

/**
 * What an upload becomes. Pictures are told by their bytes and painted anew, so that nothing rides along (a script in
 * a picture, a place in its metadata); texts must be readable UTF-8. SVG is a document that can act: refused.
 * @throws AppError invalid_request with the path `file`
 */
export async function readUploadedFile({ name, data }: UploadedFile): Promise<Content> {
  if (data.length === 0) throw fileRefused('This file is empty.');
  if (sniffImage(data)) return repaint(name, data);
  const mime = TEXT_NAMES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!mime) throw fileRefused(`This kind of file cannot be used. ${ACCEPTED}`);
  if (data.length > TEXT_LIMIT_BYTES) throw fileRefused('This text is too long: 1 MB is the limit.');
  const text = readPlainText(data);
  if (text === null) throw fileRefused(`This is not a plain text file. ${ACCEPTED}`);
  return { name, mime, data: Buffer.from(text, 'utf8'), text };
}

async function repaint(name: string, data: Buffer): Promise<Content> {
  const animated = sniffImage(data) === 'image/gif' || sniffImage(data) === 'image/webp';
  try {
    const image = sharp(data, { limitInputPixels: MAX_PIXELS, animated, failOn: 'error' }).rotate();
    const repainted = await image.webp({ quality: 90 }).toBuffer();
    return { name: `${name.replace(/\.[^.]*$/, '') || 'picture'}.webp`, mime: 'image/webp', data: repainted };
  } catch {
    throw fileRefused('This picture cannot be read, or it is larger than 25 megapixels.');
  }
}

import { UPLOAD_ENDINGS } from '#contracts/media.ts';
import { isOneOf } from '#contracts/typed-records.ts';

const ACCEPTED = 'PNG, JPG, GIF and WebP pictures and plain text files work here.';

/** The ending of a name, without its dot and in small letters; empty without one. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why bytes that are no picture may not come in under this name; null when they may be a text. */
export function refusedKind(name: string, data: Buffer): string | null {
  const ending = endingOf(name);
  const isPictureName = isOneOf(UPLOAD_ENDINGS.picture, ending);
  // Also under a borrowed name: a drawing that can act is the usual thing to smuggle in as a picture.
  if (ending === 'svg' || (isPictureName && data.subarray(0, 1024).toString('latin1').includes('<svg'))) {
    return 'SVG pictures can contain scripts and are not allowed. Save yours as PNG or WebP and try again.';
  }
  if (isPictureName) return `This file ends in .${ending}, but it is not a picture.`;
  if (isOneOf(UPLOAD_ENDINGS.text, ending)) return null;
  return `This kind of file cannot be used. ${ACCEPTED}`;
}

export const NOT_TEXT = `This is not a plain text file. ${ACCEPTED}`;

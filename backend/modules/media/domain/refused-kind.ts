import { UPLOAD_ENDINGS } from '#contracts/media.ts';
import { isOneOf } from '#contracts/typed-records.ts';

const ACCEPTED = 'PNG, JPG, GIF and WebP pictures and plain text files work here.';

/** Returns the ending of a file's name in lower case, without the dot; empty when the name has none. */
export const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns why a file that is not a picture is refused, in words for its sender. Null when its name ends like a text file's. */
export function refusedKind(name: string, data: Buffer): string | null {
  const ending = endingOf(name);
  const isPictureName = isOneOf(UPLOAD_ENDINGS.picture, ending);
  // An SVG is also refused under the name of another picture type, because it can contain scripts.
  if (ending === 'svg' || (isPictureName && data.subarray(0, 1024).toString('latin1').includes('<svg'))) {
    return 'SVG pictures can contain scripts and are not allowed. Save yours as PNG or WebP and try again.';
  }
  if (isPictureName) return `This file ends in .${ending}, but it is not a picture.`;
  if (isOneOf(UPLOAD_ENDINGS.text, ending)) return null;
  return `This kind of file cannot be used. ${ACCEPTED}`;
}

export const NOT_TEXT = `This is not a plain text file. ${ACCEPTED}`;

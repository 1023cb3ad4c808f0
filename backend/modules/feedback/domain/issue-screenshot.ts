import { SCREENSHOT_LIMIT_BYTES } from '#contracts/issues.ts';
import { screenshotRefused, screenshotTooLarge } from '../issue.errors.ts';

/** A screenshot with the MIME type that the sender states; its bytes are not checked yet. */
export interface SentPicture {
  name: string;
  mime: string;
  data: Buffer;
}

const HEAD = /^data:image\/([a-z0-9.+-]{1,40});base64,/i;
const ENDINGS: Record<string, string> = { png: 'png', jpeg: 'jpg', jpg: 'jpg', gif: 'gif', webp: 'webp', 'svg+xml': 'svg' };

export const NO_PICTURE = 'The screenshot must be a PNG, JPG or GIF picture.';

/**
 * Decodes the data URL of a screenshot. The file name follows the stated MIME type; the caller must check the bytes before trusting it.
 * @throws AppError invalid_request with the path `imageData`, screenshot_too_large above 5 MB
 */
export function readScreenshot(dataUrl: string): SentPicture {
  const [head, kind = ''] = HEAD.exec(dataUrl.slice(0, 100)) ?? [];
  const ending = ENDINGS[kind.toLowerCase()];
  if (head === undefined || !ending) throw screenshotRefused(NO_PICTURE);
  const data = Buffer.from(dataUrl.slice(head.length), 'base64');
  if (data.length > SCREENSHOT_LIMIT_BYTES) throw screenshotTooLarge(data.length);
  if (data.length === 0) throw screenshotRefused('This screenshot is empty.');
  return { name: `screenshot.${ending}`, mime: `image/${kind.toLowerCase()}`, data };
}

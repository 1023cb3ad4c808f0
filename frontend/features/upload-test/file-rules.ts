import { FILE_LIMIT_BYTES, TEXT_LIMIT_BYTES, UPLOAD_ENDINGS } from '#contracts/media.ts';
import { FILE_RULES } from './upload-test.words.ts';

/** File types that the file chooser of the upload test offers. */
export const ACCEPT = [...UPLOAD_ENDINGS.picture, ...UPLOAD_ENDINGS.text].map((ending) => `.${ending}`);

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
const isOneOf = (endings: readonly string[], ending: string): boolean => endings.includes(ending);

/** Returns why the client does not upload a file, in a sentence; null when it may be uploaded. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  const ending = endingOf(name);
  const isText = isOneOf(UPLOAD_ENDINGS.text, ending);
  if (ending === 'svg') return FILE_RULES.svg;
  if (!isText && !isOneOf(UPLOAD_ENDINGS.picture, ending)) {
    return FILE_RULES.wrongKind(ending);
  }
  if (size === 0) return FILE_RULES.emptyFile;
  const limit = isText ? TEXT_LIMIT_BYTES : FILE_LIMIT_BYTES;
  if (size > limit) return FILE_RULES.tooLarge(isText, size, limit);
  return null;
}

const KINDS: Record<string, string> = {
  'image/png': 'PNG picture', 'image/jpeg': 'JPEG picture', 'image/gif': 'GIF picture', 'image/webp': 'WebP picture',
  'text/plain': 'Plain text', 'text/markdown': 'Markdown text',
};

/** Returns the name of a file's type, such as "PNG picture" for image/png. */
export const kindOf = (mime: string): string => KINDS[mime] ?? mime;

const ENDINGS_OF: Record<string, readonly string[]> = { 'image/png': ['png'], 'image/jpeg': ['jpg', 'jpeg'], 'image/gif': ['gif'], 'image/webp': ['webp'] };

/** Returns a text about a picture whose name does not fit its bytes; null when they fit. */
export function misnamed({ name, mime }: { name: string; mime: string }): string | null {
  const endings = ENDINGS_OF[mime];
  const ending = endingOf(name);
  if (!endings || endings.includes(ending)) return null;
  return `Named .${ending}, but its content is a ${kindOf(mime)}. The content counts.`;
}

import { SCREENSHOT_LIMIT_BYTES } from '#contracts/issues.ts';
import { SCREENSHOT_FILE } from './issues.words.ts';

export const SCREENSHOT_KINDS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Returns why a screenshot cannot be sent, as text; null when it can. The server checks the content again; this check only avoids a useless upload. */
export function screenshotProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!SCREENSHOT_KINDS.includes(type)) return SCREENSHOT_FILE.wrongKind;
  if (size === 0) return SCREENSHOT_FILE.emptyFile;
  if (size > SCREENSHOT_LIMIT_BYTES) return `That picture has ${(Math.ceil((size * 10) / 1024 / 1024) / 10).toFixed(1)} MB; the limit is 5 MB.`;
  return null;
}

/** Returns the pasted picture. Returns none when text was pasted too, because copied text often contains a picture of itself. */
export function pastedPicture(clipboard: Pick<DataTransfer, 'files' | 'getData'>): File | null {
  if (clipboard.getData('text/plain') !== '') return null;
  return [...clipboard.files].find(({ type }) => type.startsWith('image/')) ?? null;
}

/** Reads a file as a data URL. @throws the reader's error when the file is gone */
export const readDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('This file cannot be read.'));
    reader.readAsDataURL(file);
  });

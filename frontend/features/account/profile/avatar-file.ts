import { AVATAR_LIMIT_BYTES } from '#contracts/account.ts';
import { AVATAR_FILE } from '../account.words.ts';

export const AVATAR_KINDS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Why a picture cannot be uploaded, as text; null when it can. The server checks the content; this check only saves the upload. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!AVATAR_KINDS.includes(type)) return AVATAR_FILE.wrongKind;
  if (size === 0) return AVATAR_FILE.emptyFile;
  if (size > AVATAR_LIMIT_BYTES) return `That picture has ${(size / 1024 / 1024).toFixed(1)} MB; the limit is 5 MB.`;
  return null;
}

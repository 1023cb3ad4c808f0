import { AVATAR_LIMIT_BYTES } from '#contracts/account.ts';
import { AVATAR_FILE } from '../account.words.ts';

export const AVATAR_KINDS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/**
 * Returns why a file cannot be a profile picture, such as a wrong type or size; null when it can. The check saves a useless upload, and the
 * server checks the content.
 */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!AVATAR_KINDS.includes(type)) return AVATAR_FILE.wrongKind;
  if (size === 0) return AVATAR_FILE.emptyFile;
  if (size > AVATAR_LIMIT_BYTES) return `That picture has ${(size / 1024 / 1024).toFixed(1)} MB; the limit is 5 MB.`;
  return null;
}

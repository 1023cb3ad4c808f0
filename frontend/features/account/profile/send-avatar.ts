import * as z from 'zod/mini';
import { AVATAR_LIMIT_BYTES, uploadAvatar } from '#contracts/account.ts';
import { errorBody } from '#contracts/errors.ts';
import type { CurrentUser } from '#contracts/identity.ts';
import { ApiError, NetworkError } from '#lib/api-error.ts';

export const AVATAR_KINDS = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

/** Why a picture cannot be sent, in words; null when it can. The server looks inside; this spares the wait. */
export function avatarProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!AVATAR_KINDS.includes(type)) return 'That is not a PNG, JPG, GIF or WebP picture. Please choose another file.';
  if (size === 0) return 'That file is empty. Please choose another one.';
  if (size > AVATAR_LIMIT_BYTES) return `That picture has ${(size / 1024 / 1024).toFixed(1)} MB; 5 MB is the most we can take.`;
  return null;
}

/**
 * Sends a picture and tells how far it is, in percent: `fetch` cannot say that of what goes out.
 * @throws ApiError, NetworkError
 */
export function sendAvatar(file: File, onProgress: (percent: number) => void): Promise<CurrentUser> {
  return new Promise((resolve, reject) => {
    const wire = new XMLHttpRequest();
    wire.open(uploadAvatar.method, uploadAvatar.path);
    wire.upload.onprogress = ({ loaded, total }) => onProgress((100 * loaded) / total);
    wire.onerror = () => reject(new NetworkError(uploadAvatar.path, 'the upload broke off'));
    wire.onload = () => {
      const answer = parsed(wire.responseText);
      if (wire.status >= 200 && wire.status < 300) {
        const { data, error } = z.safeParse(uploadAvatar.response, answer);
        return data ? resolve(data.user) : reject(error);
      }
      const body = z.safeParse(errorBody, answer);
      return reject(new ApiError(uploadAvatar.path, wire.status, wire.responseText || wire.statusText, body.data ?? null));
    };
    const form = new FormData();
    form.append('file', file);
    wire.send(form);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

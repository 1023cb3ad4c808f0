import type { ErrorBody } from '#contracts/errors.ts';
import type { HttpUser } from './http-user.ts';

/** Uploads one file as a browser's form does, and returns the endpoint's answer or refusal. */
export async function sendFile<T>(user: HttpUser, path: string, data: Buffer, name: string): Promise<{ status: number; body: T & ErrorBody }> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(data)]), name);
  const headers = { Cookie: user.cookie(), 'Sec-Fetch-Site': 'same-origin' };
  const response = await fetch(user.baseUrl + path, { method: 'POST', body: form, headers });
  return { status: response.status, body: (await response.json()) as T & ErrorBody };
}

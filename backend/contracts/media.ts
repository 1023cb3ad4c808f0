import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, success } from './primitives.ts';

/** Largest upload on the file routes (docs/rules/server.md#body-limits). */
export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;
/** Largest text among uploads. */
export const TEXT_LIMIT_BYTES = 1024 * 1024;
/** Most pixels of a picture, all frames of an animation together. */
export const PICTURE_LIMIT_PIXELS = 25_000_000;

/** Most frames of an animation: each costs its own work, however small it is. */
export const PICTURE_LIMIT_FRAMES = 500;

/** What uploads may be, by the ending of their names; what counts on the server is what the bytes are. */
export const UPLOAD_ENDINGS = {
  picture: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  text: ['txt', 'text', 'md', 'markdown'],
} as const;

export const storedFile = z.object({ id, url: z.string(), name: z.string(), mime: z.string(), bytes: z.int() });
export type StoredFile = z.infer<typeof storedFile>;

/** Width and height in pixels as the picture is shown, upright; null for a file that is no picture. */
const dimensions = { width: z.nullable(z.int()), height: z.nullable(z.int()) };

/** A file as it arrived: its type told by its bytes. */
export const measuredFile = z.object({ name: z.string(), mime: z.string(), bytes: z.int(), ...dimensions, sha256: z.string() });
export type MeasuredFile = z.infer<typeof measuredFile>;

/** Multipart with one part named `file`: images and plain text for the form fields of prompts. */
export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/api/files',
  summary: 'Upload an image or text file for a form field',
  status: 201,
  response: z.object({ file: z.extend(storedFile, dimensions), received: measuredFile }),
});

/** Multipart with one part named `file`, under the same rules as an upload. */
export const checkFile = defineEndpoint({
  method: 'POST',
  path: '/api/files/check',
  summary: 'Check and measure a file without storing it; open to everyone',
  response: z.object({ file: measuredFile, stored: z.literal(false) }),
});

/** Bytes that an account keeps, and how many its plan allows. Results of runs are kept and counted beyond it too; uploads and imports are not. */
export const storageUse = z.object({
  usedBytes: z.int(),
  quotaBytes: z.int(),
  /** The part of `usedBytes` that files take. */
  filesBytes: z.int(),
  promptsBytes: z.int(),
});
export type StorageUse = z.infer<typeof storageUse>;

export const getStorage = defineEndpoint({ method: 'GET', path: '/api/files/storage', summary: 'Storage of the own account: used and allowed', response: z.object({ storage: storageUse }) });

export const deleteFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/files/:id',
  summary: 'Delete an own upload that nothing uses; 409 file_in_use when something does',
  params: idParams,
  response: success,
});

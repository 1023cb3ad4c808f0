import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, idParams, success } from './primitives.ts';

/** The largest upload to the file routes, in bytes (docs/rules/server.md#body-limits). */
export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;
/** The largest text file that can be uploaded, in bytes. */
export const TEXT_LIMIT_BYTES = 1024 * 1024;
/** The most pixels of an uploaded picture, all frames of an animation together. */
export const PICTURE_LIMIT_PIXELS = 25_000_000;

/** The most frames of an uploaded animation. Each frame costs work, however small it is. */
export const PICTURE_LIMIT_FRAMES = 500;

/** The file types that can be uploaded, by the endings of their names. The server decides by the bytes, not the name. */
export const UPLOAD_ENDINGS = {
  picture: ['png', 'jpg', 'jpeg', 'gif', 'webp'],
  text: ['txt', 'text', 'md', 'markdown'],
} as const;

export const storedFile = z.object({ id, url: z.string(), name: z.string(), mime: z.string(), bytes: z.int() });
export type StoredFile = z.infer<typeof storedFile>;

/** The width and height in pixels of an uploaded picture as it is shown, upright; null for a file that is no picture. */
const dimensions = { width: z.nullable(z.int()), height: z.nullable(z.int()) };

/** An uploaded file with the type that its bytes have. */
export const measuredFile = z.object({ name: z.string(), mime: z.string(), bytes: z.int(), ...dimensions, sha256: z.string() });
export type MeasuredFile = z.infer<typeof measuredFile>;

/** Uploads a file for a form field of a prompt: multipart with one part named `file`, a picture or plain text. */
export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/api/files',
  summary: 'Upload an image or text file for a form field',
  status: 201,
  response: z.object({ file: z.extend(storedFile, dimensions), received: measuredFile }),
});

/** Checks a file as an upload would, without storing it: multipart with one part named `file`. */
export const checkFile = defineEndpoint({
  method: 'POST',
  path: '/api/files/check',
  summary: 'Check and measure a file without storing it; open to everyone',
  response: z.object({ file: measuredFile, stored: z.literal(false) }),
});

/** The bytes that an account stores, and how many its plan allows. Outputs of runs are kept even beyond that; uploads and imports are refused. */
export const storageUse = z.object({
  usedBytes: z.int(),
  quotaBytes: z.int(),
  /** How many of the used bytes are files. */
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

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id } from './primitives.ts';

/** Largest upload on the file routes (decisions.md, Writes). */
export const FILE_LIMIT_BYTES = 10 * 1024 * 1024;

export const storedFile = z.object({ id, url: z.string(), name: z.string(), mime: z.string(), bytes: z.int() });
export type StoredFile = z.infer<typeof storedFile>;

/** Multipart with one part named `file`: images and plain text for the form fields of prompts. */
export const uploadFile = defineEndpoint({
  method: 'POST',
  path: '/api/files',
  summary: 'Upload an image or text file for a form field',
  status: 201,
  response: z.object({ file: storedFile }),
});

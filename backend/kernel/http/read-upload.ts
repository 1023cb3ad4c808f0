import type { IncomingMessage } from 'node:http';
import busboy from 'busboy';
import { AppError, invalid } from '../errors.ts';
import type { UploadedFile } from '../module.ts';

const FIELD_LIMITS = { files: 1, fields: 10, fieldSize: 10_000, parts: 12, headerPairs: 20 };

export interface Upload {
  file: UploadedFile;
  fields: Record<string, string>;
}

const tooLarge = (maxBytes: number): AppError =>
  new AppError('too_large', 'too_large', `This file is too large: the limit is ${Math.floor(maxBytes / 1024 / 1024)} MB.`, {
    details: { limitBytes: maxBytes },
  });
const unreadable = (): AppError => invalid([], 'This form could not be read.');
const missing = (): AppError => invalid([{ path: ['file'], message: 'Please choose a file.' }]);

/**
 * Reads an upload, a multipart form with one part named `file`, into memory, never more than `maxBytes` of it.
 * @throws AppError unsupported_media_type, too_large, invalid_request
 */
export function readUpload(request: IncomingMessage, maxBytes: number): Promise<Upload> {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(request.headers['content-type'] ?? '')) {
    throw new AppError('unsupported_media_type', 'unsupported_media', 'Send files as multipart/form-data.');
  }
  return new Promise((resolve, reject) => {
    const fields: Record<string, string> = {};
    let file: UploadedFile | undefined;
    const form = busboy({ headers: request.headers, limits: { ...FIELD_LIMITS, fileSize: maxBytes }, defParamCharset: 'utf8' });
    const fail = (error: Error): void => {
      request.unpipe(form);
      request.resume();
      reject(error);
    };
    form.on('field', (name, value) => {
      fields[name] = value;
    });
    form.on('file', (part, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('limit', () => fail(tooLarge(maxBytes)));
      // When an upload breaks off, its file stream fails too. Without a listener that error would end the process.
      stream.on('error', () => fail(unreadable()));
      stream.on('close', () => {
        if (part !== 'file' || stream.truncated) return;
        file = { name: (info.filename ?? 'file').replace(/\0/g, '').slice(0, 200), mime: info.mimeType, data: Buffer.concat(chunks) };
      });
    });
    form.on('close', () => (file ? resolve({ file, fields }) : reject(missing())));
    form.on('error', () => fail(unreadable()));
    request.once('aborted', () => fail(invalid([], 'The upload is incomplete. Please send it again.')));
    request.pipe(form);
  });
}

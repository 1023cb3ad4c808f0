import type { IncomingMessage } from 'node:http';
import { AppError, invalid } from '../errors.ts';
import { unstorableTexts } from '../unstorable-texts.ts';

const tooLarge = (limit: number): AppError =>
  new AppError('too_large', 'too_large', `This is too large: the limit is ${Math.floor(limit / 1024)} KB.`, {
    details: { limitBytes: limit },
  });

const unsupported = (message: string): AppError => new AppError('unsupported_media_type', 'unsupported_media', message);

/** Whether the headers of a request announce a body. Without one there is nothing to wait for. */
export const announcesBody = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;

/**
 * Reads the JSON body of a request; undefined when there is none. A body that is too large is refused as soon as that is known, without keeping it.
 * @throws AppError unsupported_media_type, too_large, invalid_request
 */
export async function readJsonBody(request: IncomingMessage, limitBytes: number): Promise<unknown> {
  if (!announcesBody(request)) return undefined;
  const { 'content-length': length, 'content-encoding': encoding } = request.headers;
  if (!isJson(request.headers['content-type'])) throw unsupported('Send the body as application/json.');
  if (encoding && encoding !== 'identity') throw unsupported('Send the body without compression.');
  if (Number(length) > limitBytes) throw tooLarge(limitBytes);
  const text = decode(await collect(request, limitBytes));
  if (text.trim() === '') return undefined;
  const value = parse(text);
  const issues = unstorableTexts(value);
  if (issues.length > 0) throw invalid(issues);
  return value;
}

/** Reads the body of a request as bytes, without parsing it. @throws AppError too_large */
export async function readRawBody(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) throw tooLarge(limitBytes);
  return collect(request, limitBytes);
}

function isJson(header: string | undefined): boolean {
  const [type, ...parameters] = (header ?? '').toLowerCase().split(';').map((part) => part.trim());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  return type === 'application/json' && (charset === undefined || /^charset="?utf-?8"?$/.test(charset));
}

// Collects a body by its events. Async iteration would destroy the socket of a refused request before its answer is sent.
function collect(request: IncomingMessage, limitBytes: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const stop = (error: Error): void => {
      request.off('data', take);
      request.resume();
      reject(error);
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > limitBytes) stop(tooLarge(limitBytes));
      else chunks.push(chunk);
    };
    request.on('data', take);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', stop);
    request.once('aborted', () => stop(invalid([], 'The body is incomplete.')));
  });
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid([], 'The body is not UTF-8.');
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid([], 'The body is not JSON.');
  }
}

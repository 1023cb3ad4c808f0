import type { Context } from 'koa';
import { notFound } from '../errors.ts';
import { StoredObjectMissing } from '../storage/storage.ts';
import type { ByteRange, Storage } from '../storage/storage.ts';
import { parseByteRange, RangeNotSatisfiable } from './byte-range.ts';

/** A stored object, with the facts that the headers of its answer need. */
export interface SentObject {
  key: string;
  bytes: number;
  mime: string;
  /** The object's ETag with its quotes. It is a strong one: equal bytes always have the same ETag. */
  etag: string;
  /** What the error message calls the object when its bytes are gone, such as "This picture". */
  what: string;
}

/**
 * Answers GET and HEAD with a stored object, whole or a range of it (RFC 9110, sections 13 and 14). The caller has already set the headers that say
 * which caches may keep the answer.
 * @throws AppError not_found when the store has lost it
 */
export async function sendObject(ctx: Context, storage: Storage, object: SentObject): Promise<void> {
  ctx.status = 200;
  ctx.type = object.mime;
  ctx.set('Accept-Ranges', 'bytes');
  ctx.set('ETag', object.etag);
  if (changedSince(ctx, object)) {
    ctx.status = 412;
    ctx.body = '';
    return;
  }
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  // Only GET knows ranges; a HEAD request ignores its Range header (RFC 9110 section 14.2).
  const range = ctx.method === 'HEAD' ? null : requestedRange(ctx, object);
  if (range === 'unsatisfiable') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${object.bytes}`);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = '';
    return;
  }
  await send(ctx, storage, object, range);
}

/** Whether the object has changed since the client read it: `If-Match` then names another ETag than the current one (RFC 9110 section 13.1.1). */
function changedSince(ctx: Context, { etag }: SentObject): boolean {
  const wanted = ctx.get('If-Match');
  return wanted !== '' && wanted.trim() !== '*' && !wanted.split(',').some((one) => one.trim() === etag);
}

/** The range that a client asks for. It is sent only while `If-Range` names the current ETag; otherwise the whole object is sent (RFC 9110 section 13.1.5). */
function requestedRange(ctx: Context, { bytes, etag }: SentObject): ByteRange | 'unsatisfiable' | null {
  const header = ctx.get('Range');
  const condition = ctx.get('If-Range');
  if (header === '' || (condition !== '' && condition !== etag)) return null;
  try {
    return parseByteRange(header, bytes);
  } catch (error) {
    if (error instanceof RangeNotSatisfiable) return 'unsatisfiable';
    throw error;
  }
}

async function send(ctx: Context, storage: Storage, object: SentObject, range: ByteRange | null): Promise<void> {
  const length = range ? range.end - range.start + 1 : object.bytes;
  if (range) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${object.bytes}`);
  }
  if (ctx.method === 'HEAD') {
    ctx.body = null;
    ctx.status = 200;
    ctx.length = length;
    return;
  }
  try {
    const stream = await storage.read(object.key, range ?? undefined);
    ctx.body = stream;
    ctx.type = object.mime;
    ctx.length = length;
  } catch (error) {
    if (!(error instanceof StoredObjectMissing)) throw error;
    for (const name of ['Content-Range', 'ETag', 'Content-Disposition', 'Accept-Ranges']) ctx.remove(name);
    ctx.set('Cache-Control', 'no-store');
    throw notFound(object.what);
  }
}

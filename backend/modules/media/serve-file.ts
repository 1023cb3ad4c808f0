import type { Context } from 'koa';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { RawCall } from '#kernel/module.ts';
import { StoredObjectMissing } from '#kernel/storage/storage.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import { z } from 'zod';
import { parseByteRange } from './domain/byte-range.ts';
import type { ByteRange } from './domain/byte-range.ts';
import { contentDisposition } from '#kernel/http/content-disposition.ts';
import { RangeNotSatisfiable } from './media.errors.ts';
import { mayRead } from './media.policy.ts';
import type { FileReach } from './media.ts';
import type { FileModel } from './models/file.model.ts';
import { findFile } from './queries/find-files.ts';

export interface ServeDeps {
  db: Database;
  clock: Clock;
  storage: Storage;
  /** How far a public file goes when this person asks for it; null for visitors. */
  reach(connection: Connection, fileId: string, userId: string | null): Promise<FileReach>;
}
type BytesDeps = Omit<ServeDeps, 'reach'>;

const YEAR_SECONDS = 31_536_000;
const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** Types that the browser may show itself. All other types are sent as downloads. */
const SHOWN = /^(image\/(webp|png|jpeg|gif)|video\/(mp4|webm)|audio\/mpeg)$/;

/**
 * `GET|HEAD /media/:id`. It answers byte ranges, so that videos can seek. Another person's private file answers 404, as an unknown
 * id does. The bytes of an id never change, so browsers may cache them for ever.
 */
export async function serveFile(deps: ServeDeps, { ctx, params, viewer }: RawCall): Promise<void> {
  const id = params.id ?? '';
  const file = isId(id) ? await findFile(deps.db.knex, deps.clock, id) : null;
  const userId = viewer?.userId ?? null;
  if (!file || !mayRead(file, userId)) throw notFound('This file');
  const reach = file.visibility === 'public' ? await deps.reach(deps.db.knex, file.id, userId) : 'owner';
  if (reach === 'owner' && file.owner_id !== userId) throw notFound('This file');
  await answerWith(deps, ctx, file, reach);
}

/**
 * Sends a file without a check of its owner: the calling module has checked the person's access.
 * @throws AppError not_found
 */
export async function serveToTrusted(deps: BytesDeps, { ctx }: RawCall, fileId: string): Promise<void> {
  const file = await findFile(deps.db.knex, deps.clock, fileId);
  if (!file) throw notFound('This file');
  await answerWith(deps, ctx, file, file.visibility === 'public' ? 'everyone' : 'viewer');
}

/** The bytes of a file of any owner; null when it is gone. */
export async function fileBytes({ clock, storage }: Pick<BytesDeps, 'clock' | 'storage'>, connection: Connection, fileId: string): Promise<Buffer | null> {
  const file = await findFile(connection, clock, fileId);
  if (!file) return null;
  try {
    const parts: Buffer[] = [];
    for await (const part of await storage.read(file.storage_key)) parts.push(part as Buffer);
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof StoredObjectMissing) return null;
    throw error;
  }
}

async function answerWith({ storage }: BytesDeps, ctx: Context, file: FileModel, reach: FileReach): Promise<void> {
  setHeaders(ctx, file, reach);
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  const range = requestedRange(ctx, file.bytes);
  if (range === 'unsatisfiable') {
    ctx.status = 416;
    ctx.set('Content-Range', `bytes */${file.bytes}`);
    ctx.set('Cache-Control', 'no-store');
    ctx.body = '';
    return;
  }
  await send(ctx, storage, file, range);
}

function setHeaders(ctx: Context, file: FileModel, reach: FileReach): void {
  const download = ctx.query.download;
  const wanted = typeof download === 'string' && download !== '' ? download : file.name;
  const inline = download === undefined && SHOWN.test(file.mime);
  ctx.status = 200;
  ctx.type = file.mime;
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('Accept-Ranges', 'bytes');
  ctx.set('ETag', `"${file.id}"`);
  ctx.set('Content-Disposition', contentDisposition(inline ? 'inline' : 'attachment', wanted));
  const isPublic = reach === 'everyone';
  ctx.set('Cache-Control', isPublic ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-cache');
  if (!isPublic) ctx.vary('Cookie');
}

/** RFC 9110 section 13.1.5: a range is answered only while `If-Range` names the current ETag. Otherwise the whole file is sent. */
function requestedRange(ctx: Context, size: number): ByteRange | 'unsatisfiable' | null {
  const header = ctx.get('Range');
  const condition = ctx.get('If-Range');
  if (header === '' || (condition !== '' && condition !== ctx.response.get('ETag'))) return null;
  try {
    return parseByteRange(header, size);
  } catch (error) {
    if (error instanceof RangeNotSatisfiable) return 'unsatisfiable';
    throw error;
  }
}

async function send(ctx: Context, storage: Storage, file: FileModel, range: ByteRange | null): Promise<void> {
  const length = range ? range.end - range.start + 1 : file.bytes;
  if (range) {
    ctx.status = 206;
    ctx.set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  }
  if (ctx.method === 'HEAD') {
    ctx.body = null;
    ctx.status = range ? 206 : 200;
    ctx.length = length;
    return;
  }
  try {
    const stream = await storage.read(file.storage_key, range ?? undefined);
    ctx.body = stream;
    ctx.type = file.mime;
    ctx.length = length;
  } catch (error) {
    if (!(error instanceof StoredObjectMissing)) throw error;
    for (const name of ['Content-Range', 'ETag', 'Content-Disposition', 'Accept-Ranges']) ctx.remove(name);
    ctx.set('Cache-Control', 'no-store');
    throw notFound('This file');
  }
}

import { buffer } from 'node:stream/consumers';
import type { Context } from 'koa';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Database } from '#kernel/db/database.ts';
import { notFound } from '#kernel/errors.ts';
import type { RawCall } from '#kernel/module.ts';
import { StoredObjectMissing } from '#kernel/storage/storage.ts';
import type { Storage } from '#kernel/storage/storage.ts';
import { z } from 'zod';
import { contentDisposition } from '#kernel/http/content-disposition.ts';
import { sendObject } from '#kernel/http/send-object.ts';
import { mayRead } from './media.policy.ts';
import type { FileReach, SizedFile } from './media.ts';
import type { FileModel } from './models/file.model.ts';
import { findFile } from './queries/find-files.ts';

export interface ServeDeps {
  db: Database;
  clock: Clock;
  storage: Storage;
  /** Decides who may load a public file when this person asks for it. The user id is null for visitors. */
  reach(connection: Connection, fileId: string, userId: string | null): Promise<FileReach>;
}
type BytesDeps = Omit<ServeDeps, 'reach'>;

const YEAR_SECONDS = 31_536_000;
const isId = (text: string): boolean => z.uuid().safeParse(text).success;

/** Types of files that browsers may show. All other types are sent as downloads. */
const SHOWN = /^(image\/(webp|png|jpeg|gif)|video\/(mp4|webm)|audio\/mpeg)$/;

/**
 * Answers `GET|HEAD /media/:id` with a file. It supports byte ranges, so that videos can seek. Another person's private file answers 404, as
 * an unknown id does. The bytes of an id never change, so browsers may cache them for ever.
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
 * Sends a file without checking its owner, because the calling module has checked the person's access.
 * @throws AppError not_found
 */
export async function serveToTrusted(deps: BytesDeps, { ctx }: RawCall, fileId: string): Promise<void> {
  const file = await findFile(deps.db.knex, deps.clock, fileId);
  if (!file) throw notFound('This file');
  await answerWith(deps, ctx, file, file.visibility === 'public' ? 'everyone' : 'viewer');
}

/** Returns the size of a file of any owner, and a function that opens it; null when its row or its bytes are deleted. */
export async function sizedFile({ clock, storage }: Pick<BytesDeps, 'clock' | 'storage'>, connection: Connection, fileId: string): Promise<SizedFile | null> {
  const file = await findFile(connection, clock, fileId);
  const bytes = file && (await storage.size(file.storage_key));
  return file && bytes !== null ? { bytes, open: () => storage.read(file.storage_key) } : null;
}

/** Returns the bytes of a file of any owner; null when it is deleted. */
export async function fileBytes({ clock, storage }: Pick<BytesDeps, 'clock' | 'storage'>, connection: Connection, fileId: string): Promise<Buffer | null> {
  const file = await findFile(connection, clock, fileId);
  if (!file) return null;
  try {
    return await buffer(await storage.read(file.storage_key));
  } catch (error) {
    if (error instanceof StoredObjectMissing) return null;
    throw error;
  }
}

async function answerWith({ storage }: BytesDeps, ctx: Context, file: FileModel, reach: FileReach): Promise<void> {
  setHeaders(ctx, file, reach);
  await sendObject(ctx, storage, { key: file.storage_key, bytes: file.bytes, mime: file.mime, etag: `"${file.id}"`, what: 'This file' });
}

function setHeaders(ctx: Context, file: FileModel, reach: FileReach): void {
  const download = ctx.query.download;
  const wanted = typeof download === 'string' && download !== '' ? download : file.name;
  const inline = download === undefined && SHOWN.test(file.mime);
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
  ctx.set('Content-Disposition', contentDisposition(inline ? 'inline' : 'attachment', wanted));
  const isPublic = reach === 'everyone';
  ctx.set('Cache-Control', isPublic ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-cache');
  if (!isPublic) ctx.vary('Cookie');
}

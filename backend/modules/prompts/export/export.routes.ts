import { Readable } from 'node:stream';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import { id } from '#contracts/primitives.ts';
import { PRODUCT } from '#contracts/product.ts';
import { EXPORT_PATH, exportFormat } from '#contracts/prompt-export.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { AppError, invalid, notFound, unauthenticated } from '#kernel/errors.ts';
import { parseQuery } from '#kernel/http/parse-request.ts';
import { zipStream } from '#kernel/http/zip-stream.ts';
import type { ZipEntry } from '#kernel/http/zip-stream.ts';
import type { RawRoutes } from '#kernel/module.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { csvPieces, jsonPieces, markdownOf } from './export-formats.ts';
import { countOwn, ownContents } from './own-contents.ts';
import type { OwnContent } from './own-contents.ts';

const IDS_MAX = 200;
const query = z.strictObject({ format: exportFormat, ids: z.optional(z.string().check(z.maxLength(IDS_MAX * 40))) });
const idList = z.array(id).check(z.minLength(1), z.maxLength(IDS_MAX));

interface Asked {
  format: z.output<typeof exportFormat>;
  /** Ids of the prompts to export; null for all own prompts. */
  ids: string[] | null;
}

/**
 * Checks the query parameters of an export request.
 * @throws AppError invalid_request
 */
function read(given: Record<string, unknown>): Asked {
  const asked = parseQuery(query, given);
  if (asked.ids === undefined) return { format: asked.format, ids: null };
  const ids = idList.safeParse(asked.ids.split(','));
  if (!ids.success) throw invalid([{ path: ['ids'], message: `Give the ids of up to ${IDS_MAX} prompts, separated by commas.` }]);
  return { format: asked.format, ids: [...new Set(ids.data)] };
}

async function* contentsOf(own: AsyncIterable<OwnContent>): AsyncGenerator<OwnContent['content']> {
  for await (const { content } of own) yield content;
}
async function* filesOf(own: AsyncIterable<OwnContent>): AsyncGenerator<ZipEntry & { data: string }> {
  for await (const { slug, content } of own) yield { name: `${slug}.prompt.md`, data: markdownOf(content) };
}

interface File {
  type: string;
  name: string;
  body: Readable;
}

async function fileOf({ format }: Asked, many: number, own: AsyncIterable<OwnContent>, now: Date): Promise<File> {
  const name = `${PRODUCT.toLowerCase()}-prompts-${utcDay(now)}`;
  if (format === 'json') return { type: 'application/json; charset=utf-8', name: `${name}.json`, body: Readable.from(jsonPieces(contentsOf(own))) };
  if (format === 'csv') return { type: 'text/csv; charset=utf-8', name: `${name}.csv`, body: Readable.from(csvPieces(contentsOf(own))) };
  if (many > 1) return { type: 'application/zip', name: `${name}.zip`, body: zipStream(filesOf(own), now) };
  for await (const file of filesOf(own)) return { type: 'text/markdown; charset=utf-8', name: file.name, body: Readable.from([Buffer.from(file.data)]) };
  throw notFound('This prompt');
}

function send(ctx: Context, { type, name, body }: File): void {
  ctx.status = 200;
  ctx.type = type;
  ctx.set('Cache-Control', 'no-store');
  ctx.set('X-Content-Type-Options', 'nosniff');
  ctx.set('Content-Disposition', `attachment; filename="${name}"`);
  if (ctx.method === 'HEAD') {
    body.destroy();
    return;
  }
  // When reading fails, the status 200 is sent already. Breaking off the answer is then the only way to report the failure.
  body.once('error', () => ctx.res.destroy());
  ctx.res.once('close', () => body.destroy());
  ctx.body = body;
}

/** Mounts `GET /api/exports/prompts`, which streams a person's own prompts as a file. Another person's prompt id counts as unknown. */
export function exportRoute(mount: RawRoutes, { db, clock }: Pick<PromptsContext, 'db' | 'clock'>): void {
  mount.get(EXPORT_PATH, async ({ ctx, viewer }) => {
    if (!viewer) throw unauthenticated();
    const asked = read(ctx.query);
    const many = await countOwn(db.knex, viewer.userId, asked.ids);
    if (asked.ids && many < asked.ids.length) throw notFound('One of these prompts');
    if (many === 0) throw new AppError('nothing_to_export', 'not_found', 'You have no prompts yet, so there is nothing to export.');
    send(ctx, await fileOf(asked, many, ownContents(db.knex, viewer.userId, asked.ids), clock.now()));
  });
}

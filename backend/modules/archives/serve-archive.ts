import * as z from 'zod/mini';
import { id } from '#contracts/primitives.ts';
import { notFound, unauthenticated } from '#kernel/errors.ts';
import { contentDisposition } from '#kernel/http/content-disposition.ts';
import { sendObject } from '#kernel/http/send-object.ts';
import type { RawRoutes } from '#kernel/module.ts';
import { must } from '#contracts/must.ts';
import { storageKey } from './archive-row.ts';
import type { ArchivesContext } from './archives-context.ts';
import { archiveNotReady } from './archives.errors.ts';
import { ownArchive } from './queries/find-archive.ts';

const GONE = 'This ZIP';

/**
 * `GET|HEAD /api/archives/:id/archive.zip`: sends an archive to its owner, whole or from the byte where a download broke off
 * (docs/rules/keeping.md#archives).
 */
export function serveArchive(mount: RawRoutes, { db, clock, storage }: Pick<ArchivesContext, 'db' | 'clock' | 'storage'>): void {
  mount.get('/api/archives/:id/archive.zip', async ({ ctx, params, viewer }) => {
    if (!viewer) throw unauthenticated();
    const asked = z.safeParse(id, params.id);
    if (!asked.success) throw notFound(GONE);
    const archive = await ownArchive(db.knex, viewer.userId, asked.data);
    if (archive.status === 'preparing') throw archiveNotReady();
    if (archive.status !== 'ready' || archive.expires_at <= clock.now()) throw notFound(GONE);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Cache-Control', 'private, no-cache');
    ctx.vary('Cookie');
    ctx.set('Content-Disposition', contentDisposition('attachment', archive.name));
    await sendObject(ctx, storage, {
      key: storageKey(archive), bytes: must(archive.bytes, 'the size of a ready archive'), mime: 'application/zip', etag: `"${must(archive.checksum, 'the checksum of a ready archive')}"`, what: GONE,
    });
  });
}

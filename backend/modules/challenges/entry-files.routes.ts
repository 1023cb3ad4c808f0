import { z } from 'zod';
import { id } from '#contracts/primitives.ts';
import { may } from '#contracts/permissions.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound, unauthenticated } from '#kernel/errors.ts';
import { sendObject } from '#kernel/http/send-object.ts';
import type { RawCall, RawRoutes } from '#kernel/module.ts';
import type { ChallengesContext } from './challenges-context.ts';
import { entryFileUrl, entryPosterUrl } from './entries/blind-entry.ts';

const params = z.object({ id });

interface FileRow {
  key: string | null;
  poster: string | null;
  mime: string | null;
  status: string;
  mine: boolean;
}

const FILE = `
  select file_key as key, poster_key as poster, mime, status, coalesce(user_id = cast(:userId as uuid), false) as mine from challenge_entries where id = :id`;

/** Serves the files of entries to members. Neither name nor ETag of a file reveals its run (docs/rules/challenges.md#blindness). */
export function entryFiles(mount: RawRoutes, { db, storage }: Pick<ChallengesContext, 'db' | 'storage'>): void {
  const send = (part: 'file' | 'poster') => async ({ ctx, params: given, viewer }: RawCall): Promise<void> => {
    if (!viewer) throw unauthenticated();
    const asked = params.safeParse(given);
    const [found] = asked.success ? await rows<FileRow>(db.knex, FILE, { id: asked.data.id, userId: viewer.userId }) : [];
    const key = part === 'file' ? found?.key : found?.poster;
    // Only its author and moderators may load the file of a removed entry.
    if (!found || !key || (found.status !== 'submitted' && !found.mine && !may(viewer.role, 'marketplace.moderate'))) throw notFound('This file');
    const bytes = await storage.size(key);
    if (bytes === null) throw notFound('This file');
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Content-Security-Policy', "default-src 'none'; sandbox");
    ctx.set('Content-Disposition', 'inline');
    ctx.set('Cache-Control', 'private, no-cache');
    ctx.vary('Cookie');
    await sendObject(ctx, storage, { key, bytes, mime: part === 'file' ? (found.mime ?? 'image/webp') : 'image/webp', etag: `"${asked.data?.id}-${part}"`, what: 'This file' });
  };
  mount.get(entryFileUrl(':id'), send('file'));
  mount.get(entryPosterUrl(':id'), send('poster'));
}

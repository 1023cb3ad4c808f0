import { z } from 'zod';
import { DAY_SECONDS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { SAMPLE_PICTURE_PATH } from '#contracts/prompt-samples.ts';
import { id } from '#contracts/primitives.ts';
import { notFound } from '#kernel/errors.ts';
import type { RawRoutes } from '#kernel/module.ts';
import type { Deps } from './generation-deps.ts';
import type { SampleMarker } from './sample-marker.port.ts';
import { samplePicture } from './queries/sample-picture.ts';

const params = z.object({ id, sampleId: id, position: z.coerce.number().int().min(0).max(20) });
/** The number of marked pictures that the process keeps in memory, about 100 KB each. */
const KEPT = 100;

/** Answers `GET /api/prompts/:id/samples/:sampleId/pictures/:position` with a marked picture of a sample, for all people who may open the prompt. */
export function samplePictures(mount: RawRoutes, deps: Pick<Deps, 'db' | 'media' | 'prompts'>, marker: Pick<SampleMarker, 'picture'>): void {
  const { db, media, prompts } = deps;
  const marked = new Map<string, Promise<Buffer>>();

  async function mark(fileId: string): Promise<Buffer> {
    const bytes = await media.bytes(db.knex, fileId);
    if (!bytes) throw notFound('This picture');
    return marker.picture(bytes);
  }

  function picture(fileId: string): Promise<Buffer> {
    const known = marked.get(fileId);
    if (known) return known;
    if (marked.size >= KEPT) marked.delete(must(marked.keys().next().value, 'the oldest picture'));
    const made = mark(fileId);
    marked.set(fileId, made);
    made.catch(() => marked.delete(fileId));
    return made;
  }

  mount.get(SAMPLE_PICTURE_PATH, async ({ ctx, params: given, viewer }) => {
    const asked = params.safeParse(given);
    if (!asked.success) throw notFound('This picture');
    const { sealed, access, version } = await prompts.about(db.knex, asked.data.id, viewer?.userId ?? null);
    const fileId = await samplePicture(db.knex, { ...asked.data, sealed: sealed && access === 'none' ? version : null });
    if (fileId === null) throw notFound('This picture');
    ctx.status = 200;
    ctx.set('Cache-Control', `private, max-age=${DAY_SECONDS}`);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('ETag', `"${fileId}-marked"`);
    ctx.type = 'image/webp';
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    ctx.body = await picture(fileId);
  });
}

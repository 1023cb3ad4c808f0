import { z } from 'zod';
import { TEST_OUTPUT_PATH } from '#contracts/moderation.ts';
import { permit } from '#contracts/permissions.ts';
import { id } from '#contracts/primitives.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { authorize } from '#kernel/http/authorize.ts';
import type { RawRoutes } from '#kernel/module.ts';
import type { Deps } from './generation-deps.ts';

const params = z.object({ id, fileId: id });

// Moderators see the outputs of an author's test runs, because the author submitted the text for review. They see no other private runs.
const OF_A_TEST = `
  select from generation_outputs o join generations g on g.id = o.generation_id
  where g.id = :runId and (o.file_id = :fileId or o.poster_file_id = :fileId) and g.run_source = 'test' and g.deleted_at is null limit 1`;

/** Route of the pictures and videos of authors' test runs, for moderators only. These files have no public address. */
export function testOutputs(mount: RawRoutes, { db, media }: Pick<Deps, 'db' | 'media'>): void {
  mount.get(TEST_OUTPUT_PATH, async (call) => {
    authorize(permit('marketplace.moderate'), call.viewer);
    const asked = params.safeParse(call.params);
    if (!asked.success || (await rows(db.knex, OF_A_TEST, { runId: asked.data.id, fileId: asked.data.fileId })).length === 0) throw notFound('This file');
    await media.serve(call, asked.data.fileId);
  });
}

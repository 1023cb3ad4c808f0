import { MINUTE_MS } from '#contracts/durations.ts';
import { one } from '#contracts/must.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';
import { GenerationOutputModel } from '../models/generation-output.model.ts';
import type { ClipMarker } from '../sample-marker.port.ts';

/** The time in ms after which another worker makes a clip again, because the first worker may have died. */
const LOST_MS = 10 * MINUTE_MS;

const CLAIM = `
  update prompt_samples set clip_due_at = :again
  where id = (select id from prompt_samples where clip_due_at <= :now order by clip_due_at limit 1 for update skip locked)
  returning id, generation_id`;
const DONE = 'update prompt_samples set clip_file_id = :fileId, clip_due_at = null where id = :id and clip_file_id is null returning id';

/**
 * Makes the marked clip of one video sample that still needs it (docs/rules/sealing.md#marked-samples). Strangers see a marked picture until
 * then, and for good when the clip fails. Returns whether a sample needed a clip.
 */
export async function markClip({ db, clock, log, media }: Pick<Deps, 'db' | 'clock' | 'log' | 'media'>, mark: ClipMarker): Promise<boolean> {
  const now = clock.now();
  const [sample] = await rows<{ id: string; generation_id: string }>(db.knex, CLAIM, { now, again: new Date(millis(clock) + LOST_MS) });
  if (!sample) return false;
  const done = (fileId: string | null) => ({ id: sample.id, fileId });
  try {
    const video = await GenerationOutputModel.query(db.knex).where({ generation_id: sample.generation_id, kind: 'video' }).orderBy('position').first();
    const bytes = video && (await media.bytes(db.knex, video.file_id));
    if (!bytes) throw new Error('There is no video to mark.');
    const owner = one(await db.knex('generations').where({ id: sample.generation_id }).select('user_id'));
    const file = await media.store({ ownerId: owner.user_id, data: await mark(bytes, video.width, video.height), mime: 'video/mp4', name: 'sample.mp4', visibility: 'public' });
    await db.transaction(async (tx) => {
      // The author removed the sample while its clip was made. The media module deletes the unclaimed file.
      if ((await rows(tx, DONE, done(file.id))).length > 0) await media.claim(tx, [file.id]);
    });
  } catch (error) {
    log.warn({ err: error, sampleId: sample.id }, 'the clip of a sample could not be marked');
    await rows(db.knex, DONE, done(null));
  }
  return true;
}

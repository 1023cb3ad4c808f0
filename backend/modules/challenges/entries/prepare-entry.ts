import { randomInt, randomUUID } from 'node:crypto';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import type { EntryRow } from '../queries/own-entries.ts';

type Preparing = Pick<ChallengesContext, 'db' | 'storage' | 'media' | 'runs' | 'encodeClip' | 'clock'>;

/** The storage keys of an entry's own files: the re-encoded file, and the still picture of a clip. */
interface Copy {
  fileKey: string;
  posterKey: string | null;
  mime: string;
}

const UNREADY = `select * from challenge_entries where id = :id and not ready and status = 'submitted'`;
const READY = `
  update challenge_entries set file_key = :fileKey, poster_key = :posterKey, mime = :mime, ready = true where id = :id and not ready and status = 'submitted' returning *`;
const ON_BALLOT = `
  insert into challenge_ballots (entry_id, challenge_id, author_id, luck) values (:entryId, :challengeId, :authorId, :luck) on conflict (entry_id) do nothing`;
const TEXT_READY = `update challenge_entries set ready = true where id = :id`;

/** Makes an entry available for the pairs that voters see. */
export async function putOnBallot(tx: Tx, entry: Pick<EntryRow, 'id' | 'challenge_id' | 'user_id' | 'content_type'>): Promise<void> {
  if (entry.content_type === 'text') await rows(tx, TEXT_READY, { id: entry.id });
  await rows(tx, ON_BALLOT, { entryId: entry.id, challengeId: entry.challenge_id, authorId: entry.user_id, luck: randomInt(2 ** 31 - 1) });
}

/**
 * Encodes an entry's file again under a new storage key, so that neither bytes nor address reveal the run
 * (docs/rules/challenges.md#blindness). Does nothing for an entry that is already prepared or was withdrawn.
 */
export async function prepareEntry(context: Preparing, id: string): Promise<void> {
  const [entry] = await rows<EntryRow>(context.db.knex, UNREADY, { id });
  if (!entry || entry.content_type === 'text') return;
  const copy = await copyOf(context, entry);
  const taken = await context.db.transaction(async (tx) => {
    const [ready] = await rows<EntryRow>(tx, READY, { id, ...copy });
    if (ready) await putOnBallot(tx, ready);
    return ready !== undefined;
  });
  if (!taken) await Promise.all([copy.fileKey, copy.posterKey].map((key) => key !== null && context.storage.delete(key)));
}

async function copyOf(context: Preparing, entry: EntryRow): Promise<Copy> {
  const run = (await context.runs.runs(context.db.knex, [entry.generation_id])).get(entry.generation_id);
  const output = run?.outputs[entry.output_position];
  if (!output) throw new Error('The output of an entry is gone.');
  if (entry.content_type === 'image') return { fileKey: await storedPicture(context, output.fileId), posterKey: null, mime: 'image/webp' };
  const posterKey = output.posterFileId === null ? null : await storedPicture(context, output.posterFileId);
  return { fileKey: await stored(context, await clipOf(context, output.fileId), 'video/mp4'), posterKey, mime: 'video/mp4' };
}

async function bytesOf({ media, db }: Preparing, fileId: string): Promise<Buffer> {
  const bytes = await media.bytes(db.knex, fileId);
  if (!bytes) throw new Error('The file of an entry is gone.');
  return bytes;
}

async function storedPicture(context: Preparing, fileId: string): Promise<string> {
  const { data, mime } = await context.media.repaintPicture({ name: 'entry', mime: 'image/webp', data: await bytesOf(context, fileId) });
  return stored(context, data, mime);
}

async function clipOf(context: Preparing, fileId: string): Promise<Buffer> {
  const clip = await bytesOf(context, fileId);
  return context.encodeClip === null ? withFreeBox(clip) : context.encodeClip(clip);
}

/**
 * Where no encoder is installed, changes a clip's bytes by a random box that players skip. Otherwise equal bytes would show which run the entry is (ISO/IEC
 * 14496-12, 8.1.2).
 */
function withFreeBox(clip: Buffer): Buffer {
  const content = Buffer.from(randomUUID());
  const box = Buffer.alloc(8 + content.length);
  box.writeUInt32BE(box.length, 0);
  box.write('free', 4, 'ascii');
  content.copy(box, 8);
  return Buffer.concat([clip, box]);
}

async function stored({ storage }: Preparing, data: Buffer, mime: string): Promise<string> {
  const key = `challenge-entries/${randomUUID()}`;
  await storage.put(key, data, mime);
  return key;
}

// Sorts entries whose preparation has failed behind the others, so that they do not delay them.
const WAITING = `
  select id from challenge_entries where not ready and status = 'submitted' and content_type <> 'text' order by failed_at nulls first, submitted_at limit 20`;
const FAILED = 'update challenge_entries set failed_at = :now where id = :id and not ready';

/** Prepares up to 20 entries whose files were not encoded because a process died. An entry that fails does not stop the others. */
export async function prepareEntries(context: Preparing & Pick<ChallengesContext, 'log'>): Promise<void> {
  for (const { id } of await rows<{ id: string }>(context.db.knex, WAITING)) {
    await prepareEntry(context, id).catch(async (error: unknown) => {
      context.log.warn({ err: error, entryId: id }, 'an entry could not be prepared');
      await rows(context.db.knex, FAILED, { id, now: context.clock.now() });
    });
  }
}

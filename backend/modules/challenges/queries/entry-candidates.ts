import type { EntryRefusal, listEntryCandidates as endpoint } from '#contracts/challenge-entries.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { GenerationOutput } from '#contracts/generation.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { EntryRun } from '#modules/generation/index.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { entryRefusal } from '../domain/entry-refusal.ts';
import { findChallenge } from './find-challenge.ts';

const KNOWN = `
  select r.generation_id as id, r.challenge_id = :challengeId as for_this,
    exists (select from challenge_entries e where e.generation_id = r.generation_id and e.status <> 'withdrawn') as sent
  from challenge_runs r where r.generation_id = any(cast(:ids as uuid[]))`;

/** Lists a person's creations of the challenge's type, latest first, each with the reason why it cannot be an entry. @throws AppError not_found */
export async function entryCandidates(context: ChallengesContext, viewer: { userId: string }, challengeId: string, { limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const challenge = await findChallenge(knex, challengeId);
  const runs = await context.runs.ofOwner(knex, viewer.userId, challenge.content_type, afterId(cursor), limit + 1);
  const { page, nextCursor } = cutPageById(runs, limit);
  const refusals = await refusalsOf(knex, challenge.id, page);
  return { items: page.map((run) => ({ generationId: run.id, title: run.title, output: outputOf(context, run), refusal: refusals.get(run.id) ?? null })), nextCursor };
}

async function refusalsOf(connection: Connection, challengeId: string, runs: readonly EntryRun[]): Promise<Map<string, EntryRefusal | null>> {
  const known = new Map((await rows<{ id: string; for_this: boolean; sent: boolean }>(connection, KNOWN, { challengeId, ids: runs.map(({ id }) => id) })).map((row) => [row.id, row]));
  return new Map(runs.map((run) => [run.id, entryRefusal({ ...run, forThis: run.forChallenge && known.get(run.id)?.for_this === true, sent: known.get(run.id)?.sent === true })]));
}

function outputOf({ media }: ChallengesContext, run: EntryRun): GenerationOutput {
  const [output] = run.outputs;
  if (run.contentType === 'text' || !output) return { kind: 'text', text: run.text ?? '', mime: 'text/markdown' };
  return {
    kind: run.contentType, url: media.urlOf(output.fileId), posterUrl: output.posterFileId === null ? null : media.urlOf(output.posterFileId), mime: output.mime,
    width: output.width, height: output.height, durationMs: output.durationMs, altText: '',
  };
}

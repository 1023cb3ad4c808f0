import { randomInt, randomUUID } from 'node:crypto';
import { ENTRY_TITLE_MAX } from '#contracts/challenge-entries.ts';
import type { submitEntry as endpoint } from '#contracts/challenge-entries.ts';
import { ENTRIES_PER_PERSON } from '#contracts/challenges.ts';
import type { OwnEntry } from '#contracts/challenges.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import { must, one } from '#contracts/must.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import type { EntryRun } from '#modules/generation/index.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { challengeFull, entriesClosed, entriesFull, notEligible, ownChallenge } from '../challenges.errors.ts';
import { entrySubmitted } from '../challenges.events.ts';
import { stateAt } from '../domain/challenge-times.ts';
import { entryRefusal } from '../domain/entry-refusal.ts';
import { prepareEntry, putOnBallot } from '../entries/prepare-entry.ts';
import { lockChallenge, timesOf } from '../queries/find-challenge.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';
import { presentOwnEntry } from '../queries/own-entries.ts';
import type { EntryRow } from '../queries/own-entries.ts';
import { countDay } from '../streaks/count-day.ts';
import { payEntryFee } from './entry-fees.ts';
import { withdrawLocked } from './withdraw-entry.ts';

const MADE_FOR = 'select 1 from challenge_runs where generation_id = :runId and challenge_id = :challengeId and user_id = :userId';
const SENT = `select 1 from challenge_entries where generation_id = :runId and status <> 'withdrawn'`;
// Counts removed entries as well, so that a person whose entry was removed cannot send another one in its place.
const OWN = `select count(*)::int as count from challenge_entries where challenge_id = :challengeId and user_id = :userId and status <> 'withdrawn'`;
const INSERT = `
  insert into challenge_entries (id, challenge_id, user_id, generation_id, output_position, title, show_inputs, content_type, body, mime, width, height, duration_ms, shuffle, fee, submitted_at, updated_at)
  values (:id, :challengeId, :userId, :runId, :position, :title, :showInputs, :type, :body, :mime, :width, :height, :durationMs, :shuffle, :fee, :now, :now) returning *`;
const COUNT = 'update challenges set entries = entries + 1, entrants = entrants + :first, updated_at = :now where id = :id';

/**
 * Sends a run as an entry (docs/rules/challenges.md#entries). It locks the challenge's row before it reads time and counts. So one of four
 * parallel entries is refused, and none is accepted after the close.
 * @throws AppError not_found, entries_closed, own_challenge, entries_full, challenge_full, not_eligible, price_changed
 */
export async function submitEntry(tx: Tx, context: ChallengesContext, userId: string, challengeId: string, body: BodyOf<typeof endpoint>): Promise<OwnEntry> {
  const challenge = await lockChallenge(tx, challengeId);
  const now = context.clock.now();
  if (stateAt(timesOf(challenge), challenge.state, now) !== 'active') throw entriesClosed();
  if (challenge.host_id === userId) throw ownChallenge();
  const run = await context.runs.lock(tx, userId, body.generationId);
  const refusal = await refusalOf(tx, run, challengeId, userId);
  if (refusal !== null) throw notEligible(refusal);
  const output = outputOf(run, body.output);
  if (body.replaces !== undefined) await withdrawLocked(tx, context, challenge, userId, body.replaces);
  const standing = one(await rows<{ count: number }>(tx, OWN, { challengeId, userId })).count;
  if (standing >= ENTRIES_PER_PERSON) throw entriesFull();
  if (challenge.max_entries !== null && (await entriesOf(tx, challengeId)) >= challenge.max_entries) throw challengeFull(challenge.max_entries);

  const id = randomUUID();
  await payEntryFee(tx, context, challenge, { userId, entryId: id, expectedTotal: body.expectedTotal });
  const row = one(await rows<EntryRow>(tx, INSERT, {
    id, challengeId, userId, runId: run.id, position: body.output, title: body.title ?? run.title.slice(0, ENTRY_TITLE_MAX), showInputs: body.showInputs && !run.sealed,
    type: run.contentType, body: run.text, mime: output?.mime ?? null, width: output?.width ?? null, height: output?.height ?? null, durationMs: output?.durationMs ?? null,
    shuffle: randomInt(2 ** 31 - 1), fee: challenge.entry_fee, now,
  }));
  await rows(tx, COUNT, { id: challengeId, first: standing === 0 ? 1 : 0, now });
  await countDay(tx, context, userId, { entries: 1 });
  await announce(tx, context, challenge, row, standing === 0);
  if (run.contentType === 'text') await putOnBallot(tx, row);
  // Encoding a file takes up to seconds, so it runs after the commit. If the process dies, a maintenance task encodes the file.
  else afterCommit(tx, () => void prepareEntry(context, id).catch((error: unknown) => context.log.warn({ err: error, entryId: id }, 'the file of an entry waits for its next turn')));
  return presentOwnEntry(row, false);
}

const announce = (tx: Tx, { outbox }: ChallengesContext, { id, slug, title, kind }: ChallengeRow, entry: EntryRow, first: boolean) =>
  outbox.publish(tx, entrySubmitted, { challengeId: id, slug, title, kind, entryId: entry.id, userId: must(entry.user_id, 'the author of a new entry'), contentType: entry.content_type, first });

async function refusalOf(tx: Tx, run: EntryRun, challengeId: string, userId: string) {
  const forThis = run.forChallenge && (await rows(tx, MADE_FOR, { runId: run.id, challengeId, userId })).length > 0;
  const sent = (await rows(tx, SENT, { runId: run.id })).length > 0;
  return entryRefusal({ ...run, forThis, sent });
}

function outputOf(run: EntryRun, position: number) {
  if (run.contentType === 'text') return null;
  const output = run.outputs[position];
  if (!output) throw invalid([{ path: ['output'], message: 'The run has no such output.' }]);
  return output;
}

const entriesOf = async (tx: Tx, challengeId: string): Promise<number> =>
  one(await rows<{ entries: number }>(tx, 'select entries from challenges where id = ?', [challengeId])).entries;

import type { ChallengeRunBody } from '#contracts/challenges.ts';
import type { Generation } from '#contracts/generation.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Reply } from '#kernel/http/endpoint-handler.ts';
import type { ChallengeRuns } from '#modules/generation/index.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { entriesClosed, freeTryGone, ownChallenge } from '../challenges.errors.ts';
import { challengeForm, challengeTemplate } from '../domain/challenge-form.ts';
import { stateAt } from '../domain/challenge-times.ts';
import { findChallenge, timesOf } from '../queries/find-challenge.ts';
import type { ChallengeRow } from '../queries/find-challenge.ts';

type RunCall = Parameters<ChallengeRuns['start']>[1] & { body: ChallengeRunBody };

const KEEP = `
  insert into challenge_runs (generation_id, challenge_id, user_id, free_try, created_at) values (:id, :challengeId, :userId, :free, :now)
  on conflict do nothing returning generation_id`;
const KNOWN = 'select 1 from challenge_runs where generation_id = :id';
const SPEND = `
  insert into challenge_free_budgets as b (day, spent) select cast(:day as date), cast(:tokens as int) where cast(:tokens as int) <= cast(:budget as int)
  on conflict (day) do update set spent = b.spent + :tokens where b.spent + :tokens <= :budget returning spent`;

/**
 * Starts a run for an entry (docs/rules/challenges.md#challenge-runs). The platform pays one free run per person and daily, within a budget
 * per day.
 * @throws AppError not_found, entries_closed, own_challenge, free_try_gone, wrong_type, prompt_not_allowed, start_file; and as every run
 */
export async function generateEntry(tx: Tx, context: ChallengesContext, call: RunCall, challengeId: string): Promise<Reply<{ generation: Generation }>> {
  const { promptId = null, freeTry = false, expectedTotal: _price, ...wish } = call.body;
  const challenge = await findChallenge(tx, challengeId);
  if (stateAt(timesOf(challenge), challenge.state, context.clock.now()) !== 'active') throw entriesClosed();
  if (challenge.host_id === call.viewer.userId) throw ownChallenge();
  if (freeTry) await refuseFreeTry(tx, context, challenge, call.viewer.userId);
  const { content_type: contentType, title } = challenge;
  const text = { title, template: challengeTemplate({ contentType, title, theme: challenge.theme, rules: challenge.rules }), form: challengeForm({ contentType, ask: challenge.ask, example: challenge.example }) };
  const answer = await context.runs.start(tx, call, { contentType, text, promptId, wish, free: freeTry });
  const { id, quote } = answer.body.generation;
  const kept = await rows(tx, KEEP, { id, challengeId: challenge.id, userId: call.viewer.userId, free: freeTry, now: context.clock.now() });
  // A repeated request without an idempotency key gets the run that the first request started.
  if (kept.length === 0 && (await rows(tx, KNOWN, { id })).length > 0) return answer;
  if (kept.length === 0) throw freeTryGone('used');
  if (freeTry && (await rows(tx, SPEND, { day: utcDay(context.clock.now()), tokens: quote.total, budget: context.options.freeBudget })).length === 0) throw freeTryGone('budget_spent');
  return answer;
}

async function refuseFreeTry(tx: Tx, { identity }: ChallengesContext, challenge: ChallengeRow, userId: string): Promise<void> {
  if (challenge.kind !== 'daily') throw freeTryGone('none');
  if ((await identity.standings(tx, [userId])).get(userId)?.confirmed !== true) throw freeTryGone('email_unconfirmed');
}

import type { createCommunityChallenge as endpoint } from '#contracts/challenges.ts';
import { DAY_MS } from '#contracts/durations.ts';
import type { BodyOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { fixedQuote, refuseHigherPrice } from '#modules/pricing/index.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { challengeMissing, creatorNeeded, entriesExist, feesOff } from '../challenges.errors.ts';
import { criteriaOf } from '../domain/challenge-form.ts';
import { timesFrom } from '../domain/challenge-times.ts';
import { themeKey } from '../domain/theme-key.ts';
import { judgeOf } from '../judging/judge-of.ts';
import { lockChallenge } from '../queries/find-challenge.ts';
import { cancelChallenge } from './cancel-challenge.ts';
import { recordPayout } from './record-payout.ts';

const LONGEST_AHEAD_DAYS = 60;
const INSERT = `
  insert into challenges (id, slug, kind, title, theme, content_type, difficulty, ask, rules, criteria, opens_at, closes_at, voting_ends_at, results_at, paid_at, prizes,
    host_id, pool, pool_left, entry_fee, max_entries, judge, created_at, updated_at)
  values (:id, :slug, 'community', :title, :theme, :type, 2, :ask, :rules, :criteria, :opensAt, :closesAt, :votingEndsAt, :resultsAt, :paidAt, :prizes,
    :hostId, :pool, :pool, :fee, :maxEntries, :judge, :now, :now)`;

/**
 * Creates a community challenge (docs/rules/challenges.md#community). Its pool moves from the host's wallet in the same transaction, without
 * bonus tokens. Returns the id.
 * @throws InsufficientTokens, AppError creator_needed, fees_off, price_changed, invalid_request
 */
export async function hostChallenge(tx: Tx, context: ChallengesContext, viewer: Viewer, { prizes, expectedTotal, opensAt, ...wish }: BodyOf<typeof endpoint>): Promise<string> {
  const now = context.clock.now();
  const opens = new Date(opensAt);
  const pool = prizes.reduce((sum, prize) => sum + prize, 0);
  refuseUnclear(prizes, pool, opens, now);
  if ((await context.publishedPrompts(tx, viewer.userId)) === 0) throw creatorNeeded();
  if (wish.entryFee > 0 && !(await context.entryFeesOn(tx, viewer))) throw feesOff();
  refuseHigherPrice(fixedQuote(pool), expectedTotal);
  const id = newId();
  await rows(tx, INSERT, {
    ask: 'What is your idea?', id, slug: `${themeKey(wish.title)}-${id.slice(-12)}`, title: wish.title, theme: wish.theme, type: wish.contentType, rules: wish.rules, criteria: JSON.stringify(criteriaOf(wish.contentType)),
    ...timesFrom(opens, wish.entryDays, wish.votingDays), prizes, hostId: viewer.userId, pool, fee: wish.entryFee, maxEntries: wish.maxEntries, judge: judgeOf(context, wish.contentType), now,
  });
  const { split } = await context.pools.payIn(tx, { userId: viewer.userId, amount: pool, key: `challenge_pool:${id}`, reason: `Prize pool of “${wish.title}”`, refId: id });
  await recordPayout(tx, context, { id: newId(), key: `pool:${id}`, challengeId: id, userId: viewer.userId, entryId: null, kind: 'pool_paid_in', place: null, amount: pool, split });
  return id;
}

function refuseUnclear(prizes: readonly number[], pool: number, opens: Date, now: Date): void {
  if (pool === 0) throw invalid([{ path: ['prizes'], message: 'The first prize is at least 1 token.' }]);
  if (prizes.some((prize, at) => at > 0 && prize > (prizes[at - 1] ?? 0))) throw invalid([{ path: ['prizes'], message: 'No prize is higher than the one before it.' }]);
  const ahead = opens.getTime() - now.getTime();
  if (ahead < 0 || ahead > LONGEST_AHEAD_DAYS * DAY_MS) throw invalid([{ path: ['opensAt'], message: `It opens within ${LONGEST_AHEAD_DAYS} days.` }]);
}

/** Cancels an own challenge that has no entries, and returns its pool to the host. @throws AppError not_found, entries_exist */
export async function takeBackChallenge(tx: Tx, context: ChallengesContext, userId: string, id: string): Promise<void> {
  const challenge = await lockChallenge(tx, id);
  if (challenge.host_id !== userId || challenge.state === 'cancelled') throw challengeMissing();
  if (challenge.entries > 0 || challenge.state === 'completed') throw entriesExist();
  await cancelChallenge(tx, context, challenge, 'Its host took it back.');
}

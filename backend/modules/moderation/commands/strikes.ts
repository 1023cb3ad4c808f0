import { DAY_MS } from '#contracts/durations.ts';
import { STRIKE_DAYS } from '#contracts/moderation.ts';
import type { Rule } from '#contracts/moderation.ts';
import type { Clock } from '#kernel/clock.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { pausedUntil } from '../domain/paused-until.ts';
import type { ModerationContext } from '../moderation-context.ts';

const ADD = `
  insert into strikes (id, decision_id, user_id, rule, created_at, expires_at) values (:id, :decisionId, :userId, :rule, :now, :expiresAt)`;
const WITHDRAW = 'update strikes set withdrawn_at = :now where decision_id = :decisionId and withdrawn_at is null returning user_id as "userId"';
const ACTIVE = 'select expires_at as "expiresAt" from strikes where user_id = :userId and withdrawn_at is null and expires_at > :now';
/** The lock makes strikes of one person follow each other, because the pause of publishing is computed from all of them. */
const ONE_AT_A_TIME = `select pg_advisory_xact_lock(hashtext('strikes'), hashtext(cast(:userId as text)))`;

/** How many active strikes a person has, and until when they cannot publish. */
export async function strikeStanding(connection: Connection, clock: Clock, userId: string): Promise<{ active: number; pausedUntil: Date | null }> {
  const active = await rows<{ expiresAt: Date }>(connection, ACTIVE, { userId, now: clock.now() });
  return { active: active.length, pausedUntil: pausedUntil(active.map(({ expiresAt }) => expiresAt)) };
}

type Deps = Pick<ModerationContext, 'clock' | 'catalogue'>;

/** Adds a strike to a person (docs/rules/moderation.md#strikes). Returns the time until which the person cannot publish; null while they can. */
export async function addStrike(tx: Tx, deps: Deps, strike: { decisionId: string; userId: string; rule: Rule }): Promise<Date | null> {
  const now = deps.clock.now();
  await rows(tx, ONE_AT_A_TIME, { userId: strike.userId });
  await rows(tx, ADD, { ...strike, id: newId(), now, expiresAt: new Date(now.getTime() + STRIKE_DAYS * DAY_MS) });
  return keepPause(tx, deps, strike.userId);
}

/** Withdraws the strike of a decision, if the decision had one. */
export async function withdrawStrike(tx: Tx, deps: Deps, decisionId: string): Promise<void> {
  const [withdrawn] = await rows<{ userId: string | null }>(tx, WITHDRAW, { decisionId, now: deps.clock.now() });
  if (!withdrawn || withdrawn.userId === null) return;
  await rows(tx, ONE_AT_A_TIME, { userId: withdrawn.userId });
  await keepPause(tx, deps, withdrawn.userId);
}

async function keepPause(tx: Tx, { clock, catalogue }: Deps, userId: string): Promise<Date | null> {
  const { pausedUntil: until } = await strikeStanding(tx, clock, userId);
  await catalogue.authors.pausePublishing(tx, userId, until);
  return until;
}

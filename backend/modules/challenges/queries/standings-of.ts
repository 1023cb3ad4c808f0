import type { ChallengeYou, FreeTry } from '#contracts/challenges.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import type { ChallengeRow } from './find-challenge.ts';

interface Standing {
  challenge_id: string;
  entries: number;
  votes: number;
  seen: number;
  free_used: boolean;
  notify: boolean;
  place: number | null;
  prize: number | null;
}

const STANDINGS = `
  select i.id as challenge_id,
    (select count(*)::int from challenge_entries e where e.challenge_id = i.id and e.user_id = :userId and e.status = 'submitted') as entries,
    coalesce(v.counted, 0) as votes, coalesce(v.votes, 0) as seen,
    exists (select from challenge_runs r where r.challenge_id = i.id and r.user_id = :userId and r.free_try) as free_used,
    exists (select from challenge_engagements g where g.challenge_id = i.id and g.user_id = :userId) as notify,
    (select min(e.place) from challenge_entries e where e.challenge_id = i.id and e.user_id = :userId and e.status = 'submitted') as place,
    (select sum(e.prize)::int from challenge_entries e where e.challenge_id = i.id and e.user_id = :userId and e.status = 'submitted') as prize
  from unnest(cast(:ids as uuid[])) as i (id) left join challenge_voters v on v.challenge_id = i.id and v.voter_id = :userId`;
const SPENT = 'select spent from challenge_free_budgets where day = :day';

/** Returns for each challenge the viewer's own entries, votes, free run and place. The number of statements does not grow with the challenges. */
export async function standingsOf(connection: Connection, context: ChallengesContext, userId: string, challenges: readonly ChallengeRow[]): Promise<Map<string, ChallengeYou>> {
  if (challenges.length === 0) return new Map();
  const [found, budget, person] = [
    await rows<Standing>(connection, STANDINGS, { userId, ids: challenges.map(({ id }) => id) }),
    await rows<{ spent: number }>(connection, SPENT, { day: utcDay(context.clock.now()) }),
    (await context.identity.standings(connection, [userId])).get(userId),
  ];
  const spent = (budget[0]?.spent ?? 0) >= context.options.freeBudget;
  const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]));
  return new Map(found.map((row): [string, ChallengeYou] => [row.challenge_id, {
    entries: row.entries, votes: row.votes, seen: row.seen, notify: row.notify, host: byId.get(row.challenge_id)?.host_id === userId, place: row.place, prize: row.prize,
    freeTry: freeTryOf(byId.get(row.challenge_id)?.kind, { used: row.free_used, confirmed: person?.confirmed === true, spent }),
  }]));
}

/** Says whether a person may start the free run of a challenge, or why not (docs/rules/challenges.md#free-run). */
export function freeTryOf(kind: ChallengeRow['kind'] | undefined, { used, confirmed, spent }: { used: boolean; confirmed: boolean; spent: boolean }): FreeTry {
  if (kind !== 'daily') return 'none';
  if (used) return 'used';
  if (!confirmed) return 'email_unconfirmed';
  return spent ? 'budget_spent' : 'available';
}

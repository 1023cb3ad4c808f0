import { VOTES_PER_TOKEN } from '#contracts/challenge-votes.ts';
import { VOTES_FOR_TAKING_PART } from '#contracts/challenges.ts';
import type { ChallengeYou, FreeTry } from '#contracts/challenges.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChallengesContext } from '../challenges-context.ts';
import { stateAt } from '../domain/challenge-times.ts';
import { notCountedAt } from '../voting/voter-standing.ts';
import { timesOf } from './find-challenge.ts';
import type { ChallengeRow } from './find-challenge.ts';

interface Standing {
  challenge_id: string;
  entries: number;
  votes: number;
  seen: number;
  pairs_left: number | null;
  votes_today: number;
  token_paid: boolean;
  free_used: boolean;
  notify: boolean;
  place: number | null;
  prize: number | null;
}

// Pairs of other people's entries, without those that the viewer answered. A pair that is set aside while its voter repeats a vote waits too. With six
// more entries than answered pairs, ten pairs are left for sure, so no further entries are counted.
const PAIRS_LEFT = `
  select greatest(0, least(:most, other.entries * (other.entries - 1) / 2 - answered.pairs)) from (
    select count(*)::int as pairs from challenge_pairs p
    where p.challenge_id = i.id and p.voter_id = :userId and p.answered and p.id is distinct from v.parked_pair_id
      and (select count(*) from challenge_ballots b where b.entry_id in (p.left_id, p.right_id)) = 2
  ) answered cross join lateral (
    select count(*)::int as entries from (
      select from challenge_ballots b where b.challenge_id = i.id and b.author_id is distinct from :userId limit answered.pairs + 6
    ) counted
  ) other`;
const STANDINGS = `
  select i.id as challenge_id,
    (select count(*)::int from challenge_entries e where e.challenge_id = i.id and e.user_id = :userId and e.status = 'submitted') as entries,
    coalesce(v.counted, 0) as votes, coalesce(v.votes, 0) as seen, coalesce(w.counted, 0) as votes_today, w.paid_at is not null as token_paid,
    case when i.id = any(cast(:voting as uuid[])) then (${PAIRS_LEFT}) end as pairs_left,
    exists (select from challenge_runs r where r.challenge_id = i.id and r.user_id = :userId and r.free_try) as free_used,
    exists (select from challenge_engagements g where g.challenge_id = i.id and g.user_id = :userId) as notify,
    (select min(e.place) from challenge_entries e where e.challenge_id = i.id and e.user_id = :userId and e.status = 'submitted') as place,
    (select sum(e.prize)::int from challenge_entries e where e.challenge_id = i.id and e.user_id = :userId and e.status = 'submitted') as prize
  from unnest(cast(:ids as uuid[])) as i (id) left join challenge_voters v on v.challenge_id = i.id and v.voter_id = :userId
    left join challenge_vote_rewards w on w.voter_id = :userId and w.day = :day`;
const SPENT = 'select spent from challenge_free_budgets where day = :day';

/** Returns for each challenge the viewer's own entries, votes, free run and place. The number of statements does not grow with the challenges. */
export async function standingsOf(connection: Connection, context: ChallengesContext, userId: string, challenges: readonly ChallengeRow[]): Promise<Map<string, ChallengeYou>> {
  if (challenges.length === 0) return new Map();
  const now = context.clock.now();
  const day = utcDay(now);
  const voting = challenges.filter((row) => stateAt(timesOf(row), row.state, now) === 'voting').map(({ id }) => id);
  const [found, budget, person] = [
    await rows<Standing>(connection, STANDINGS, { userId, day, voting, most: VOTES_FOR_TAKING_PART, ids: challenges.map(({ id }) => id) }),
    await rows<{ spent: number }>(connection, SPENT, { day }),
    (await context.identity.standings(connection, [userId])).get(userId),
  ];
  const spent = (budget[0]?.spent ?? 0) >= context.options.freeBudget;
  const counts = notCountedAt(person, now) === null;
  const byId = new Map(challenges.map((challenge) => [challenge.id, challenge]));
  return new Map(found.map((row): [string, ChallengeYou] => [row.challenge_id, {
    entries: row.entries, votes: row.votes, seen: row.seen, pairsLeft: row.pairs_left, votesToToken: counts ? votesToToken(row) : null,
    notify: row.notify, host: byId.get(row.challenge_id)?.host_id === userId, place: row.place, prize: row.prize,
    freeTry: freeTryOf(byId.get(row.challenge_id)?.kind, { used: row.free_used, confirmed: person?.confirmed === true, spent }),
  }]));
}

/** The counted votes that are missing to the token of the day (docs/rules/challenges.md#votes). The next vote pays a token that is due and not paid. */
const votesToToken = ({ votes_today: votes, token_paid: paid }: Pick<Standing, 'votes_today' | 'token_paid'>): number => (paid ? 0 : Math.max(1, VOTES_PER_TOKEN - votes));

/** Says whether a person may start the free run of a challenge, or why not (docs/rules/challenges.md#free-run). */
export function freeTryOf(kind: ChallengeRow['kind'] | undefined, { used, confirmed, spent }: { used: boolean; confirmed: boolean; spent: boolean }): FreeTry {
  if (kind !== 'daily') return 'none';
  if (used) return 'used';
  if (!confirmed) return 'email_unconfirmed';
  return spent ? 'budget_spent' : 'available';
}

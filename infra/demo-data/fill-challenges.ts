import { DAY_MS } from '#contracts/durations.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { criteriaOf, dailyTimes, typeOfDay } from '#modules/challenges/index.ts';
import { CHALLENGE_THEMES } from '#seeds/challenge-themes/index.ts';
import { establishedOf } from './demo-options.ts';
import type { DemoOptions } from './demo-options.ts';

/** How many days ago each daily challenge of the demo data took place. The results of the latest one were published three days ago. */
const BACK = { latest: 3, earliest: 24 };
const ENTRANTS = 10;

const CHALLENGES = `
  insert into challenges (id, slug, kind, day, title, theme, content_type, difficulty, ask, example, rules, criteria, state, opens_at, closes_at, voting_ends_at, results_at, paid_at, prizes, newcomer_prize,
    taking_part_prize, judge, entries, entrants, created_at, updated_at)
  select demo_id('challenge', c.back, c.opens_at), 'demo-daily-' || c.day, 'daily', c.day, c.title, c.theme, 'text', c.difficulty, c.ask, c.example, c.rules, c.criteria, 'completed', c.opens_at, c.closes_at,
    c.voting_ends_at, c.results_at, c.paid_at, '{30,15,5}', 10, 1, 'none', cast(:entrants as int), cast(:entrants as int), c.opens_at, c.results_at
  from jsonb_to_recordset(cast(:dailies as jsonb)) as c (back int, day date, title text, theme text, difficulty int, ask text, example text, rules text[], criteria jsonb, opens_at timestamptz,
    closes_at timestamptz, voting_ends_at timestamptz, results_at timestamptz, paid_at timestamptz)`;
/**
 * SQL for entries of demo challenges. The entrants of a challenge are neighbours in the list of people, so each has one entry. The second
 * place is the best newcomer.
 */
const ENTRIES = `
  insert into challenge_entries (id, challenge_id, user_id, generation_id, title, content_type, body, mime, ready, shuffle, vote_score, final_score, place, reason, prize, newcomer_prize, newcomer, submitted_at, updated_at)
  select demo_id('challenge entry', c.number * 100 + e, c.opens_at), c.id, u.id, demo_id('challenge run', c.number * 100 + e, c.opens_at), demo_pick(cast(:titles as text[]), c.number * 100 + e, 91), 'text',
    c.theme || E'\\n\\nDemo data: nothing was really written.', 'text/markdown', true, (demo_chance(c.number * 100 + e, 92) * 2147483646)::int, score, score, e + 1,
    'By 24 votes it would win ' || round(score) || ' of 100 duels with the other entries. The votes decided alone.', case e when 0 then 30 when 1 then 25 when 2 then 5 else 0 end, case e when 1 then 10 else 0 end, e = 1,
    c.opens_at + interval '1 hour' * (e + 1), c.results_at
  from (select *, row_number() over (order by opens_at)::int as number from challenges where slug like 'demo-daily-%') c
  cross join generate_series(0, cast(:entrants as int) - 1) e
  cross join lateral (select (80 - e * 6 + round((demo_chance(c.number * 100 + e, 93) * 4)::numeric, 1))::real as score) s
  join demo_people u on u.n = 1 + (c.number * 7 + e) % cast(:people as int)`;
const BALLOTS = `
  insert into challenge_ballots (entry_id, challenge_id, author_id, exposures, wins, losses, strength, luck)
  select id, challenge_id, user_id, 24, round(vote_score * 0.24)::int, 24 - round(vote_score * 0.24)::int, ln(vote_score / (100 - vote_score)), shuffle from challenge_entries where user_id in (select id from demo_people)`;
const SCORES = `
  insert into challenge_score_runs (id, challenge_id, cause, votes, voters, entries, iterations, ms, at, exposures_min, exposures_max)
  select demo_id('challenge score', row_number() over (order by opens_at), results_at), id, 'close', 120, 12, entries, 40, 12, results_at, 24, 24 from challenges where slug like 'demo-daily-%'`;
const POINTS = `
  insert into challenge_points (challenge_id, user_id, month, points, newcomer)
  select c.id, e.user_id, date_trunc('month', c.results_at, 'UTC')::date, 1 + case e.place when 1 then 10 when 2 then 6 when 3 then 4 else 0 end, e.newcomer
  from challenge_entries e join challenges c on c.id = e.challenge_id where c.slug like 'demo-daily-%'`;
const SEASONS = 'insert into challenge_seasons (month, user_id, points, newcomer) select month, user_id, sum(points)::int, bool_or(newcomer) from challenge_points group by 1, 2';
const DAYS = `
  insert into challenge_days (user_id, day, entries) select e.user_id, (e.submitted_at at time zone 'UTC')::date, count(*)::int from challenge_entries e where e.user_id in (select id from demo_people) group by 1, 2`;

const TITLES = ['Letters to the tide', 'A quiet platform', 'What the kettle said', 'Three steps north', 'The last lamp', 'Rain on a paper roof', 'An honest map', 'Tea for one'];

/** Inserts past daily text challenges with entries, places and season points. The worker pays their prizes when it first runs, as it pays all prizes. */
export async function fillChallenges(connection: Connection, { people, until, days }: DemoOptions): Promise<void> {
  const themes = CHALLENGE_THEMES.filter(({ contentType }) => contentType === 'text');
  // Inserts no challenge that ended before the demo shop opened: a shop that is a few days old has no daily with published results.
  const earliest = Math.min(BACK.earliest, days - 1);
  const backs = Array.from({ length: Math.max(0, earliest - BACK.latest + 1) }, (_, at) => earliest - at).filter((back) => typeOfDay(utcDay(until.getTime() - back * DAY_MS)) === 'text');
  const dailies = backs.flatMap((back, at) => {
    const theme = themes[at % themes.length];
    const day = utcDay(until.getTime() - back * DAY_MS);
    const { opensAt, closesAt, votingEndsAt, resultsAt, paidAt } = dailyTimes(day);
    return theme ? [{ ...theme, back, day, criteria: criteriaOf('text'), opens_at: opensAt, closes_at: closesAt, voting_ends_at: votingEndsAt, results_at: resultsAt, paid_at: paidAt }] : [];
  });
  const bindings: Record<string, unknown> = { dailies: JSON.stringify(dailies), entrants: Math.min(ENTRANTS, establishedOf({ people })), people: establishedOf({ people }), titles: TITLES };
  for (const statement of [CHALLENGES, ENTRIES, BALLOTS, SCORES, POINTS, SEASONS, DAYS]) {
    await rows(connection, statement, Object.fromEntries(Object.entries(bindings).filter(([name]) => statement.includes(`:${name}`))));
  }
}

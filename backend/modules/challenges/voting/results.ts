import { z } from 'zod';
import type { ChallengeResult, getResults as endpoint } from '#contracts/challenge-votes.ts';
import type { Criterion } from '#contracts/challenges.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { challengeMissing } from '../challenges.errors.ts';
import type { VotingContext } from './voting-context.ts';
import { judgedOutput, OUTPUT_COLUMNS } from './judged-entry.ts';
import type { OutputRow } from './judged-entry.ts';

const PLACE = z.strictObject({ place: z.int(), id: z.uuid() });

const HEAD = 'select state, results_at, criteria, judge from challenges where id = ?';

interface HeadRow {
  state: string;
  results_at: Date;
  criteria: Criterion[];
  judge: string;
}

const COLUMNS = `
  e.id, e.user_id, e.generation_id, e.show_inputs, e.title, ${OUTPUT_COLUMNS}, e.place, e.vote_score, e.rubric_score, e.final_score, e.reason, e.prize, e.newcomer_prize, e.resting, e.newcomer, e.rubric,
  coalesce(b.exposures, 0) as exposures, coalesce(b.wins, 0) as wins, coalesce(b.losses, 0) as losses, coalesce(b.ties, 0) as ties
  from challenge_entries e left join challenge_ballots b on b.entry_id = e.id`;
const PAGE = `
  select ${COLUMNS} where e.challenge_id = :challengeId and e.place is not null and e.status = 'submitted'
    and (cast(:place as int) is null or (e.place, e.id) > (cast(:place as int), cast(:id as uuid)))
    and (cast(:like as text) is null or e.title ilike :like)
  order by e.place, e.id limit :limit`;
const YOU = `select ${COLUMNS} where e.user_id = :userId and e.challenge_id = :challengeId and e.place is not null and e.status = 'submitted' order by e.place, e.id limit 1`;
const NEWCOMER = `select ${COLUMNS} where e.challenge_id = :challengeId and e.place is not null and e.newcomer and e.status = 'submitted' order by e.newcomer_prize > 0 desc, e.place, e.id limit 1`;

interface ResultRow extends OutputRow {
  id: string;
  user_id: string | null;
  generation_id: string;
  show_inputs: boolean;
  title: string;
  place: number | null;
  vote_score: number | null;
  rubric_score: number | null;
  final_score: number | null;
  reason: string | null;
  prize: number | null;
  newcomer_prize: number;
  resting: boolean;
  newcomer: boolean;
  rubric: Record<string, number> | null;
  exposures: number;
  wins: number;
  losses: number;
  ties: number;
}

const COUNTS = `
  select votes, voters, entries, exposures_min as "exposuresMin", exposures_max as "exposuresMax", ties, judged
  from challenge_score_runs where challenge_id = ? order by id desc limit 1`;
interface CountsRow {
  votes: number;
  voters: number;
  exposuresMin: number;
  exposuresMax: number;
  ties: number;
  judged: number;
  entries: number;
}

/** Numbers of pairs that a person voted on or skipped (`seen`), that can be compared with the final order (`pairs`), and that agree with it. */
export interface Agreed {
  seen: number;
  pairs: number;
  agreed: number;
}
/** Counts a person's votes, those on pairs of ranked entries, and how many of these agree with the final order. */
export const AGREED = `
  select count(*) as seen, count(*) filter (where compared) as pairs, count(*) filter (where compared and choice = final_choice) as agreed
  from (
    select v.choice, coalesce(v.choice <> 'skip' and l.place is not null and r.place is not null and l.status = 'submitted' and r.status = 'submitted', false) as compared,
      case when l.place < r.place then 'left' when l.place > r.place then 'right' else 'tie' end as final_choice
    from challenge_votes v left join challenge_entries l on l.id = v.left_id left join challenge_entries r on r.id = v.right_id
    where v.voter_id = :userId and v.challenge_id = :challengeId
  ) as votes`;

/**
 * Returns the results of a challenge, best first, or null before they stand. The first page also has the counts, the viewer's own result and
 * the best newcomer.
 */
export async function results(context: VotingContext, viewerId: string, challengeId: string, { q, limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const after = afterPlace(cursor, PLACE);
  const [challenge] = await rows<HeadRow>(knex, HEAD, [challengeId]);
  if (!challenge) throw challengeMissing();
  const resultsAt = challenge.results_at.toISOString();
  if (challenge.state !== 'completed') return { results: null, resultsAt, nextCursor: null, counts: null, you: null, newcomer: null, judged: null };
  const like = q ? `%${q.replaceAll(/[\\%_]/g, (letter) => `\\${letter}`)}%` : null;
  const found = await rows<ResultRow>(knex, PAGE, { challengeId, place: after?.place ?? null, id: after?.id ?? null, like, limit: limit + 1 });
  const { page, nextCursor } = cutPage(found, limit, ({ place, id }) => encodeCursor({ place, id }));
  const whole = after === null ? await wholeOf(context, viewerId, challengeId) : null;
  const shown = [...page, ...(whole?.best ?? [])];
  const authors = await context.identity.creators(knex, shown.flatMap(({ user_id: userId }) => userId ?? []));
  const sources = await sourcesOf(context, viewerId, shown);
  const present = (row: ResultRow): ChallengeResult => presentResult(row, challenge.criteria, viewerId, { author: authors.get(row.user_id ?? '') ?? null, source: sources.get(row.id) });
  return {
    results: page.map(present), resultsAt, nextCursor, counts: whole?.counts ?? null, judged: whole?.judged ?? null,
    you: whole?.you ? present(whole.you) : null, newcomer: whole?.newcomer ? present(whole.newcomer) : null,
  };
}

async function wholeOf({ db: { knex } }: VotingContext, userId: string, challengeId: string) {
  const [counted] = await rows<CountsRow>(knex, COUNTS, [challengeId]);
  const [you] = await rows<ResultRow>(knex, YOU, { userId, challengeId });
  const [newcomer] = await rows<ResultRow>(knex, NEWCOMER, { challengeId });
  const [judged] = await rows<Agreed>(knex, AGREED, { userId, challengeId });
  const counts = counted && { ...counted, ties: counted.votes === 0 ? 0 : Math.round((1000 * counted.ties) / counted.votes) / 10 };
  return { counts, you, newcomer, judged, best: [you, newcomer].flatMap((row) => row ?? []) };
}

type Source = Pick<ChallengeResult['entry'], 'inputs' | 'prompt'>;

/** Reads prompt and inputs of entries, as far as the viewer may see them: only public prompts, and inputs that the author shows. */
async function sourcesOf({ db: { knex }, runs, prompts }: VotingContext, viewerId: string, rows: readonly ResultRow[]): Promise<Map<string, Source>> {
  const made = await runs.runs(knex, rows.map(({ generation_id: id }) => id));
  const open = await prompts.openRefs(knex, [...made.values()].flatMap(({ promptId }) => promptId ?? []), viewerId);
  return new Map(rows.map(({ id, generation_id: runId, show_inputs: shows }) => {
    const run = made.get(runId);
    const prompt = open.get(run?.promptId ?? '');
    return [id, { inputs: run && shows && !run.sealed ? run.inputs : null, prompt: prompt ? { id: prompt.id, slug: prompt.slug, title: prompt.title } : null }];
  }));
}

function presentResult(row: ResultRow, criteria: readonly Criterion[], viewerId: string, { author, source }: { author: ChallengeResult['author']; source: Source | undefined }): ChallengeResult {
  const { id, title, rubric } = row;
  return {
    place: row.place ?? 0,
    entry: {
      id, title, output: judgedOutput(id, title, row), inputs: source?.inputs ?? null, prompt: source?.prompt ?? null, exposures: row.exposures, wins: row.wins, losses: row.losses, ties: row.ties,
      rubric: rubric === null ? [] : criteria.flatMap(({ key, label, weight }) => (rubric[key] === undefined ? [] : { key, label, weight, score: rubric[key] })),
    },
    author, voteScore: row.vote_score ?? 0, rubricScore: row.rubric_score, final: row.final_score ?? 0, reason: row.reason ?? '',
    prize: row.prize, newcomerPrize: row.newcomer_prize, resting: row.resting, newcomer: row.newcomer, mine: row.user_id === viewerId,
  };
}

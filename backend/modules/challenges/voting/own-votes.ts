import type { listOwnVotes as endpoint, listVoteRecords as recordsEndpoint, VoteChoice } from '#contracts/challenge-votes.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { z } from 'zod';
import { afterId, afterPlace, cutPage, cutPageById, encodeCursor } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import { challengeMissing } from '../challenges.errors.ts';
import type { VotingContext } from './voting-context.ts';
import { judgedOutput, OUTPUT_COLUMNS } from './judged-entry.ts';
import type { OutputRow } from './judged-entry.ts';
import { AGREED } from './results.ts';
import type { Agreed } from './results.ts';

type Item = ResponseOf<typeof endpoint>['items'][number];

const STATE = 'select state from challenges where id = ?';
const VOTES = `
  select id, left_id, right_id, choice from challenge_votes
  where voter_id = :userId and challenge_id = :challengeId and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;
const SIDES = `
  select e.id, e.user_id, e.title, ${OUTPUT_COLUMNS}, e.place, e.vote_score, e.rubric_score, e.final_score, e.reason
  from challenge_entries e where e.id = any(?::uuid[]) and e.place is not null and e.status = 'submitted'`;

interface SideRow extends OutputRow {
  id: string;
  user_id: string | null;
  title: string;
  place: number | null;
  vote_score: number | null;
  rubric_score: number | null;
  final_score: number | null;
  reason: string | null;
}

/** After the results, returns the pairs that the viewer voted on, in the order of voting. Before, returns none. */
export async function ownVotes({ db: { knex }, identity }: VotingContext, userId: string, challengeId: string, { limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const after = afterId(cursor);
  const [challenge] = await rows<{ state: string }>(knex, STATE, [challengeId]);
  if (!challenge) throw challengeMissing();
  if (challenge.state !== 'completed') return { items: [], votes: 0, pairs: 0, agreed: 0, nextCursor: null };
  const found = await rows<{ id: string; left_id: string; right_id: string; choice: VoteChoice }>(knex, VOTES, { userId, challengeId, after, limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  const sides = await rows<SideRow>(knex, SIDES, [[...new Set(page.flatMap((vote) => [vote.left_id, vote.right_id]))]]);
  const authors = await identity.creators(knex, sides.flatMap(({ user_id: author }) => author ?? []));
  const byId = new Map(sides.map((row): [string, Item['left'] & object] => [row.id, {
    place: row.place ?? 0, title: row.title, output: judgedOutput(row.id, row.title, row), author: authors.get(row.user_id ?? '') ?? null,
    voteScore: row.vote_score ?? 0, rubricScore: row.rubric_score, final: row.final_score ?? 0, reason: row.reason ?? '',
  }]));
  const [judged] = await rows<Agreed>(knex, AGREED, { userId, challengeId });
  return {
    items: page.map((vote) => {
      const [left, right] = [byId.get(vote.left_id) ?? null, byId.get(vote.right_id) ?? null];
      return { id: vote.id, choice: vote.choice, left, right, agrees: agreesOf(vote.choice, left, right) };
    }),
    votes: judged?.seen ?? 0, pairs: judged?.pairs ?? 0, agreed: judged?.agreed ?? 0, nextCursor,
  };
}

function agreesOf(choice: string, left: Item['left'], right: Item['right']): boolean | null {
  if (choice === 'skip' || left === null || right === null) return null;
  return choice === (left.place < right.place ? 'left' : left.place > right.place ? 'right' : 'tie');
}

const PLACE = z.strictObject({ left: z.uuid(), right: z.uuid(), id: z.uuid() });
// Sorted by entry, because an order by time would show which votes came from one voter.
const RECORDS = `
  select v.id, v.left_id, v.right_id, v.choice, v.counted, p.weight from challenge_votes v
  left join challenge_voters p on p.challenge_id = v.challenge_id and p.voter_id = v.voter_id
  where v.challenge_id = :challengeId
    and (cast(:left as uuid) is null or (v.left_id, v.right_id, v.id) > (cast(:left as uuid), cast(:right as uuid), cast(:id as uuid)))
  order by v.left_id, v.right_id, v.id limit :limit`;

interface RecordRow {
  id: string;
  left_id: string;
  right_id: string;
  choice: VoteChoice;
  counted: boolean;
  weight: number | null;
}

/** After the results, returns every vote without its voter. Weights are rounded to tenths, because exact ones would show which votes came from one voter. */
export async function voteRecords({ db: { knex } }: VotingContext, challengeId: string, { limit, cursor }: QueryOf<typeof recordsEndpoint>): Promise<ResponseOf<typeof recordsEndpoint>> {
  const after = afterPlace(cursor, PLACE);
  const [challenge] = await rows<{ state: string }>(knex, STATE, [challengeId]);
  if (!challenge) throw challengeMissing();
  if (challenge.state !== 'completed') return { items: [], nextCursor: null };
  const found = await rows<RecordRow>(knex, RECORDS, { challengeId, left: after?.left ?? null, right: after?.right ?? null, id: after?.id ?? null, limit: limit + 1 });
  const { page, nextCursor } = cutPage(found, limit, ({ left_id: left, right_id: right, id }) => encodeCursor({ left, right, id }));
  return {
    items: page.map(({ left_id: left, right_id: right, choice, counted, weight }) => ({
      left, right, choice, counted, weight: counted && weight !== null ? Math.round(weight * 10) / 10 : null,
    })),
    nextCursor,
  };
}

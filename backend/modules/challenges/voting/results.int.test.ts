import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { VoteChoice, VotePair } from '#contracts/challenge-votes.ts';
import { getResults, listOwnVotes, listVoteRecords } from '#contracts/challenge-votes.ts';
import { getChallenge } from '#contracts/challenges.ts';
import { rows } from '#kernel/db/raw.ts';
import { call } from '#testing/test-app.ts';
import { finalScores } from '../scoring/final-scores.ts';
import type { FinalScore } from '../scoring/final-scores.ts';
import { scoreChallenge } from '../scoring/score-challenge.ts';
import { scoreVoting } from '../scoring/scoring-maintenance.ts';
import { openVotingFixtures } from '../testing/voting-fixtures.ts';
import type { Person, TestChallenge, VotingFixtures } from '../testing/voting-fixtures.ts';

let fixtures: VotingFixtures;
beforeAll(async () => {
  fixtures = await openVotingFixtures();
});
afterAll(() => fixtures.close());

/** Votes for the entry that was made first, so that the expected order is known. */
const firstMade = ({ entryIds }: TestChallenge) => ({ left, right }: VotePair): VoteChoice => (entryIds.indexOf(left.id) < entryIds.indexOf(right.id) ? 'left' : 'right');

async function voted(authors: readonly (string | null)[], judge = 'none'): Promise<TestChallenge & { voters: Person[] }> {
  const challenge = await fixtures.challenge(authors, { judge });
  const voters: Person[] = [];
  for (let each = 0; each < 4; each += 1) {
    voters.push(await fixtures.person());
    await fixtures.votes(voters.at(-1)!, challenge.id, 6, firstMade(challenge));
  }
  return { ...challenge, voters };
}
const scores = (challengeId: string): Promise<FinalScore[]> => fixtures.app.services.db.transaction(async (tx) => finalScores(tx, challengeId, await scoreChallenge(tx, fixtures.context, challengeId, 'close')));
/** Stores final scores and places and completes the challenge, as the worker does at the results. */
async function complete({ id }: TestChallenge): Promise<FinalScore[]> {
  const found = await scores(id);
  for (const [place, score] of found.entries()) {
    await fixtures.query('update challenge_entries set place = ?, vote_score = ?, rubric_score = ?, final_score = ?, reason = ? where id = ?', [place + 1, score.voteScore, score.rubricScore, score.final, score.reason, score.entryId]);
  }
  await fixtures.query(`update challenges set state = 'completed' where id = ?`, [id]);
  return found;
}

describe('the final scores', () => {
  it('ranks entries by their votes, and computes the same final scores again', async () => {
    const challenge = await voted([null, null, null, null]);
    const found = await scores(challenge.id);
    expect(found.map(({ entryId }) => entryId)).toEqual(challenge.entryIds);
    expect(found[0]).toMatchObject({ rubricScore: null, reason: expect.stringMatching(/^By \d+ votes it would win \d+ of 100 duels with the other entries\. The votes decided alone\.$/) as string });
    expect(found[0]!.final).toBe(found[0]!.voteScore);
    expect(await scores(challenge.id)).toEqual(found);
    const runs = await fixtures.query<{ votes: number; entries: number }>('select votes, voters, entries from challenge_score_runs where challenge_id = ?', [challenge.id]);
    expect(runs).toEqual([{ votes: 24, voters: 4, entries: 4 }, { votes: 24, voters: 4, entries: 4 }]);
    const voters = await fixtures.query<{ weight: number; median_ms: number }>('select weight, median_ms from challenge_voters where challenge_id = ?', [challenge.id]);
    for (const { weight, median_ms: ms } of voters) expect([weight > 0 && weight <= 1, ms >= 2000]).toEqual([true, true]);
  });

  it('mixes 60 % votes and 40 % rubric only after every entry that stands was judged', async () => {
    const challenge = await voted([null, null, null, null], 'administrators');
    const judge = (id: string, points: number) => fixtures.query('update challenge_entries set rubric = ?::jsonb where id = ?', [JSON.stringify({ theme: points, craft: points }), id]);
    for (const id of challenge.entryIds.slice(1)) await judge(id, 5);
    expect((await scores(challenge.id)).every(({ rubricScore }) => rubricScore === null)).toBe(true);
    await judge(challenge.entryIds[0]!, 10);
    const [first] = await scores(challenge.id);
    expect(first).toMatchObject({ entryId: challenge.entryIds[0], rubricScore: 100, final: Math.round(60 * first!.voteScore + 4000) / 100 });
  });

  it('computes final scores without a removed entry and without the votes on it', async () => {
    const challenge = await voted([null, null, null, null]);
    await fixtures.query('delete from challenge_ballots where entry_id = ?', [challenge.entryIds[0]]);
    await fixtures.query(`update challenge_entries set status = 'removed', removed_rule = 'spam' where id = ?`, [challenge.entryIds[0]]);
    const found = await scores(challenge.id);
    expect(found.map(({ entryId }) => entryId)).toEqual(challenge.entryIds.slice(1));
    const [run] = await fixtures.query<{ votes: number }>('select votes from challenge_score_runs where challenge_id = ? order by id desc limit 1', [challenge.id]);
    expect(run).toEqual({ votes: 12 });
  });

  it('ignores votes that do not count in the final scores', async () => {
    const { id, entryIds } = await fixtures.challenge([null, null, null]);
    const young = await fixtures.person({ grown: false });
    await fixtures.votes(young, id, 3);
    const found = await scores(id);
    expect(found.map(({ final }) => final)).toEqual([50, 50, 50]);
    expect(found.map(({ entryId }) => entryId)).toEqual([...entryIds].sort());
    expect(found[0]!.reason).toContain('No vote on it counted');
  });
});

it('scores each challenge in its voting once per day', async () => {
  const challenge = await voted([null, null, null]);
  await scoreVoting(fixtures.context);
  await scoreVoting(fixtures.context);
  const runs = await fixtures.query('select cause from challenge_score_runs where challenge_id = ?', [challenge.id]);
  expect(runs).toEqual([{ cause: 'nightly' }]);
  const [first] = await fixtures.query<{ strength: number; wins: number }>('select strength, wins from challenge_ballots where entry_id = ?', [challenge.entryIds[0]]);
  expect(first!.strength).toBeGreaterThan(0);
  expect(first!.wins).toBe(8);
});

describe('the results', () => {
  it('returns no results before they stand, then all of them in order and in pages', async () => {
    const ada = await fixtures.person();
    const challenge = await voted([ada.id, null, null, null, null]);
    const [bo] = challenge.voters as [Person];
    const ask = async (query: object = {}) => (await call(bo, getResults, { params: { id: challenge.id }, query })).body;
    expect(await ask()).toMatchObject({ results: null, counts: null, you: null, judged: null, nextCursor: null });
    expect((await call(bo, listVoteRecords, { params: { id: challenge.id } })).body.items).toEqual([]);
    expect((await call(bo, listOwnVotes, { params: { id: challenge.id } })).body.items).toEqual([]);
    const final = await complete(challenge);
    const first = await ask({ limit: 3 });
    const second = await ask({ limit: 3, cursor: first.nextCursor! });
    expect([...first.results!, ...second.results!].map(({ place, entry }) => [place, entry.id])).toEqual(final.map(({ entryId }, place) => [place + 1, entryId]));
    expect([second.nextCursor, second.counts]).toEqual([null, null]);
    expect(first.counts).toMatchObject({ votes: 24, voters: 4, entries: 5, judged: 0, ties: 0 });
    const mine = (await call(ada, getResults, { params: { id: challenge.id } })).body.you;
    expect(mine).toMatchObject({ mine: true, author: { username: ada.username }, entry: { id: challenge.entryIds[0] } });
    expect((await ask({ q: 'number 3' })).results!.map(({ entry }) => entry.title)).toEqual(['Title of A lamp in number 3']);
    expect((await ask({ q: '%' })).results).toEqual([]);
  });

  it('shows voters their own pairs after the results, and all members every vote without its voter', async () => {
    const challenge = await voted([null, null, null]);
    const cy = await fixtures.person();
    await fixtures.votes(cy, challenge.id, 1, () => 'skip');
    await complete(challenge);
    const [bo] = challenge.voters as [Person];
    const { body: own } = await call(bo, listOwnVotes, { params: { id: challenge.id }, query: { limit: 2 } });
    expect(own).toMatchObject({ votes: 3, pairs: 3, agreed: 3 });
    expect(own.items.map(({ agrees }) => agrees)).toEqual([true, true]);
    const { body: rest } = await call(bo, listOwnVotes, { params: { id: challenge.id }, query: { limit: 2, cursor: own.nextCursor! } });
    expect([rest.items.length, rest.nextCursor]).toEqual([1, null]);
    // A skipped pair is listed, but it is neither counted as a pair nor as agreement with the results.
    expect((await call(cy, listOwnVotes, { params: { id: challenge.id } })).body).toMatchObject({ votes: 1, pairs: 0, agreed: 0, items: [{ choice: 'skip', agrees: null }] });
    const counted = async (person: Person) => (await call(person, getResults, { params: { id: challenge.id } })).body.judged;
    expect([await counted(bo), await counted(cy)]).toEqual([{ seen: 3, pairs: 3, agreed: 3 }, { seen: 1, pairs: 0, agreed: 0 }]);
    expect((await call(cy, getChallenge, { params: { id: challenge.id } })).body.challenge.you).toMatchObject({ votes: 0, seen: 1 });
    const stranger = await fixtures.person();
    const answer = await call(stranger, listVoteRecords, { params: { id: challenge.id }, query: { limit: 60 } });
    expect(answer.body.items).toHaveLength(13);
    for (const { id, username } of challenge.voters) for (const name of [id, username]) expect(answer.text).not.toContain(name);
    const votes = await fixtures.query<{ id: string }>('select id from challenge_votes where challenge_id = ?', [challenge.id]);
    for (const { id } of votes) expect(answer.text).not.toContain(id);
  });
});

describe('the best newcomer', () => {
  it("has the newcomers' prize beside the prize of its place, and goes to the newcomer who won that prize", async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    const challenge = await voted([ada.id, bo.id, null]);
    await complete(challenge);
    const newcomer = async () => (await call(bo, getResults, { params: { id: challenge.id } })).body.newcomer;
    await fixtures.query('update challenge_entries set newcomer = true, prize = 5 where id = ?', [challenge.entryIds[0]]);
    await fixtures.query('update challenge_entries set newcomer = true, prize = 0 where id = ?', [challenge.entryIds[1]]);
    expect(await newcomer()).toMatchObject({ place: 1, prize: 5, newcomerPrize: 0 });
    // The first newcomer may not win, as with an unconfirmed email, so the prize is won by the second.
    await fixtures.query('update challenge_entries set prize = 25, newcomer_prize = 10 where id = ?', [challenge.entryIds[1]]);
    expect(await newcomer()).toMatchObject({ place: 2, prize: 25, newcomerPrize: 10 });
  });
});

describe('blindness', () => {
  it('reveals in no answer, header or address before the results who made an entry, by which run or with which prompt', async () => {
    const ada = await fixtures.person();
    const challenge = await fixtures.challenge([ada.id, ada.id, null, null]);
    const bo = await fixtures.person();
    const secrets = (await rows<{ generation_id: string; user_id: string | null; title: string; submitted_at: Date; shuffle: number }>(
      fixtures.app.services.db.knex, 'select generation_id, user_id, title, submitted_at, shuffle from challenge_entries where challenge_id = ?', [challenge.id],
    )).flatMap((row) => [row.generation_id, row.user_id ?? ada.id, row.title, row.submitted_at.toISOString(), String(row.shuffle)]);
    secrets.push(ada.username);
    const answers: { text: string; headers: Headers }[] = [await fixtures.pair(bo, challenge.id)];
    for (let pair = (await fixtures.pair(bo, challenge.id)).body.pair; pair !== null; ) {
      const answer = await fixtures.vote(bo, challenge.id, pair.id);
      answers.push(answer);
      answers.push(await fixtures.undo(bo, challenge.id, answer.body.vote.id));
      const again = await fixtures.vote(bo, challenge.id, pair.id);
      answers.push(again);
      pair = again.body.pair;
    }
    expect(answers.length).toBe(19);
    for (const endpoint of [getResults, listOwnVotes, listVoteRecords]) answers.push(await call(bo, endpoint, { params: { id: challenge.id } }));
    for (const { text, headers } of answers) {
      const told = `${text} ${[...headers].join(' ')}`;
      expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
      expect(headers.get('etag')).toBeNull();
    }
    // Proves that the search finds texts at all. Otherwise the test could not fail.
    expect(answers.some(({ text }) => text.includes('A lamp in number 0'))).toBe(true);
  });
});

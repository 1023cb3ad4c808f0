import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { castVote } from '#contracts/challenge-votes.ts';
import type { VotePair } from '#contracts/challenge-votes.ts';
import { getChallenge, listChallenges } from '#contracts/challenges.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { utcDay } from '#contracts/utc-days.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { pairKey } from './choose-pair.ts';
import { fraudEvidence } from './fraud-evidence.ts';
import { LOOK_MS, openVotingFixtures } from '../testing/voting-fixtures.ts';
import type { Person, VotingFixtures } from '../testing/voting-fixtures.ts';

let fixtures: VotingFixtures;
beforeAll(async () => {
  fixtures = await openVotingFixtures({ RATE_LIMIT_VOTE: '1000000/60' });
});
afterAll(() => fixtures.close());

const keyOf = ({ left, right }: VotePair): string => pairKey(left.id, right.id);
const code = (answer: { body: unknown }): string | undefined => (answer.body as { code?: string }).code;
const exposures = (challengeId: string) => fixtures.query<{ exposures: number }>('select exposures from challenge_ballots where challenge_id = ? order by exposures', [challengeId]);

describe('pairs', () => {
  it('shows a voter every pair of other people’s entries once, and then says that all were seen', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person()];
    const { id } = await fixtures.challenge([ada.id, ada.id, null, null]);
    expect(new Set((await fixtures.votes(bo, id, 99)).map(keyOf)).size).toBe(6);
    const own = await fixtures.votes(ada, id, 99);
    expect(own).toHaveLength(1);
    const [mine] = await fixtures.query<{ ids: string[] }>('select array_agg(entry_id) as ids from challenge_ballots where author_id = ?', [ada.id]);
    for (const pair of own) for (const side of [pair.left, pair.right]) expect(mine!.ids).not.toContain(side.id);
    expect((await fixtures.pair(bo, id)).body).toMatchObject({ pair: null, reason: 'all_seen' });
  });

  it('shows a voter the same pair until the voter votes on it', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge([null, null, null]);
    const first = await fixtures.pair(bo, id);
    expect(first.status).toBe(201);
    expect((await fixtures.pair(bo, id)).body.pair).toEqual(first.body.pair);
  });

  it('shows each entry in pairs about equally often', async () => {
    const { id } = await fixtures.challenge(Array.from({ length: 8 }, () => null));
    for (let voter = 0; voter < 4; voter += 1) await fixtures.votes(await fixtures.person(), id, 7);
    const seen = (await exposures(id)).map((row) => row.exposures);
    expect(seen.at(-1)! - seen[0]!).toBeLessThanOrEqual(2);
  });

  it('says why there is no pair: too few entries, voting not begun, or voting over', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge([bo.id, null]);
    expect((await fixtures.pair(bo, id)).body).toMatchObject({ pair: null, reason: 'few_entries' });
    const active = await fixtures.challenge([null, null], { state: 'active' });
    expect((await fixtures.pair(bo, active.id)).body).toMatchObject({ pair: null, reason: 'not_open' });
    const judging = await fixtures.challenge([null, null], { state: 'judging' });
    expect((await fixtures.pair(bo, judging.id)).body).toMatchObject({ pair: null, reason: 'closed' });
    expect((await fixtures.pair(bo, '019ac000-0000-7000-8000-000000000000')).status).toBe(404);
  });

  it('refuses a vote on a pair whose entry was removed, and shows another pair', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge([null, null, null]);
    const { pair } = (await fixtures.pair(bo, id)).body;
    await fixtures.query('delete from challenge_ballots where entry_id = ?', [pair!.left.id]);
    const refused = await fixtures.vote(bo, id, pair!.id);
    expect([refused.status, code(refused)]).toEqual([409, 'pair_gone']);
    expect(keyOf((await fixtures.pair(bo, id)).body.pair!)).not.toBe(keyOf(pair!));
  });
});

describe('a vote', () => {
  it('accepts one vote, only on the voter’s waiting pair, and only until the voting ends', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge([null, null, null]);
    const { pair } = (await fixtures.pair(bo, id)).body;
    const stranger = await fixtures.vote(await fixtures.person(), id, pair!.id);
    expect([stranger.status, code(stranger)]).toEqual([409, 'pair_gone']);
    const voted = await fixtures.vote(bo, id, pair!.id, 'tie');
    expect(voted.body).toMatchObject({ vote: { counted: true, uncounted: null }, progress: { votes: 1, towardsToken: 1, tokenToday: false } });
    const again = await fixtures.vote(bo, id, pair!.id);
    expect([again.status, code(again)]).toEqual([409, 'already_voted']);
    await fixtures.query(`update challenges set voting_ends_at = ? where id = ?`, [fixtures.clock.now(), id]);
    const late = await fixtures.vote(bo, id, voted.body.pair!.id);
    expect([late.status, code(late)]).toEqual([409, 'voting_closed']);
  });

  it.each([
    ['email_unconfirmed', { confirmed: false }],
    ['young_account', { grown: false }],
  ])('stores a vote without counting it and tells the voter the reason: %s', async (uncounted, kind) => {
    const bo = await fixtures.person(kind);
    const { id } = await fixtures.challenge([null, null, null]);
    const { pair, progress } = (await fixtures.pair(bo, id)).body;
    expect(progress.uncounted).toBe(uncounted);
    expect((await fixtures.vote(bo, id, pair!.id)).body).toMatchObject({ vote: { counted: false, uncounted }, progress: { votes: 0, towardsToken: 0 } });
    expect((await exposures(id)).map((row) => row.exposures)).toEqual([0, 0, 0]);
  });

  it('counts neither a skip nor a very fast vote, and refuses a vote that comes sooner than a person can look', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge([null, null, null, null]);
    const { pair } = (await fixtures.pair(bo, id)).body;
    const skipped = await fixtures.vote(bo, id, pair!.id, 'skip');
    expect(skipped.body.vote).toMatchObject({ counted: false, uncounted: 'skipped' });
    fixtures.clock.advance(-LOOK_MS);
    const refused = await fixtures.vote(bo, id, skipped.body.pair!.id);
    expect([refused.status, code(refused), refused.headers.get('retry-after')]).toEqual([429, 'too_fast', '1']);
    await fixtures.query(`update challenge_pairs set created_at = ? where id = ?`, [new Date(fixtures.clock.now().getTime() + LOOK_MS - 600), skipped.body.pair!.id]);
    expect((await fixtures.vote(bo, id, skipped.body.pair!.id)).body.vote).toMatchObject({ counted: false, uncounted: 'too_fast' });
  });

  it('lets a voter take back only the latest vote, and shows the newer pair again after the repeated vote', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge([null, null, null, null]);
    const { pair: first } = (await fixtures.pair(bo, id)).body;
    const { vote, pair: second } = (await fixtures.vote(bo, id, first!.id)).body;
    const undone = await fixtures.undo(bo, id, vote.id);
    expect(undone.body).toMatchObject({ pair: { id: first!.id }, progress: { votes: 0, towardsToken: 0 } });
    expect((await fixtures.undo(bo, id, vote.id)).status).toBe(404);
    const again = (await fixtures.vote(bo, id, first!.id, 'right')).body;
    expect(again).toMatchObject({ pair: { id: second!.id }, progress: { votes: 1 } });
    await fixtures.vote(bo, id, second!.id);
    const late = await fixtures.undo(bo, id, again.vote.id);
    expect([late.status, code(late)]).toEqual([409, 'voted_again']);
    expect(await fixtures.query('select choice from challenge_votes where id = ?', [again.vote.id])).toEqual([{ choice: 'right' }]);
  });
});

describe('what a voter has left', () => {
  const left = async (person: Person, id: string) => {
    const { you } = (await call(person, getChallenge, { params: { id } })).body.challenge;
    return [you?.pairsLeft, you?.votesToToken];
  };

  it('tells how many pairs of a challenge wait for a voter, counted up to ten, and how many votes bring the day’s token in all challenges', async () => {
    const bo = await fixtures.person();
    const [small, large] = [await fixtures.challenge([null, null, null, null]), await fixtures.challenge(Array.from({ length: 8 }, () => null))];
    expect([await left(bo, small.id), await left(bo, large.id)]).toEqual([[6, 10], [10, 10]]);
    await fixtures.votes(bo, small.id, 4);
    expect([await left(bo, small.id), await left(bo, large.id)]).toEqual([[2, 6], [10, 6]]);
    const { items } = (await call(bo, listChallenges, { query: { state: 'voting', limit: 60 } })).body;
    expect(items.filter(({ id }) => id === small.id || id === large.id).map(({ you }) => [you?.pairsLeft, you?.votesToToken]).sort()).toEqual([[10, 6], [2, 6]]);
    await fixtures.votes(bo, small.id, 99);
    expect([await left(bo, small.id), (await fixtures.pair(bo, small.id)).body.reason]).toEqual([[0, 4], 'all_seen']);
    await fixtures.votes(bo, large.id, 4);
    expect([await left(bo, small.id), await left(bo, large.id)]).toEqual([[0, 0], [10, 0]]);
  });

  it('counts a pair again that a voter took back, and the pair that was set aside for it', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge([null, null, null]);
    const { vote } = (await fixtures.vote(bo, id, (await fixtures.pair(bo, id)).body.pair!.id)).body;
    expect(await left(bo, id)).toEqual([2, 9]);
    await fixtures.undo(bo, id, vote.id);
    expect(await left(bo, id)).toEqual([3, 10]);
  });

  it('counts no pair with a removed entry, and none of an own entry', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge([bo.id, null, null, null]);
    const [seen] = await fixtures.votes(bo, id, 1);
    expect((await left(bo, id))[0]).toBe(2);
    await fixtures.query('delete from challenge_ballots where entry_id = ?', [seen!.left.id]);
    expect((await left(bo, id))[0]).toBe(1);
  });

  it('promises no token where no vote counts, and no pairs where the challenge takes no votes', async () => {
    const young = await fixtures.person({ grown: false });
    expect(await left(young, (await fixtures.challenge([null, null])).id)).toEqual([1, null]);
    expect(await left(young, (await fixtures.challenge([null, null], { state: 'active' })).id)).toEqual([null, null]);
    expect(await left(await fixtures.person(), (await fixtures.challenge([null, null], { state: 'judging' })).id)).toEqual([null, 10]);
  });
});

describe('the reward', () => {
  it('pays 1 token for the tenth counted vote of a day, once a day over all challenges', async () => {
    const bo = await fixtures.person();
    const [one, two] = [await fixtures.challenge(Array.from({ length: 6 }, () => null)), await fixtures.challenge(Array.from({ length: 8 }, () => null))];
    const before = await fixtures.balance(bo);
    await fixtures.votes(bo, one.id, 9);
    expect(await fixtures.balance(bo)).toBe(before);
    await fixtures.votes(bo, two.id, 12);
    expect(await fixtures.balance(bo)).toBe(before + 1);
    expect((await fixtures.pair(bo, two.id)).body.progress).toMatchObject({ votes: 12, towardsToken: 0, tokenToday: true });
    await fixtures.query(`update challenges set paid_at = paid_at + interval '2 days', results_at = results_at + interval '2 days', voting_ends_at = voting_ends_at + interval '2 days' where id = ?`, [two.id]);
    fixtures.clock.advance(DAY_MS);
    await fixtures.votes(bo, two.id, 10);
    expect(await fixtures.balance(bo)).toBe(before + 2);
  });

  it('counts the token for ten votes into the daily cap of rewards, and pays nothing above the cap', async () => {
    const [bo, cy] = [await fixtures.person(), await fixtures.person()];
    const { id } = await fixtures.challenge(Array.from({ length: 6 }, () => null));
    const day = utcDay(fixtures.clock.now());
    await fixtures.query('insert into reward_days (user_id, day, earned) values (?, ?, 10)', [cy.id, day]);
    const before = [await fixtures.balance(bo), await fixtures.balance(cy)];
    await fixtures.votes(bo, id, 10);
    await fixtures.votes(cy, id, 10);
    // The voter is told which of the two happened.
    expect([(await fixtures.pair(bo, id)).body.progress, (await fixtures.pair(cy, id)).body.progress]).toMatchObject([{ tokenToday: true, tokenCapped: false }, { tokenToday: true, tokenCapped: true }]);
    expect([await fixtures.balance(bo), await fixtures.balance(cy)]).toEqual([before[0]! + 1, before[1]]);
    expect(await fixtures.query('select earned from reward_days where user_id in (?, ?) and day = ? order by earned', [bo.id, cy.id, day])).toEqual([{ earned: 1 }, { earned: 10 }]);
  });

  it('does not pay again when the tenth vote is taken back and repeated', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge(Array.from({ length: 6 }, () => null));
    const before = await fixtures.balance(bo);
    await fixtures.votes(bo, id, 9);
    const tenth = await fixtures.vote(bo, id, (await fixtures.pair(bo, id)).body.pair!.id);
    const { pair } = (await fixtures.undo(bo, id, tenth.body.vote.id)).body;
    await fixtures.vote(bo, id, pair!.id);
    expect(await fixtures.balance(bo)).toBe(before + 1);
  });
});

it('counts no vote of thirty new accounts on one network address, and shows them to administrators as evidence', async () => {
  const puppets: Person[] = [];
  for (let each = 0; each < 30; each += 1) puppets.push(await fixtures.person({ grown: false }));
  const { id, entryIds } = await fixtures.challenge(Array.from({ length: 4 }, () => null));
  for (const puppet of puppets) await fixtures.votes(puppet, id, 2, ({ right }) => (right.id === entryIds[0] ? 'right' : 'left'));
  expect(await fixtures.query('select count(*) as votes, count(*) filter (where counted) as counted from challenge_votes where challenge_id = ?', [id])).toEqual([{ votes: 60, counted: 0 }]);
  expect((await exposures(id)).map((row) => row.exposures)).toEqual([0, 0, 0, 0]);
  const { devices } = await fraudEvidence(fixtures.context, id);
  expect(devices.map(({ voters, votes }) => [voters.length, votes])).toEqual([[30, 60]]);
});

it('refuses nearly all of a hundred votes that a script sends at once', async () => {
  const strict = await openVotingFixtures();
  try {
    const bo = await strict.person();
    const { id } = await strict.challenge(Array.from({ length: 20 }, () => null));
    const { pair } = (await strict.pair(bo, id)).body;
    const answers = await Promise.all(Array.from({ length: 100 }, () => call(bo, castVote, { params: { id }, body: { pairId: pair!.id, choice: 'left' }, key: newId() })));
    // All votes of the script come within a second. On a slow machine one of them may be late enough to be stored.
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    expect(answers.filter((answer) => code(answer) === 'rate_limited').length).toBeGreaterThanOrEqual(10);
    for (const refused of answers.filter(({ status }) => status !== 201)) expect(['too_fast', 'already_voted', 'rate_limited']).toContain(code(refused));
    expect(await strict.query('select 1 from challenge_votes where challenge_id = ? and counted and ms_taken < 800', [id])).toEqual([]);
  } finally {
    await strict.close();
  }
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { Act } from '#testing/race.ts';
import { castVote } from './cast-vote.ts';
import { lockVoter } from './lock-voter.ts';
import { nextPair } from './next-pair.ts';
import { LOOK_MS, openVotingFixtures } from '../testing/voting-fixtures.ts';
import type { Person, VotingFixtures } from '../testing/voting-fixtures.ts';

let fixtures: VotingFixtures;
beforeAll(async () => {
  fixtures = await openVotingFixtures();
});
afterAll(() => fixtures.close());

const votesOn = (pairId: string) => fixtures.query<{ choice: string }>('select choice from challenge_votes where pair_id = ?', [pairId]);
const waiting = (challengeId: string) => fixtures.query('select 1 from challenge_pairs where challenge_id = ? and not answered', [challengeId]);

async function pairOf(person: Person, challengeId: string): Promise<string> {
  const { pair } = (await fixtures.pair(person, challengeId)).body;
  fixtures.clock.advance(LOOK_MS);
  return pair!.id;
}

describe('one pair that is voted on twice at once', () => {
  it('stores one vote when a person votes on the same pair twice at once', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge([null, null, null]);
    const pairId = await pairOf(bo, id);
    const once = (choice: 'left' | 'right'): Act => (tx) => castVote(tx, fixtures.context, id, bo.id, { pairId, choice, deviceHash: null });
    expect(await fixtures.race(once('left'), once('right'))).toEqual(['already_voted', 'done']);
    expect(await votesOn(pairId)).toHaveLength(1);
    expect(await fixtures.query('select votes, counted from challenge_voters where challenge_id = ?', [id])).toEqual([{ votes: 1, counted: 1 }]);
  });

  it('catches a broken command that checks before it locks: it stores two votes on one pair', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge([null, null, null]);
    const pairId = await pairOf(bo, id);
    await fixtures.query('alter table challenge_votes drop constraint challenge_votes_pair_id_key');
    const broken: Act = async (tx, together) => {
      if ((await rows(tx, 'select 1 from challenge_votes where pair_id = ?', [pairId])).length > 0) throw new Error('already voted');
      await together();
      await rows(tx, `insert into challenge_votes (id, pair_id, challenge_id, voter_id, left_id, right_id, choice, counted, ms_taken, created_at)
        select ?, id, challenge_id, voter_id, left_id, right_id, 'left', true, 2000, now() from challenge_pairs where id = ?`, [newId(), pairId]);
    };
    await fixtures.race(broken, broken);
    expect(await votesOn(pairId)).toHaveLength(2);
    await fixtures.query('delete from challenge_votes where pair_id = ?', [pairId]);
    await fixtures.query('alter table challenge_votes add constraint challenge_votes_pair_id_key unique (pair_id)');
  });
});

describe('two pairs that one person asks for at once', () => {
  const ask = (challengeId: string, userId: string) => async (tx: Tx) => nextPair(tx, fixtures.context, await lockVoter(tx, fixtures.context, challengeId, userId));

  it('gives a person the same pair when they ask for pairs in parallel', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge(Array.from({ length: 6 }, () => null));
    expect(await fixtures.race(ask(id, bo.id), ask(id, bo.id), ask(id, bo.id))).toEqual(['done', 'done', 'done']);
    expect(await waiting(id)).toHaveLength(1);
    expect(await fixtures.query('select sum(exposures)::int as seen from challenge_ballots where challenge_id = ?', [id])).toEqual([{ seen: 2 }]);
  });

  it('catches a broken command that does not lock the voter: it gives one person two waiting pairs', async () => {
    const bo = await fixtures.person();
    const { id } = await fixtures.challenge(Array.from({ length: 6 }, () => null));
    await fixtures.query('drop index challenge_pairs_waiting');
    // Each command takes another pair, because another index allows a person each pair only once.
    let pairs = 0;
    const broken: Act = async (tx, together) => {
      const seen = await rows(tx, 'select 1 from challenge_pairs where challenge_id = ? and voter_id = ? and not answered', [id, bo.id]);
      expect(seen).toEqual([]);
      await together();
      await rows(tx, `insert into challenge_pairs (id, challenge_id, voter_id, left_id, right_id, created_at)
        select ?, ?, ?, a.entry_id, b.entry_id, now() from challenge_ballots a join challenge_ballots b on a.challenge_id = b.challenge_id and a.entry_id < b.entry_id
        where a.challenge_id = ? order by a.entry_id, b.entry_id offset ? limit 1`, [newId(), id, bo.id, id, pairs++]);
    };
    await fixtures.race(broken, broken);
    expect((await waiting(id)).length).toBeGreaterThan(1);
    await fixtures.query('delete from challenge_pairs where challenge_id = ?', [id]);
    await fixtures.query('create unique index challenge_pairs_waiting on challenge_pairs (challenge_id, voter_id) where not answered');
  });
});

describe('the tenth votes of a day in two challenges at once', () => {
  /** Makes a voter with nine counted votes today, and a waiting pair in each of two challenges. */
  async function ninth(): Promise<{ bo: Person; waits: { id: string; pairId: string }[]; before: number }> {
    const bo = await fixtures.person();
    const challenges = [await fixtures.challenge(Array.from({ length: 6 }, () => null)), await fixtures.challenge([null, null, null])];
    const before = await fixtures.balance(bo);
    await fixtures.votes(bo, challenges[0]!.id, 9);
    const waits: { id: string; pairId: string }[] = [];
    for (const { id } of challenges) waits.push({ id, pairId: await pairOf(bo, id) });
    return { bo, waits, before };
  }

  it('pays 1 token when the tenth votes of a day come in two challenges at once', async () => {
    const { bo, waits, before } = await ninth();
    const acts = waits.map(({ id, pairId }): Act => (tx) => castVote(tx, fixtures.context, id, bo.id, { pairId, choice: 'left', deviceHash: null }));
    expect(await fixtures.race(...acts)).toEqual(['done', 'done']);
    expect(await fixtures.balance(bo)).toBe(before + 1);
    expect(await fixtures.query('select counted from challenge_vote_rewards where voter_id = ?', [bo.id])).toEqual([{ counted: 11 }]);
  });

  it('catches a broken command that reads the day before it counts: it pays two tokens for one day', async () => {
    const { bo, waits, before } = await ninth();
    const { wallet } = fixtures.app.modules.wallet;
    const broken = ({ pairId }: { pairId: string }): Act => async (tx, together) => {
      const [day] = await rows<{ paid_at: Date | null }>(tx, 'select paid_at from challenge_vote_rewards where voter_id = ? and day = ?', [bo.id, utcDay(fixtures.clock.now())]);
      await together();
      if (day!.paid_at === null) await wallet.grant(tx, { userId: bo.id, amount: 1, kind: 'reward', bucket: 'bonus', key: `twin:${pairId}`, reason: 'Twin' });
      await rows(tx, 'update challenge_vote_rewards set counted = counted + 1, paid_at = now() where voter_id = ?', [bo.id]);
    };
    await fixtures.race(...waits.map(broken));
    expect(await fixtures.balance(bo)).toBe(before + 2);
  });
});

it('serves sixteen voters of three entries at once without a deadlock', async () => {
  const voters: Person[] = [];
  for (let each = 0; each < 16; each += 1) voters.push(await fixtures.person());
  const { id } = await fixtures.challenge([null, null, null]);
  const pairs = await Promise.all(voters.map(async (voter) => (await fixtures.pair(voter, id)).body.pair!.id));
  fixtures.clock.advance(LOOK_MS);
  const answers = await Promise.all(voters.map((voter, place) => fixtures.vote(voter, id, pairs[place]!)));
  expect(answers.map(({ status }) => status)).toEqual(voters.map(() => 201));
  expect(await fixtures.query('select sum(exposures)::int as seen from challenge_ballots where challenge_id = ?', [id])).toEqual([{ seen: 64 }]);
});

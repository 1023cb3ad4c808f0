import { randomUUID } from 'node:crypto';
import { castVote, nextVotePair, undoVote } from '#contracts/challenge-votes.ts';
import type { VoteChoice, VotePair } from '#contracts/challenge-votes.ts';
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { systemClock } from '#kernel/clock.ts';
import type { Clock } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { race } from '#testing/race.ts';
import type { Act } from '#testing/race.ts';
import { seasonPeople } from '#testing/seasoned-people.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import type { VotingContext } from '../voting/voting-context.ts';

export interface Person extends HttpUser {
  id: string;
}

export interface TestChallenge {
  id: string;
  entryIds: string[];
}

/** The days from now at which a challenge of each state opens, closes and ends its voting. */
const DAYS = { active: [-1, 1, 2], voting: [-2, -1, 1], judging: [-3, -2, -1] } as const;

/** The time between two answers of a voter who looks, in ms. */
export const LOOK_MS = 2_000;

export interface NewPerson {
  confirmed?: boolean;
  /** True if the account is older than a day, so that its votes count. */
  grown?: boolean;
}

/** Starts the API with a clock that a test moves, and challenges in their voting. */
export interface VotingFixtures {
  app: TestApp;
  clock: Clock & { advance(ms: number): void };
  context: VotingContext;
  query<Row>(sql: string, bindings?: unknown[]): Promise<Row[]>;
  person(kind?: NewPerson): Promise<Person>;
  /** Inserts a challenge of texts in its voting, with one entry per author. */
  challenge(authors: readonly (string | null)[], kind?: { state?: keyof typeof DAYS; judge?: string }): Promise<TestChallenge>;
  pair(person: HttpUser, challengeId: string): ReturnType<typeof call<typeof nextVotePair>>;
  /** Votes on a pair, after moving the clock by the time that a person needs to look. */
  vote(person: HttpUser, challengeId: string, pairId: string, choice?: VoteChoice): ReturnType<typeof call<typeof castVote>>;
  undo(person: HttpUser, challengeId: string, voteId: string): ReturnType<typeof call<typeof undoVote>>;
  /** Votes on up to `most` pairs, until no pair is left. Returns the pairs. */
  votes(person: HttpUser, challengeId: string, most: number, choose?: (pair: VotePair) => VoteChoice): Promise<VotePair[]>;
  balance(person: Person): Promise<number>;
  /**
   * Runs acts in parallel: all have opened their transaction before the first one acts. `together` is a second barrier, for broken copies
   * that look before they act.
   */
  race(...acts: Act[]): Promise<string[]>;
  close(): Promise<void>;
}

export const CRITERIA = [{ key: 'theme', label: 'Theme', weight: 60, hint: 'Fits' }, { key: 'craft', label: 'Craft', weight: 40, hint: 'Well made' }];

export async function openVotingFixtures(overrides: Record<string, string> = {}): Promise<VotingFixtures> {
  let offset = 0;
  const clock = { now: () => new Date(systemClock.now().getTime() + offset), advance: (ms: number) => void (offset += ms) };
  const app = await createTestApp({ clock, overrides });
  const { db } = app.services;
  await seasonPeople(app.services.config.database.url);
  const query = <Row>(sql: string, bindings: unknown[] = []): Promise<Row[]> => rows<Row>(db.knex, sql, bindings);
  const context: VotingContext = {
    ...app.services, clock, identity: app.modules.identity.identity, rewards: app.modules.achievements.rewards, runs: app.modules.generation.challengeRuns, prompts: app.modules.prompts.prompts,
    evidenceKey: app.services.config.session.secret,
  };
  const fixtures: VotingFixtures = {
    app, clock, context, query,
    async person({ confirmed = true, grown = true } = {}) {
      const user = await app.register();
      const [account] = await query<{ id: string }>(
        `update users set email_confirmed_at = case when ? then ?::timestamptz end, created_at = ? where username = ? returning id`,
        [confirmed, clock.now(), new Date(clock.now().getTime() - (grown ? 2 * DAY_MS : HOUR_MS)), user.username],
      );
      return { ...user, id: must(account, 'a registered account').id };
    },
    async challenge(authors, { state = 'voting', judge = 'none' } = {}) {
      const [id, now] = [newId(), clock.now()];
      const [opens, closes, ends] = DAYS[state];
      const at = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
      await query(
        `insert into challenges (id, slug, kind, title, theme, content_type, difficulty, ask, rules, criteria, state, opens_at, closes_at, voting_ends_at, results_at, paid_at, prizes,
           pool, pool_left, judge, entries, entrants, cancel_reason, created_at, updated_at)
         values (?, ?, 'community', 'Small lights', 'A light in an odd place', 'text', 1, 'Where is it', '{}', ?::jsonb, ?, ?, ?, ?, ?, ?, '{30,15,5}', 50, 50, ?, ?, ?, null, ?, ?)`,
        [id, `small-lights-${id}`, JSON.stringify(CRITERIA), state, at(opens), at(closes), at(ends), at(ends + 1), at(ends + 2), judge, authors.length, authors.length, now, now],
      );
      const entryIds: string[] = [];
      for (const [place, author] of authors.entries()) entryIds.push(await entry(id, author, `A lamp in number ${place}`));
      return { id, entryIds };
    },
    pair: (person, id) => call(person, nextVotePair, { params: { id }, key: newId() }),
    vote(person, id, pairId, choice = 'left') {
      clock.advance(LOOK_MS);
      return call(person, castVote, { params: { id }, body: { pairId, choice }, key: newId() });
    },
    undo: (person, id, voteId) => call(person, undoVote, { params: { id, voteId }, key: newId() }),
    async votes(person, id, most, choose = () => 'left') {
      const seen: VotePair[] = [];
      let { pair } = (await fixtures.pair(person, id)).body;
      while (pair !== null && seen.length < most) {
        seen.push(pair);
        const answer = await fixtures.vote(person, id, pair.id, choose(pair));
        if (answer.status !== 201) throw new Error(`A vote was answered ${answer.status}: ${answer.text}`);
        ({ pair } = answer.body);
      }
      return seen;
    },
    balance: async ({ id }) => (await app.modules.wallet.wallet.state(db.knex, id)).balance,
    race: (...acts) => race(db, ...acts),
    close: () => app.close(),
  };

  async function entry(challengeId: string, author: string | null, body: string): Promise<string> {
    const [id, now] = [randomUUID(), clock.now()];
    await query(
      `insert into challenge_entries (id, challenge_id, user_id, generation_id, title, content_type, body, mime, ready, shuffle, submitted_at, updated_at)
       values (?, ?, ?, ?, ?, 'text', ?, 'text/markdown', true, floor(random() * 2147483647)::int, ?, ?)`,
      [id, challengeId, author, newId(), `Title of ${body}`, body, now, now],
    );
    await query('insert into challenge_ballots (entry_id, challenge_id, author_id, luck) values (?, ?, ?, floor(random() * 2147483647)::int)', [id, challengeId, author]);
    return id;
  }
  return fixtures;
}

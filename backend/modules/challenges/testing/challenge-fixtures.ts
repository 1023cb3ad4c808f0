import { generateForChallenge, getTodaysChallenge } from '#contracts/challenges.ts';
import type { ChallengeCard } from '#contracts/challenges.ts';
import { submitEntry } from '#contracts/challenge-entries.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { login } from '#contracts/identity.ts';
import { must, one } from '#contracts/must.ts';
import type { ContentType } from '#contracts/primitives.ts';
import { newId } from '#kernel/ids.ts';
import { openSellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from '#modules/selling/testing/selling-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { prepareEntry } from '../entries/prepare-entry.ts';

export interface ChallengeFixtures extends SellingFixtures {
  /** Registers a person with a staff role. */
  staff(role: 'moderator' | 'admin'): Promise<Person>;
  /** Runs a maintenance task of the module challenges. */
  maintain(task: string): Promise<void>;
  /** Moves the clock to a time, and runs the tasks that create and advance challenges. */
  moveTo(at: string | Date): Promise<void>;
  /** Moves the clock to the next day whose daily has this type, an hour after it opened. Returns the daily. */
  daily(type?: ContentType): Promise<ChallengeCard>;
  /** Makes a run with the challenge's own form and waits for its end. Returns its id. */
  made(person: Person, challengeId: string, body?: object): Promise<string>;
  /** Makes a run, sends it as an entry, and prepares the entry for voters. Returns the entry's id. */
  entered(person: Person, challengeId: string, body?: object): Promise<string>;
  /** Inserts counted votes directly into the database. Each names the entry that wins. */
  votes(challengeId: string, pairs: readonly { voter: string; winner: string; loser: string; tie?: boolean }[]): Promise<void>;
}

/** Starts the API with challenges, a clock that tests move, and people who may win prizes. */
export async function openChallengeFixtures(env: Record<string, string> = {}): Promise<ChallengeFixtures> {
  const fixtures = await openSellingFixtures({ env });
  const { app, clock, query } = fixtures;
  await app.modules.challenges.seed();
  const maintain = (task: string): Promise<void> => must(app.modules.challenges.maintenance?.find(({ name }) => name === task), `the task ${task}`).run();
  const moveTo = async (at: string | Date): Promise<void> => {
    clock.advance((new Date(at).getTime() - clock.now().getTime()) / DAY_MS);
    await maintain('challenges.plan');
    await maintain('challenges.advance');
  };
  // Sessions never expire here, because tests move the clock by days and weeks.
  const staysSignedIn = ({ id }: Person) => query(`update sessions set created_at = '2100-01-01', last_seen_at = '2100-01-01', expires_at = '2100-01-01' where user_id = ?`, [id]);
  const all: ChallengeFixtures = {
    ...fixtures,
    maintain,
    moveTo,
    async person(tokens) {
      const person = await fixtures.person(tokens);
      // Accounts are older than a day with a confirmed email, because others win no prizes.
      await query(`update users set email_confirmed_at = now(), created_at = created_at - interval '30 days' where id = ?`, [person.id]);
      await staysSignedIn(person);
      return person;
    },
    async staff(role) {
      const person = await all.person();
      await query('update users set role = ? where id = ?', [role, person.id]);
      await call(person, login, { body: { username: person.username, password: 'correct-horse-9' } });
      await staysSignedIn(person);
      return person;
    },
    async daily(type) {
      for (;;) {
        const tomorrow = new Date((Math.floor(clock.now().getTime() / DAY_MS) + 1) * DAY_MS + DAY_MS / 24);
        await moveTo(tomorrow);
        const { challenge } = (await call(app.visitor(), getTodaysChallenge)).body;
        if (challenge && (type === undefined || challenge.contentType === type)) return challenge;
      }
    },
    async made(person, challengeId, body = {}) {
      const answer = await call(person, generateForChallenge, { params: { id: challengeId }, body: { expectedTotal: 99, inputs: { idea: 'A harbour in winter' }, ...body }, key: newId() });
      if (answer.status !== 202) throw new Error(JSON.stringify(answer.body));
      const { id } = answer.body.generation;
      await fixtures.finish(id);
      return id;
    },
    async entered(person, challengeId, body = {}) {
      const generationId = await all.made(person, challengeId);
      const answer = await call(person, submitEntry, { params: { id: challengeId }, body: { generationId, output: 0, showInputs: false, ...body }, key: newId() });
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      const { id } = answer.body.entry;
      await prepareEntry(contextOf(all), id);
      return id;
    },
    async votes(challengeId, pairs) {
      const { knex } = app.services.db;
      const at = clock.now();
      for (const { voter, winner, loser, tie = false } of pairs) {
        const pairId = newId();
        await knex('challenge_pairs').insert({ id: pairId, challenge_id: challengeId, voter_id: voter, left_id: winner, right_id: loser, created_at: at, answered: true });
        await knex('challenge_votes').insert({ id: newId(), pair_id: pairId, challenge_id: challengeId, voter_id: voter, left_id: winner, right_id: loser, choice: tie ? 'tie' : 'left', counted: true, uncounted: null, ms_taken: 2_000, device_hash: null, created_at: at });
      }
      await query(
        `insert into challenge_voters (challenge_id, voter_id, votes, counted)
         select challenge_id, voter_id, count(*), count(*) from challenge_votes where challenge_id = ? group by 1, 2
         on conflict (challenge_id, voter_id) do update set votes = excluded.votes, counted = excluded.counted`,
        [challengeId],
      );
    },
  };
  return all;
}

/** The dependencies of the commands of challenges in a test. */
export const contextOf = ({ app }: Pick<ChallengeFixtures, 'app'>) => app.modules.challenges.context;

/** Reads the stored row of the challenge entry with this id. */
export const entryRow = async (fixtures: ChallengeFixtures, id: string) =>
  one(await fixtures.query<{ status: string; place: number | null; prize: number | null; ready: boolean; file_key: string | null }>('select * from challenge_entries where id = ?', [id]));

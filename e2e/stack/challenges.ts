import type { APIRequest, Page } from '@playwright/test';
import { Client } from 'pg';
import { emailConfirmed, joined, newPerson } from './people.ts';
import type { Person } from './people.ts';
import { expect } from './test.ts';

/** An open challenge that a browser spec made for itself. */
export interface OpenChallenge {
  id: string;
  slug: string;
  title: string;
}

async function asked<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  try {
    return (await database.query<Row>(text, values)).rows;
  } finally {
    await database.end();
  }
}

/** Opens a daily challenge of a later day for texts, directly in the tables, so that today's challenge stays for other specs. @param fee tokens for an entry */
export async function openTextDaily(fee = 0): Promise<OpenChallenge> {
  const choose = `update challenges set state = 'active', entry_fee = $1, opens_at = now() - interval '1 hour', closes_at = now() + interval '2 hours', voting_ends_at = now() + interval '1 day',
      results_at = now() + interval '30 hours', paid_at = now() + interval '54 hours'
    where id = (select id from challenges where kind = 'daily' and content_type = 'text' and state = 'scheduled' and opens_at > now() + interval '1 hour' order by opens_at desc limit 1 for update)
    returning id, slug, title`;
  let found: OpenChallenge[] = [];
  await expect.poll(async () => { found = await asked<OpenChallenge>(choose, [fee]); return found.length; }, { timeout: 20_000 }).toBe(1);
  return found[0]!;
}

/** Moves one challenge's times in the tables: entries close now, and voting begins. */
export const closeEntries = async ({ id }: OpenChallenge): Promise<void> => void (await asked(`update challenges set closes_at = now() - interval '1 second' where id = $1`, [id]));

/** Moves one challenge's times in the tables: voting ends now, and the results come in an hour. */
export const endVoting = async ({ id }: OpenChallenge): Promise<void> =>
  void (await asked(`update challenges set opens_at = now() - interval '3 hours', closes_at = now() - interval '2 hours', voting_ends_at = now() - interval '1 hour', results_at = now() + interval '1 hour' where id = $1`, [id]));

/** Moves one challenge's times in the tables: the results are due now, and the prizes in an hour. */
export const showResults = async ({ id }: OpenChallenge): Promise<void> =>
  void (await asked(`update challenges set results_at = now() - interval '1 second', paid_at = now() + interval '1 hour' where id = $1`, [id]));

/** Moves one challenge's times in the tables: the prizes are due now. */
export const payDay = async ({ id }: OpenChallenge): Promise<void> => void (await asked('update challenges set paid_at = results_at where id = $1', [id]));

/** Waits until the worker has prepared this many entries of a challenge for voting. */
export const expectBallots = ({ id }: OpenChallenge, count: number): Promise<void> =>
  expect.poll(async () => (await asked<{ n: number }>('select count(*)::int as n from challenge_ballots where challenge_id = $1', [id]))[0]?.n, { timeout: 90_000 }).toBe(count);

/** Registers a person whose votes in challenges count: the email is confirmed, and the account is older than a day. */
export async function voter(page: Page, baseURL: string, as = newPerson()): Promise<Person> {
  const person = await joined(page, baseURL, as);
  await emailConfirmed(person);
  await asked(`update users set created_at = now() - interval '3 days' where username = $1`, [person.username]);
  return person;
}

/** Runs a challenge's own form, waits for the result, and enters it into the challenge. @param expectedTotal the fee of an entry */
export async function entered(page: Page, baseURL: string, { id }: OpenChallenge, idea: string, expectedTotal?: number): Promise<void> {
  const post = (path: string, data: object) => page.request.post(`${baseURL}/api/challenges/${id}/${path}`, { data, headers: { origin: baseURL, 'idempotency-key': crypto.randomUUID() } });
  const started = await post('generate', { expectedTotal: 0, freeTry: true, inputs: { idea } });
  expect(started.status(), await started.text()).toBe(202);
  const { generation } = (await started.json()) as { generation: { id: string } };
  await expect.poll(async () => ((await (await page.request.get(`${baseURL}/api/generations/${generation.id}`)).json()) as { generation: { status: string } }).generation.status, { timeout: 30_000 }).toBe('succeeded');
  const sent = await post('entries', { generationId: generation.id, title: idea, expectedTotal });
  expect(sent.status(), await sent.text()).toBe(201);
}

/** How many voters register at the same time: each registration costs the API a password hash. */
const AT_ONCE = 10;
/** Time in ms that a voter waits between seeing a pair and voting, because faster votes do not count. */
const LOOKS_MS = 1_500;

/** Registers new people who each vote on two pairs of a challenge over the API. They prefer the entry that was sent in first. */
export async function crowdVotes(api: APIRequest, baseURL: string, { id }: OpenChallenge, people: number): Promise<void> {
  const entries = (await asked<{ id: string }>('select id from challenge_entries where challenge_id = $1 order by submitted_at', [id])).map((entry) => entry.id);
  for (let from = 0; from < people; from += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, people - from) }, async () => {
      const request = await api.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
      const person = newPerson();
      expect((await request.post('/api/auth/register', { data: person })).status()).toBe(201);
      await asked(`update users set email_confirmed_at = now(), created_at = created_at - interval '3 days' where username = $1`, [person.username]);
      const post = async (path: string, data: object): Promise<Answer> => {
        const answer = await request.post(`/api/challenges/${id}/${path}`, { data, headers: { 'idempotency-key': crypto.randomUUID() } });
        expect(answer.status(), await answer.text()).toBe(201);
        return (await answer.json()) as Answer;
      };
      let { pair } = await post('pairs', {});
      for (let votes = 0; votes < 2; votes += 1) {
        await new Promise((resolve) => setTimeout(resolve, LOOKS_MS));
        const answer = await post('votes', { pairId: pair!.id, choice: entries.indexOf(pair!.left.id) < entries.indexOf(pair!.right.id) ? 'left' : 'right' });
        expect(answer.vote?.counted).toBe(true);
        pair = answer.pair;
      }
      await request.dispose();
    }));
  }
}

interface Answer {
  pair: { id: string; left: { id: string }; right: { id: string } } | null;
  vote?: { counted: boolean };
}

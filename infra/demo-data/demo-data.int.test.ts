import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import knexFactory from 'knex';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#testing/test-database.ts';
import { openDemoDatabase } from './demo-database.ts';
import { demoOptions } from './demo-options.ts';
import { fillDemoData } from './fill.ts';

const now = new Date('2026-03-01T10:00:00Z');
const small = demoOptions({ prompts: 120, runs: 900 }, now);
const undo: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const step of undo) await step();
});

async function ask<T>(url: string, question: (knex: ReturnType<typeof knexFactory>) => Promise<T>): Promise<T> {
  const knex = knexFactory({ client: 'pg', connection: url, pool: { min: 0, max: 1 } });
  return question(knex).finally(() => knex.destroy());
}

async function emptyDatabase(): Promise<string> {
  const database = await createTestDatabase('demo');
  undo.push(() => database.drop());
  return database.url;
}

/** Returns a checksum of each table, to compare two databases with demo data. */
const FINGERPRINTS = `
  select 'prompts' as what, count(*)::int as many, md5(string_agg(id || slug || title || owner_id || runs || likes || pricing || trending_score, ',' order by id)) as sum from prompts where owner_id in (select id from users where not platform)
  union all select 'runs', count(*)::int, md5(string_agg(id || user_id::text || prompt_id || status || created_at, ',' order by id)) from generations
  union all select 'ledger', count(*)::int, md5(string_agg(tx_id || ' ' || leg || account || amount || coalesce(chain_hash::text, ''), ',' order by tx_id, leg)) from ledger_entries
  union all select 'orders', count(*)::int, md5(string_agg(id || user_id::text || product_id || status || created_at, ',' order by id)) from orders
  union all select 'referrals', count(*)::int, md5(string_agg(id || referrer_id::text || status || signed_up_at, ',' order by id)) from referral_attributions
  union all select 'chats', count(*)::int, md5(string_agg(id || chat_id::text || coalesce(parent_id::text, '') || words, ',' order by id)) from chat_messages
  union all select 'messages', count(*)::int, md5(string_agg(id || user_id::text, ',' order by id)) from messages`;
const fingerprints = async (url: string) => Object.fromEntries((await ask(url, (knex) => knex.raw(FINGERPRINTS))).rows.map((row: { what: string; many: number; sum: string }) => [row.what, row]));

/** Runs the command `npm run demo-data` with these options. */
const command = (...options: string[]) => promisify(execFile)(process.execPath, ['--import', 'tsx', 'infra/demo-data/main.ts', ...options]);

describe('demo data', () => {
  it('demo data is the same for the same seed and different for another seed, and its ledger balances', async () => {
    const urls = [await emptyDatabase(), await emptyDatabase(), await emptyDatabase()] as const;
    // fillDemoData checks the rules of the ledger itself, and throws when one is broken. So this test needs no check of its own.
    await Promise.all(urls.map((url, index) => fillDemoData(url, { ...small, seed: index < 2 ? 1 : 2, storageDir: null })));
    const [first, again, other] = await Promise.all(urls.map(fingerprints));
    expect(first).toEqual(again);
    expect(first!['prompts'].many).toBe(120);
    expect(first!['runs'].many).toBe(900);
    expect(first!['messages'].many).toBe(400);
    expect(first!['chats'].many).toBe(160);
    for (const what of ['prompts', 'runs', 'ledger', 'orders', 'referrals']) expect(other![what].sum, what).not.toBe(first![what].sum);

    await ask(urls[0], async (knex) => {
      const people = await knex('users').where({ platform: false });
      expect(people).toHaveLength(20);
      for (const { username, display_name: name, email } of people) expect(`${username} ${name} ${email}`).toMatch(/^demo-\d+ .+ \(demo\) demo-\d+@demo\.invalid$/);
      expect(await knex('credentials')).toEqual([]);
      expect(await knex('prompts').whereRaw(`one_liner || description_md ~* '\\ma (honest|electric)'`).pluck('one_liner')).toEqual([]);
      expect(await knex('prompts').where('one_liner', 'like', 'An honest%').pluck('id')).not.toEqual([]);
      const winners = await knex('challenge_entries').where({ place: 1 });
      expect(winners.length).toBeGreaterThan(4);
      expect(await knex('challenge_seasons').where('points', '>=', 11)).not.toEqual([]);
      const early = await knex('generations as g').join('prompts as p', 'p.id', 'g.prompt_id').whereRaw('g.created_at < p.published_at');
      expect(early).toEqual([]);
      const scratch = await knex('pg_tables').where({ schemaname: 'public' }).where('tablename', 'like', 'demo%').whereNot({ tablename: 'demo_runs' }).pluck('tablename');
      expect(scratch).toEqual(['demo_data']);
      // Checks ids of demo data, because the API's contracts refuse an id that is no UUID of RFC 9562, while Postgres takes any 32 digits.
      const { rows: columns } = await knex.raw(`select c.table_name as name, c.column_name as id from information_schema.columns c join pg_tables t on t.schemaname = 'public' and t.tablename = c.table_name where c.data_type = 'uuid'`);
      expect(columns.length).toBeGreaterThan(100);
      for (const { name, id } of columns) expect(await knex(name).whereRaw('??::text !~ ?', [id, '^.{14}[1-8].{4}[89ab]']).limit(1).pluck(id), `${name}.${id}`).toEqual([]);
    });
    // Marks the test's database as demo data, so that `npm run demo-data` may fill it again.
    await openDemoDatabase(urls[2]);
    await ask(urls[2], async (knex) => expect(await knex('pg_tables').where({ schemaname: 'public' })).toEqual([]));
  });

  it('demo data has a year of sales of tokens, Pro and prompts, with refunds, disputes, payouts and referrals', async () => {
    const url = await emptyDatabase();
    await fillDemoData(url, { ...small, people: 400, storageDir: null });
    await ask(url, async (knex) => {
      const kinds = async (table: string, column: string): Promise<string[]> => (await knex(table).distinct(column).orderBy(column)).map((row: Record<string, string>) => row[column]!);
      expect(await kinds('orders', 'status')).toEqual(['disputed', 'failed', 'paid', 'refunded']);
      expect(await kinds('disputes', 'status')).toEqual(['lost', 'open']);
      expect(await kinds('subscriptions', 'status')).toEqual(['active', 'canceled']);
      expect(await kinds('earnings', 'status')).toEqual(['pending', 'released']);
      expect(await kinds('cash_outs', 'status')).toEqual(['approved', 'paid', 'rejected', 'requested']);
      expect(await kinds('referral_attributions', 'status')).toEqual(['held', 'pending', 'revoked', 'settled', 'signed_up']);
      // Every month of the year must have sales. The ledger must contain the tokens that orders gave and that refunds took back.
      const { rows: months } = await knex.raw<{ rows: object[] }>(`select distinct date_trunc('month', paid_at, 'UTC') from orders where granted`);
      expect(months.length).toBeGreaterThan(11);
      const { rows: differences } = await knex.raw<{ rows: object[] }>(`
        select o.id from orders o left join ledger_transactions t on t.ref_type = 'order' and t.ref_id = o.id left join ledger_entries e on e.tx_id = t.id and e.owner = o.user_id
        group by o.id having coalesce(sum(e.amount), 0) <> case when o.granted then o.tokens - o.clawed_back else 0 end`);
      expect(differences).toEqual([]);
      // In demo data no refund or dispute takes spent tokens, and no order is reported again. No person buys, runs or follows a referral link before joining.
      expect(await knex('wallets').where('debt', '>', 0)).toEqual([]);
      expect(await knex('orders').whereRaw('told_cents <> takings_cents')).toEqual([]);
      for (const [table, person, at] of [['orders', 'user_id', 'created_at'], ['generations', 'user_id', 'created_at'], ['referral_attributions', 'referee_id', 'signed_up_at']]) {
        expect(await knex.raw('select t.id from ?? t join users u on u.id = t.?? where t.?? < u.created_at', [table!, person!, at!]).then(({ rows }: { rows: object[] }) => rows), table).toEqual([]);
      }
    });
  });

  it('demo data lies within one day when its options say one day', async () => {
    const url = await emptyDatabase();
    await fillDemoData(url, { ...small, people: 200, days: 1, events: 2_000, storageDir: null, kept: true });
    await ask(url, async (knex) => {
      for (const [table, at, where] of [['users', 'created_at', 'not platform'], ['prompts', 'created_at', `owner_id in (select id from users where not platform)`], ['generations', 'created_at', 'true'], ['orders', 'paid_at', 'granted'], ['unlocks', 'unlocked_at', 'true'], ['messages', 'created_at', 'true'], ['chats', 'created_at', 'true'], ['events', 'at', 'true'], ['referral_attributions', 'signed_up_at', 'true']] as const) {
        const { rows: [found] } = await knex.raw<{ rows: { many: number; inside: boolean }[] }>(`select count(*)::int as many, min(??) >= ? and max(??) < ? as inside from ?? where ${where}`, [at, new Date(small.until.getTime() - 86_400_000), at, small.until, table]);
        expect([found!.many > 0, found!.inside], table).toEqual([true, true]);
      }
      // A shop that is one day old has no settled earnings and no challenge with results, because both take longer.
      for (const [table, where] of [['earnings', `status <> 'pending'`], ['referral_rewards', `status = 'settled'`], ['cash_outs', 'true'], ['challenge_entries', 'true']] as const) expect(await knex(table).whereRaw(where), table).toEqual([]);
    });
  });

  it('the command `npm run demo-data` fills an empty database in the smallest size', { timeout: 240_000 }, async () => {
    const url = await emptyDatabase();
    const { stdout } = await command('--prompts', '10', '--runs', '10', '--database-url', url);
    expect(stdout).toContain('10 prompts and 10 runs of 20 people, seed 1');
    await ask(url, async (knex) => expect(await knex('generations').pluck('id')).toHaveLength(10));
  });

  it('the command `npm run demo-data` refuses a database that holds anything but demo data, and says so', async () => {
    const url = await emptyDatabase();
    await openDemoDatabase(url);
    await ask(url, (knex) => knex.schema.createTable('users', (table) => table.text('name')));
    await expect(openDemoDatabase(url)).rejects.toThrow(/stays as it is/);
    await expect(command('--prompts', '10', '--runs', '10', '--database-url', url)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('something else than demo data') as string });
    await ask(url, async (knex) => expect(await knex.schema.hasTable('users')).toBe(true));
  });

  it('demo data has creations, libraries, folders, collections and journey events, and up to six pinned public works per person', async () => {
    const url = await emptyDatabase();
    await fillDemoData(url, { ...small, events: 2_400, storageDir: null, kept: true });
    await ask(url, async (knex) => {
      // In each of the twelve months, ten people have twenty journey events each, and no event lies outside its month.
      expect(await knex('events').countDistinct('id as ids').countDistinct('person as people').first()).toEqual({ ids: 2_400, people: 54 });
      expect(await knex('events_default')).toEqual([]);
      for (const table of ['creations', 'library_entries', 'folders', 'folder_prompts', 'collections', 'collection_items', 'prompt_packs', 'pins']) expect((await knex(table).limit(1)).length, table).toBe(1);
      const { rows } = await knex.raw<{ rows: { pins: number; places: number }[] }>('select count(*)::int as pins, count(distinct position)::int as places from pins group by user_id');
      for (const { pins, places } of rows) expect([pins <= 6, places]).toEqual([true, pins]);
      const foreign = await knex('pins as n').leftJoin('prompts as p', 'p.id', 'n.item_id').where({ item_type: 'prompt' }).whereRaw(`(p.owner_id <> n.user_id or p.visibility <> 'public')`);
      expect(foreign).toEqual([]);
    });
  });
});

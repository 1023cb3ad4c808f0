import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-fixtures.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { sentBy } from '#testing/query-plans.ts';

let fixtures: LedgerFixtures;
beforeAll(async () => {
  fixtures = await openLedger();
});
afterAll(() => fixtures.close());

const BULK = `
  with made as (
    insert into ledger_transactions (id, kind, idempotency_key, reason, ref_type, ref_id, occurred_at)
    select gen_random_uuid(), 'reward', 'bulk ' || n, 'test', 'bulk', gen_random_uuid(), now() from generate_series(1, 30000) n returning id
  ), numbered as (select id, row_number() over () as n from made)
  insert into ledger_entries (tx_id, leg, owner, account, amount, chain_no, chain_hash)
  select id, 1, cast(:owner as uuid), 'bonus', 1, 1000 + n, '\\\\x00' from numbered`;

interface Scan {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Relation Name'?: string;
  Plans?: Scan[];
}
const scans = (plan: Scan): Scan[] => [plan, ...(plan.Plans ?? []).flatMap(scans)];

it('reads the debt of one order in a wallet with 30,000 entries without reading the other entries', async () => {
  const owner = await fixtures.openWallet(10);
  const about = { refType: 'order', refId: newId() };
  await fixtures.wallet.clawBack(fixtures.db.knex, { userId: owner, amount: 14, kind: 'chargeback', key: newId(), reason: 'test', ...about });
  await fixtures.db.transaction(async (tx) => {
    // Inserts many ledger entries without triggers. They belong to no real command, because the test needs only their number.
    await tx.raw('set local session_replication_role = replica');
    await rows(tx, BULK, { owner });
  });
  await fixtures.db.knex.raw('vacuum analyze ledger_entries, ledger_transactions');
  const sent = await sentBy(fixtures.db.knex, () => fixtures.db.transaction((tx) => fixtures.wallet.giveBack(tx, { userId: owner, amount: 14, key: newId(), reason: 'test', ...about })));
  const steps = sent.find(({ sql }) => sql.includes('with steps'))!;
  const driver = (await fixtures.db.knex.client.acquireConnection()) as { query(sql: string, bindings: readonly unknown[]): Promise<{ rows: { 'QUERY PLAN': { Plan: Scan }[] }[] }> };
  try {
    const plan = (await driver.query(`explain (analyze, format json) ${steps.sql}`, steps.bindings)).rows[0]!['QUERY PLAN'][0]!.Plan;
    const read = scans(plan).filter((node) => node['Relation Name']?.startsWith('ledger_'));
    expect(read.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)).every((many) => many < 20)).toBe(true);
    expect(read.map((node) => node['Index Name'])).toEqual(expect.arrayContaining(['ledger_entries_debt', 'ledger_transactions_taken']));
  } finally {
    await fixtures.db.knex.client.releaseConnection(driver);
  }
});

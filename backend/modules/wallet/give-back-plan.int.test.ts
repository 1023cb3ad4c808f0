import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openLedger } from '#testing/ledger-test-bed.ts';
import type { LedgerTestBed } from '#testing/ledger-test-bed.ts';
import { sentBy } from '#testing/query-plans.ts';

let bed: LedgerTestBed;
beforeAll(async () => {
  bed = await openLedger();
});
afterAll(() => bed.close());

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

it('reads the debt of a wallet with 30,000 entries without reading the others', async () => {
  const owner = await bed.openWallet(10);
  const about = { refType: 'order', refId: newId() };
  await bed.wallet.clawBack(bed.db.knex, { userId: owner, amount: 14, kind: 'chargeback', key: newId(), reason: 'test', ...about });
  await bed.db.transaction(async (tx) => {
    // Entries that no command made: only their number matters here.
    await tx.raw('set local session_replication_role = replica');
    await rows(tx, BULK, { owner });
  });
  await bed.db.knex.raw('vacuum analyze ledger_entries, ledger_transactions');
  const sent = await sentBy(bed.db.knex, () => bed.db.transaction((tx) => bed.wallet.giveBack(tx, { userId: owner, amount: 14, key: newId(), reason: 'test', ...about })));
  const steps = sent.find(({ sql }) => sql.includes('with steps'))!;
  const driver = (await bed.db.knex.client.acquireConnection()) as { query(sql: string, bindings: readonly unknown[]): Promise<{ rows: { 'QUERY PLAN': { Plan: Scan }[] }[] }> };
  try {
    const plan = (await driver.query(`explain (analyze, format json) ${steps.sql}`, steps.bindings)).rows[0]!['QUERY PLAN'][0]!.Plan;
    const read = scans(plan).filter((node) => node['Relation Name']?.startsWith('ledger_'));
    expect(read.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)).every((many) => many < 20)).toBe(true);
    expect(read.map((node) => node['Index Name'])).toEqual(expect.arrayContaining(['ledger_entries_debt', 'ledger_transactions_taken']));
  } finally {
    await bed.db.knex.client.releaseConnection(driver);
  }
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../backend/kernel/db/database.ts';
import { registerUser } from '../../backend/testing/http-user.ts';
import { expectConverged } from '../../backend/testing/recovery/expect-converged.ts';
import { openRecoveryStack } from '../../backend/testing/recovery/recovery-stack.ts';
import type { RecoveryStack } from '../../backend/testing/recovery/recovery-stack.ts';
import type { RunReport } from './drill.ts';
import { countRuns } from './judge.ts';

const GONE = '019ac000-0000-7000-8000-000000000000';

/** This test plants one fault after the other in the database of a healthy product. The judge of drills must find each, or its verdicts prove nothing. */
describe('what a drill counts', () => {
  let stack: RecoveryStack;
  let accepted: string[];
  beforeAll(async () => {
    stack = await openRecoveryStack();
    const url = await stack.apiHere();
    await stack.worker();
    stack.double.always({ do: 'ok', words: ['c1-1 ', 'c1-2 ', 'c1-3.'] });
    const user = await registerUser(url);
    const asked = [await stack.ask(user), await stack.ask(user), await stack.ask(user)];
    accepted = asked.map(({ body }) => body.generation.id);
    await expectConverged(stack.db);
  }, 120_000);
  afterAll(() => stack.close(), 30_000);

  /** Plants a fault by `sql`, lets the judge count, and rolls back. Triggers and constraints are off, so that the judge must find the fault, not Postgres. */
  async function countAfter(sql: string): Promise<RunReport> {
    let counted: RunReport | undefined;
    const back = new Error('back');
    await stack.db.transaction(async (tx) => {
      await tx.raw('set local session_replication_role = replica; alter table holds drop constraint holds_end_whole; alter table generations drop constraint generations_check2');
      await tx.raw(sql.replaceAll(':run', `'${accepted[0]}'`));
      const database: Database = { ...stack.db, knex: tx };
      counted = await countRuns(database, accepted);
      throw back;
    }).catch((error: unknown) => {
      if (error !== back) throw error;
    });
    if (!counted) throw new Error('nothing was counted');
    return counted;
  }

  it('the judge of drills counts no fault after healthy runs', async () => {
    expect(await countRuns(stack.db, accepted)).toEqual({
      lost: [], endings: { succeeded: 3 }, takenOver: 0, mixed: 0, faults: {}, ledgerViolations: 0, slowestRunSeconds: expect.any(Number) as number,
    });
  });

  it('the judge of drills reports accepted runs that the database does not have', async () => {
    expect((await countRuns(stack.db, [...accepted, GONE])).lost).toEqual([GONE]);
  });

  it.each<[string, string, Partial<RunReport> | RegExp]>([
    ['a run that is missing in the database', 'delete from generations where id = :run', { endings: { succeeded: 2 } }],
    ['a run that never ended', `update generations set status = 'running', finished_at = null where id = :run`, /unfinished runs/],
    ['a run that failed', `update generations set status = 'failed' where id = :run`, { endings: { succeeded: 2, failed: 1 } }],
    ['a run that was charged more than its price', 'update holds set captured = captured + 1 where generation_id = :run', /wrong charges/],
    ['a run that was charged twice', `
      insert into ledger_transactions select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'idempotency_key', gen_random_uuid()))).*
      from ledger_transactions t where ref_type = 'generation' and ref_id = :run limit 1`, /charges made twice/],
    ['a hold that stayed open', `update holds set status = 'open' where generation_id = :run`, /leaked holds/],
    ['a ledger that does not add up', 'update ledger_entries set amount = amount * 2 where tx_id = (select max(tx_id::text)::uuid from ledger_entries) and leg = 1', /money made or lost/],
    ['a message that was sent twice', `
      insert into messages select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'dedupe_key', gen_random_uuid()))).*
      from messages m where related_entity_id = :run::text`, /messages that are not one per run/],
    ['a message that is missing', 'delete from messages where related_entity_id = :run::text', /messages that are not one per run/],
    ['a text to which a second provider call added words', `update generations set output_text = output_text || ' c2-1' where id = :run`, { mixed: 1 }],
    ['a run that another worker took over', 'update generations set crashes = 1 where id = :run', { takenOver: 1 }],
  ])('the judge of drills counts %s', async (_, sql, seen) => {
    const counted = await countAfter(sql);
    if (seen instanceof RegExp) expect(Object.keys(counted.faults).join(', ')).toMatch(seen);
    else expect(counted).toMatchObject(seen);
  });

  it('the judge of drills counts a balance that differs from the sum of its ledger entries', async () => {
    expect((await countAfter('update wallets set bonus = bonus + 1')).ledgerViolations).toBeGreaterThan(0);
  });
});

import { systemClock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { createOutbox } from '#kernel/outbox/outbox.ts';
import { createWallet } from '#modules/wallet/index.ts';

/**
 * SQL statements that find every kind of fault in runs and what they caused, one for each kind. Partial runs and stopped texts have prices of their
 * own, which other tests check; here they must only stay within their hold.
 */
const FAULTS: Record<string, string> = {
  'unfinished runs': `select id, status from generations where finished_at is null`,
  'runs without exactly one hold': `
    select g.id, count(h.id) from generations g left join holds h on h.generation_id = g.id group by g.id having count(h.id) <> 1`,
  'replies that differ from their runs': `
    select m.id, m.status, g.status as run, m.charged, h.captured from chat_messages m join generations g on g.id = m.run_id join holds h on h.generation_id = g.id
    where m.status in ('queued', 'writing') or (g.status = 'succeeded') <> (m.status in ('done', 'limited', 'asking')) or m.charged <> h.captured`,
  'holds without a run': `select h.id from holds h left join generations g on g.id = h.generation_id where g.id is null`,
  'leaked holds': `select id, generation_id from holds where status = 'open'`,
  'holds that were not the price': `
    select g.id, h.amount from generations g join holds h on h.generation_id = g.id
    where h.amount <> (g.quote->>'total')::int and (g.fell_back_from is null or h.amount < (g.quote->>'total')::int)`,
  'wrong charges': `
    select g.id, g.status, h.amount, h.captured from generations g join holds h on h.generation_id = g.id
    where case g.status when 'succeeded' then h.captured <> (g.quote->>'total')::int when 'failed' then h.captured <> 0
      when 'blocked' then h.captured <> 0 when 'partial' then h.captured not between 1 and h.amount - 1 else false end`,
  'succeeded without outcome': `
    select g.id from generations g where g.status = 'succeeded' and case g.content_type when 'text' then coalesce(g.output_text, '') = ''
      else (select count(*) from generation_outputs o where o.generation_id = g.id) <> g.quantity end`,
  'outputs that differ from what was delivered': `
    select g.id, g.delivered from generations g where g.content_type <> 'text'
      and g.delivered <> (select count(*) from generation_outputs o where o.generation_id = g.id)`,
  'charges made twice': `
    select ref_id, kind, count(*) from ledger_transactions where ref_type = 'generation' group by ref_id, kind having count(*) > 1`,
  'money made or lost': `select sum(amount) from ledger_entries having sum(amount) <> 0`,
  'messages that are not one per run': `
    select g.id, g.status, count(m.id) from generations g
    left join messages m on m.related_entity_id = g.id::text and m.related_entity_type = 'generation'
    where g.lane = 'run' group by g.id having count(m.id) <> (g.status <> 'cancelled')::int`,
  'messages of the wrong kind': `
    select g.id, g.status, m.type from generations g join messages m on m.related_entity_id = g.id::text
    where m.type <> case when g.status in ('failed', 'blocked') then 'generation_error'
      when g.content_type = 'video' then 'video_completion' else 'generation_success' end`,
};

const UNDER_WAY = `
  select (select count(*) from outbox_jobs) as jobs, (select count(*) from outbox_events where completed_at is null) as events,
    (select count(*) from generations where finished_at is null) as runs`;
/** The counts of unfinished work when none is left. */
export const NOTHING = { jobs: 0, events: 0, runs: 0 };

/** Counts the jobs, events and runs that are not finished yet. */
export const underWay = async (db: Database): Promise<typeof NOTHING> => ({ ...NOTHING, ...(await rows<typeof NOTHING>(db.knex, UNDER_WAY, []))[0] });

/** Runs every statement of FAULTS once all work should have ended. Returns the faulty rows by the name of the fault; empty when there are none. */
export async function faultsOf(db: Database): Promise<Map<string, unknown[]>> {
  const found = new Map<string, unknown[]>();
  for (const [name, sql] of Object.entries(FAULTS)) {
    const wrong = await rows(db.knex, sql, []);
    if (wrong.length > 0) found.set(name, wrong);
  }
  return found;
}

/** Finds violations of the ledger's invariants with the wallet's own health check. */
export function walletViolations(db: Database): Promise<{ invariant: string; detail: string }[]> {
  const push = { toUser: () => undefined, closeSession: () => undefined, closeUser: () => undefined };
  const { ledger } = createWallet({ db, clock: systemClock, outbox: createOutbox({ clock: systemClock, wake: () => undefined }), push });
  return ledger.violations(db.knex);
}

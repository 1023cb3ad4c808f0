import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import type { SubscriptionsByEvent } from '#kernel/events/subscriptions.ts';
import { silentLogger } from '#kernel/logging/logger.ts';
import type { ExampleContext } from '#testing/event-example.ts';
import { everyEventExample, insertExampleRows } from '#testing/event-examples.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { moduleList } from './modules.ts';

const COPIES = 'it copies what a prompt says, and the example changes no prompt; library.int.test.ts changes them';
const REVIEWS = 'the example is a review of a prompt; packs.int.test.ts reviews a pack';
const TOOLS = 'the example is a run that no tool of a chat asked for; chat/calls/calls.int.test.ts ends those';
const ENTRIES = 'the example is a run of a prompt; challenges.int.test.ts fails and trashes runs for entries';
const AVATARS = 'the example is a run of text; agents/avatar.int.test.ts draws a picture of an agent';
/** Subscribers that have nothing to do for the example events, with the reason. The test still kills and repeats them. */
const IDLE: Record<string, string> = {
  'chat.on_tool_run_cancelled': TOOLS, 'chat.on_tool_run_error': TOOLS, 'chat.on_tool_run_success': TOOLS,
  'agents.on_generation_cancelled': AVATARS, 'agents.on_generation_error': AVATARS, 'agents.on_generation_success': AVATARS,
  'challenges.give_back_failed': ENTRIES, 'challenges.give_back_stopped': ENTRIES, 'challenges.stop_entries': ENTRIES,
  'library.copy_access': COPIES, 'library.copy_closed_fork': COPIES, 'library.copy_published_prompt': COPIES, 'library.copy_restored_prompt': COPIES, 'library.copy_submitted_prompt': COPIES,
  'library.copy_unsave': COPIES, 'packs.change_review': REVIEWS, 'packs.count_review': REVIEWS, 'packs.uncount_review': REVIEWS,
};

/*
 * Every subscriber of the product is killed just before its commit, and its job is then delivered three times. A write outside of its transaction
 * would survive the death, and work that is done twice would change a table.
 */
describe('every subscriber', () => {
  let app: TestApp;
  let subscriptions: SubscriptionsByEvent;
  let publish: Record<string, (tx: Tx) => Promise<string>>;
  beforeAll(async () => {
    app = await createTestApp();
    subscriptions = groupSubscriptions(moduleList(app.modules).flatMap((module) => module.subscriptions ?? []));
    const { username } = await app.register();
    const { knex } = app.services.db;
    const { id: userId } = (await knex('users').where({ username }).first()) as { id: string };
    const { id: promptId } = (await knex('prompts').where({ status: 'published', visibility: 'public' }).first()) as { id: string };
    const { id: featureId } = (await knex('features').first()) as { id: string };
    const { id: removedId } = (await knex('prompts').where({ status: 'published', visibility: 'public' }).whereNot({ id: promptId }).first()) as { id: string };
    await knex('prompts').where({ id: removedId }).update({ status: 'removed', removed_rule: 'spam', removed_from: 'published' });
    const ids = { userId, promptId, removedId, featureId };
    await insertExampleRows({ ...ids, at: new Date().toISOString() }, knex);
    publish = facts(ids);
  });
  afterAll(() => app.close());

  const facts = (ids: Omit<ExampleContext, 'at'>): typeof publish =>
    Object.fromEntries(everyEventExample({ ...ids, at: new Date().toISOString() }).map((example) => [example.name, (tx: Tx) => example.publish(tx, app.services.outbox)]));

  /** A checksum of the contents of each table, by the table's name. */
  const sums: Record<string, string> = {};

  /** Lets Postgres note each table that a statement writes to. The note belongs to the statement's transaction, so a rollback removes it. */
  async function noteWrites(): Promise<void> {
    const { knex } = app.services.db;
    await knex.raw(`
      create table written_tables (name text not null);
      create function note_write() returns trigger language plpgsql as $$ begin insert into written_tables values (tg_table_name); return null; end $$;`);
    const tables = await rows<{ name: string }>(knex, `select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('processed_events', 'written_tables')`);
    await knex.raw(tables.map(({ name }) => `create trigger note_write after insert or update or delete or truncate on "${name}" for each statement execute function note_write()`).join('; '));
    await knex('written_tables').insert(tables);
  }

  /**
   * Returns a checksum for each table, without the marks that show which subscribers reacted. Only tables that were written to since the last call
   * are read again.
   */
  async function contents(): Promise<Record<string, string>> {
    const { knex } = app.services.db;
    const written = await rows<{ name: string }>(knex, 'with gone as (delete from written_tables returning name) select distinct name from gone');
    if (written.length > 0) {
      const looks = written.map(({ name }) => `select '${name}' as name, md5(coalesce(string_agg(row_text, '|' order by row_text), '')) as sum
        from (select (to_jsonb(t) - 'completed_at')::text as row_text from "${name}" t) as texts`);
      for (const { name, sum } of await rows<{ name: string; sum: string }>(knex, looks.join(' union all '))) sums[name] = sum;
    }
    return { ...sums };
  }

  const changed = (before: Record<string, string>, after: Record<string, string>): string[] => Object.keys(after).filter((table) => after[table] !== before[table]);

  it('the test knows an example event for every subscriber', () => {
    expect([...subscriptions.keys()].filter((name) => !(name in publish)), 'Add an example of these events to testing/event-examples.ts of their module.').toEqual([]);
    expect(Object.keys(publish).filter((name) => !subscriptions.has(name)), 'No module subscribes to these events: remove their examples, or list the subscriber in "subscriptions" of its index.ts.').toEqual([]);
  });

  it('subscribers of messages and achievements write, count and pay nothing for a user whose account was deleted', async () => {
    const { db } = app.services;
    const { username } = await app.register();
    const [left] = await db.knex('users').where({ username }).update({ erased_at: new Date() }).returning<{ id: string }[]>('id');
    const userId = left!.id;
    const { id: promptId } = (await db.knex('prompts').where({ status: 'published' }).first()) as { id: string };
    const { id: featureId } = (await db.knex('features').first()) as { id: string };
    const context = { db, clock: systemClock, log: silentLogger(), subscriptionsByEvent: subscriptions };
    for (const [name, tell] of Object.entries(facts({ userId, promptId, removedId: promptId, featureId }))) {
      const eventId = await db.transaction(tell);
      for (const { subscriber } of subscriptions.get(name) ?? []) {
        if (/^(messages|achievements)\./.test(subscriber)) await processEvent(context, eventId, subscriber);
      }
    }
    const kept = ['messages', 'digest_entries', 'achievement_marks', 'achievement_counters', 'achievement_unlocks', 'reward_days'];
    for (const table of kept) expect([table, await db.knex(table).where({ user_id: userId })]).toEqual([table, []]);
    expect(await rows(db.knex, `select 1 from ledger_transactions where idempotency_key like 'reward:' || ? || ':%'`, [userId])).toEqual([]);
  });

  it('a subscriber that dies before its commit leaves nothing, then does its work once, and changes nothing when its job comes again', { timeout: 900_000 }, async () => {
    const { db } = app.services;
    const context = { db, clock: systemClock, log: silentLogger(), subscriptionsByEvent: subscriptions };
    const faults: string[] = [];
    const idle: string[] = [];
    await noteWrites();
    for (const [name, reactions] of subscriptions) {
      const eventId = await db.transaction(publish[name]!);
      const [event] = await rows<{ payload: unknown; occurred_at: Date }>(db.knex, 'select payload, occurred_at from outbox_events where id = ?', [eventId]);
      let before = await contents();
      for (const { subscriber, handle } of reactions) {
        const death = db.transaction(async (tx) => {
          await handle(tx, event!.payload, { eventId, occurredAt: event!.occurred_at });
          throw new Error('killed');
        });
        await expect(death).rejects.toThrow('killed');
        const left = changed(before, await contents());
        if (left.length > 0) faults.push(`${subscriber} left something in ${left.join(', ')}`);
        await processEvent(context, eventId, subscriber);
        const after = await contents();
        if (changed(before, after).length === 0) idle.push(subscriber);
        await Promise.all([processEvent(context, eventId, subscriber), processEvent(context, eventId, subscriber)]);
        const rest = await contents();
        const again = changed(after, rest);
        if (again.length > 0) faults.push(`${subscriber} changed ${again.join(', ')} again`);
        before = rest;
      }
    }
    expect(faults).toEqual([]);
    expect(idle.sort(), 'A subscriber that did nothing needs rows: `exampleRows` in testing/event-examples.ts of its module inserts them.').toEqual(Object.keys(IDLE).sort());
  });
});

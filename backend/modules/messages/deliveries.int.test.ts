import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliver } from '#testing/deliveries/deliver.ts';
import type { Deliveries } from '#testing/deliveries/deliver.ts';
import { deliveryFaults } from '#testing/deliveries/delivery-faults.ts';
import { KINDS } from '#testing/deliveries/random-events.ts';
import { messageSubscriptions } from '#testing/deliveries/react.ts';

const NONE = { missing: [], stray: [], twice: [] };
const EVENTS = 500;

/**
 * These events are left out, because their messages are tested beside their causes. `bootstrap/every-subscriber.int.test.ts` delivers each of
 * them three times.
 */
const TESTED_ELSEWHERE = [
  'agent_reviewed', 'archive_ready', 'budget_nearly_reached', 'cash_out_decided', 'challenge_entry_removed', 'challenge_notice', 'challenge_prize_paid', 'challenge_results', 'collection_followed', 'collection_item_declined', 'collection_joined', 'credentials_changed', 'earnings_released', 'gift_claimed', 'gift_returned', 'gift_sent',
  'pack_bought', 'pack_grew', 'pack_refunded', 'pack_reviewed', 'referral_revoked', 'referral_settled', 'tip_sent', 'user_muted', 'webhook_switched_off',
];

describe('messages from 500 random events whose worker is killed once and whose subscribers run twice', () => {
  let delivered: Deliveries;
  beforeAll(async () => {
    delivered = await deliver({ events: EVENTS, people: 50, seed: 22_261_126, deaths: 1 });
  }, 120_000);
  afterAll(() => delivered.close());

  it('creates random events of every kind that leads to a message, except those that other tests deliver', () => {
    const push = { toUser: () => undefined, closeSession: () => undefined, closeUser: () => undefined };
    const known = new Set(KINDS.map(({ name }) => name));
    expect([...messageSubscriptions(delivered.db, push).keys()].filter((name) => !known.has(name)).sort()).toEqual(TESTED_ELSEWHERE);
    expect(new Set(delivered.events.map(({ name }) => name))).toEqual(known);
  });

  it('kills the worker of messages after some of 500 events and before the last one', () => {
    expect(delivered.deaths).toHaveLength(1);
    for (const done of delivered.deaths) expect([done > 0, done < EVENTS]).toEqual([true, true]);
  });

  it('delivers each message to exactly its readers once, although the worker was killed and subscribers ran twice', async () => {
    expect(await deliveryFaults(delivered.db, delivered.events)).toEqual(NONE);
  });

  it('pushes a message at most once, only to its reader, and never when the reader switched it off', async () => {
    const messages = (await delivered.db.knex('messages').select('id', 'user_id', 'muted', 'priority')) as { id: string; user_id: string; muted: boolean; priority: string }[];
    const byId = new Map(messages.map((message) => [message.id, message]));
    expect(delivered.heard.filter(({ userId, messageId }) => byId.get(messageId)?.user_id !== userId || byId.get(messageId)?.muted)).toEqual([]);
    expect(new Set(delivered.heard.map(({ messageId }) => messageId)).size).toBe(delivered.heard.length);
    // A killed worker may lose the pushes of the events that it was handling, but not more than 100.
    const shown = messages.filter(({ muted }) => !muted).length;
    expect(shown - delivered.heard.length).toBeLessThan(100);
    for (const { user_id, muted, priority } of messages) expect(muted).toBe(delivered.silent.has(user_id) && priority !== 'critical');
    expect(messages.some(({ user_id, priority }) => delivered.silent.has(user_id) && priority === 'critical')).toBe(true);
  });

  it('detects a missing message, a second copy and a wrong reader, which proves the check of deliveries', async () => {
    const { db, events } = delivered;
    const [one, two, three] = (await db.knex('messages').limit(3)) as { id: string; user_id: string }[];
    const astray = '01010101-0101-7101-8101-010101010101';
    await db.transaction(async (tx) => {
      await tx('messages').where({ id: one!.id }).delete();
      await tx('messages').insert({ ...two, id: astray, dedupe_key: 'a copy' });
      await tx('messages').where({ id: three!.id }).update({ user_id: astray });
    });
    const faults = await deliveryFaults(db, events);
    expect([faults.missing.length, faults.stray.length, faults.twice.length]).toEqual([2, 1, 1]);
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#contracts/durations.ts';
import { eventually, openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import type { Tx } from '../db/database.ts';
import { rows } from '../db/raw.ts';
import { defineEvent } from './event.ts';
import { readEvents } from './read-events.ts';
import type { EventReader, KeptEvent, ReadEventsOptions } from './read-events.ts';

const happened = defineEvent('it_happened', 1, z.object({ n: z.int() }));
const otherwise = defineEvent('something_else_happened', 1, z.object({ n: z.int() }));
const READER = 'test.read_them';

const effects = {
  '20261121_9999_effects': {
    up: async (knex: JobFixtures['db']['knex']) => {
      await knex.raw('create table effects (place serial, n int not null)');
    },
    down: async () => undefined,
  },
};

describe('a reader of events', () => {
  let fixtures: JobFixtures;
  let now = Date.parse('2026-03-10T10:00:00.000Z');
  const clock = { now: () => new Date(now) };
  beforeAll(async () => {
    fixtures = await openJobFixtures({ migrations: [effects] });
  });
  beforeEach(async () => {
    await fixtures.db.knex.raw('truncate outbox_events, processed_events, event_readers, effects');
  });
  afterAll(() => fixtures.close());

  const store = async (tx: Tx, events: readonly KeptEvent[]): Promise<void> => {
    await rows(tx, 'insert into effects (n) select (e ->> ?)::int from jsonb_array_elements(cast(? as jsonb)) e', ['n', JSON.stringify(events.map(({ payload }) => payload))]);
  };
  const read = (handle: EventReader['handle'] = store, options: Partial<ReadEventsOptions> = {}): Promise<void> =>
    readEvents({ db: fixtures.db, clock }, { reader: READER, names: [happened.name], handle }, options);
  const publish = (n: number): Promise<string> => fixtures.db.transaction((tx) => fixtures.outbox.publish(tx, happened, { n }));
  const finish = (id: string, at = now): Promise<unknown> => rows(fixtures.db.knex, 'update outbox_events set completed_at = ? where id = ?', [new Date(at), id]);
  const stored = async (): Promise<number[]> => (await rows<{ n: number }>(fixtures.db.knex, 'select n from effects order by place')).map(({ n }) => n);

  it('a reader of events gets each finished event with one of its names once, in batches and in order', async () => {
    for (let n = 0; n < 12; n += 1) await finish(await publish(n), now + n);
    await finish(await fixtures.db.transaction((tx) => fixtures.outbox.publish(tx, otherwise, { n: 99 })));
    const sizes: number[] = [];
    await read(async (tx, events) => {
      sizes.push(events.length);
      await store(tx, events);
    }, { batchSize: 5, mostBatches: 2 });
    expect(sizes).toEqual([5, 5]);
    await read();
    await read();
    expect(await stored()).toEqual(Array.from({ length: 12 }, (_, n) => n));
  });

  it('a reader of events gets an event only after all its subscribers have reacted', async () => {
    const waiting = await publish(1);
    await read();
    expect(await stored()).toEqual([]);
    now += 30 * MINUTE_MS;
    await finish(waiting);
    await read();
    expect(await stored()).toEqual([1]);
  });

  it('a reader of events finds an event whose commit came seconds late at the next reading, and one that came minutes late within five minutes', async () => {
    await read();
    await finish(await publish(1), now - 10 * SECOND_MS);
    await finish(await publish(2), now - 4 * MINUTE_MS);
    await read(store, { overlapMs: 0 });
    expect(await stored()).toEqual([]);
    await read();
    expect(await stored()).toEqual([1]);
    now += 4 * MINUTE_MS;
    await read();
    expect(await stored()).toEqual([1]);
    now += MINUTE_MS;
    await read();
    expect(await stored()).toEqual([1, 2]);
  });

  it('a reader of events finds the events of an hour that the clock shows a second time', async () => {
    await read();
    now -= HOUR_MS;
    await finish(await publish(1), now + SECOND_MS);
    now += MINUTE_MS;
    await read();
    expect(await stored()).toEqual([1]);
  });

  it('a reader of events stores nothing of a failed batch, and gets its events again the next time', async () => {
    await finish(await publish(1));
    await expect(read(async (tx, events) => {
      await store(tx, events);
      throw new Error('not yet');
    })).rejects.toThrow('not yet');
    expect(await stored()).toEqual([]);
    await read();
    expect(await stored()).toEqual([1]);
  });

  it('a reader of events gets each event once when two processes read at the same moment, and would get it twice without marks', async () => {
    await finish(await publish(1));
    let second: Promise<void> | undefined;
    await read(async (tx, events) => {
      await store(tx, events);
      // The second process begins to read while the transaction of the first is open, and waits for its marks.
      second = read();
      await eventually(async () => (await rows(fixtures.db.knex, `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length > 0);
    });
    await second;
    expect(await stored()).toEqual([1]);

    await fixtures.db.knex.raw('truncate processed_events, effects');
    let arrived = 0;
    const twin = (): Promise<void> => fixtures.db.transaction(async (tx) => {
      const due = await rows<KeptEvent>(tx, 'select id, name, payload, occurred_at from outbox_events where not exists (select from processed_events where event_id = outbox_events.id)');
      arrived += 1;
      await eventually(() => Promise.resolve(arrived === 2));
      await store(tx, due);
      await rows(tx, 'insert into processed_events (event_id, subscriber, processed_at) select id, ?, now() from outbox_events on conflict do nothing', [READER]);
    });
    await Promise.all([twin(), twin()]);
    expect(await stored()).toEqual([1, 1]);
  });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '#kernel/clock.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { openJobFixtures } from '#testing/job-fixtures.ts';
import type { JobFixtures } from '#testing/job-fixtures.ts';
import { voteForFeature } from './commands/vote-for-feature.ts';
import { feedbackMigrations } from './index.ts';

let fixtures: JobFixtures;
beforeAll(async () => {
  fixtures = await openJobFixtures({ migrations: [feedbackMigrations] });
});
afterAll(() => fixtures.close());

type Vote = (tx: Tx, featureId: string, userId: string) => Promise<unknown>;

const CLICKS = 100;
/** How many connections the pool has, so that all 20 transactions are open before the first one votes. */
const AT_ONCE = 20;

/** Sends 100 votes of one user for a feature, 20 at the same moment. Returns the results and what the tables contain afterwards. */
async function race(vote: Vote): Promise<{ succeeded: number; refused: string[]; rows: number; counted: number; events: number }> {
  const { db } = fixtures;
  const [feature] = await rows<{ id: string }>(db.knex, `update features set votes = 0 where title = 'Compare side by side' returning id`);
  const featureId = feature!.id;
  await rows(db.knex, 'delete from feature_votes');
  await rows(db.knex, 'delete from outbox_events');
  const userId = newId();
  const outcomes: PromiseSettledResult<unknown>[] = [];
  for (let done = 0; done < CLICKS; done += AT_ONCE) {
    let waiting = 0;
    let open!: () => void;
    const barrier = new Promise<void>((resolve) => (open = resolve));
    const clicks = Array.from({ length: AT_ONCE }, () =>
      db.transaction(async (tx) => {
        await rows(tx, 'select 1');
        waiting += 1;
        if (waiting === AT_ONCE) open();
        await barrier;
        return vote(tx, featureId, userId);
      }),
    );
    outcomes.push(...(await Promise.allSettled(clicks)));
  }
  const [after] = await rows<{ rows: number; counted: number; events: number }>(
    db.knex,
    `select (select count(*) from feature_votes where feature_id = :featureId)::int as rows, (select votes from features where id = :featureId) as counted,
      (select count(*) from outbox_events where name = 'feature_voted')::int as events`,
    { featureId },
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String((outcome.reason as { code?: string }).code)] : []));
  return { succeeded: CLICKS - refused.length, refused: [...new Set(refused)], ...after! };
}

it('100 votes of one user for a feature, 20 at once, are stored as one vote', async () => {
  const vote: Vote = (tx, featureId, userId) => voteForFeature(tx, { ...fixtures, clock: systemClock }, featureId, userId);
  expect(await race(vote)).toEqual({ succeeded: 1, refused: ['already_voted'], rows: 1, counted: 1, events: 1 });
});

it('100 votes of one user at once store a wrong count if the command reads first and counts later, and the test detects it', async () => {
  const lookThenCount: Vote = async (tx, featureId, userId) => {
    const found = await rows(tx, 'select 1 from feature_votes where feature_id = ? and user_id = ?', [featureId, userId]);
    if (found.length > 0) throw Object.assign(new Error('twice'), { code: 'already_voted' });
    await rows(tx, 'insert into feature_votes (feature_id, user_id, id, created_at) values (?, ?, ?, now()) on conflict do nothing', [featureId, userId, newId()]);
    await rows(tx, 'update features set votes = votes + 1 where id = ?', [featureId]);
  };
  const { counted, rows: kept } = await race(lookThenCount);
  expect(kept).toBe(1);
  expect(counted).toBeGreaterThan(1);
});

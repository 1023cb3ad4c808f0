import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rows } from '#kernel/db/raw.ts';
import { expectConverged } from '#testing/recovery/expect-converged.ts';
import { KEY, model, NEW_KEY, ofType, provider, startSavedProviders } from './testing/saved-providers.ts';
import type { SavedProviders } from './testing/saved-providers.ts';

let given: SavedProviders;
beforeAll(async () => {
  given = await startSavedProviders();
}, 90_000);
afterAll(() => given.close());

it('loses no run and charges none wrongly while providers\' keys, order and cap change under 20 runs a second', async () => {
  const { app, ada, bo, ask, page, save } = given;
  const users = await Promise.all(Array.from({ length: 10 }, () => app.register()));
  const started: ReturnType<typeof ask>[] = [];
  const stream = async (runs: number): Promise<void> => {
    for (let count = 0; count < runs; count += 1) {
      started.push(ask(users[started.length % users.length]!));
      await wait(50);
    }
  };
  await save('text', [provider('ada', ada, { key: { do: 'replace', key: KEY }, models: [model('ada', { costMicros: 2_000 })] })]);
  await stream(30);
  await Promise.all([stream(30), save('text', [provider('ada', ada, { key: { do: 'replace', key: NEW_KEY }, models: [model('ada', { costMicros: 2_000 })] })])]);
  const changedAt = performance.now();
  // The cap of this provider pays for 15 calls.
  await Promise.all([stream(20), save('text', [provider('bo', bo, { capMicros: 30_000, models: [model('bo', { costMicros: 2_000 })] }), provider('ada', ada, { key: { do: 'keep' } })])]);
  await stream(40);
  expect(new Set((await Promise.all(started)).map(({ status }) => status))).toEqual(new Set([202]));
  await expectConverged(app.services.db);
  const ended = await rows<{ status: string; provider: string; runs: number }>(app.services.db.knex, `
    select g.status, g.provider, count(*)::int as runs from generations g join users u on u.id = g.user_id where u.username = any(?) group by 1, 2 order by 2`, [users.map(({ username }) => username)]);
  expect(ended).toEqual([{ status: 'succeeded', provider: 'ada', runs: 105 }, { status: 'succeeded', provider: 'bo', runs: 15 }]);
  expect(bo.calls).toHaveLength(15);
  expect(ofType(await page(), 'text').providers[0]!.spentMicros).toBe(30_000);
  const late = ada.calls.filter(({ at }) => at > changedAt + 2_000);
  expect(new Set(late.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${NEW_KEY}`]));
  for (const user of users) expect((await user.send<number>('GET', '/api/user/balance')).body).toBe(8);
}, 120_000);

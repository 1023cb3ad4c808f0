import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listUnlocks, refundUnlock, unlockPrompt } from '#contracts/selling.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
});
afterAll(() => fixtures.close());

type Action = { do: 'run' | 'freeTrialRun' | 'unlock' | 'refund' | 'deliver' | 'release'; who: number; what: number };
const action: fc.Arbitrary<Action> = fc.record({
  do: fc.oneof({ weight: 4, arbitrary: fc.constant('run' as const) }, { weight: 4, arbitrary: fc.constant('unlock' as const) }, { weight: 3, arbitrary: fc.constant('refund' as const) }, fc.constantFrom('freeTrialRun' as const, 'deliver' as const, 'release' as const)),
  who: fc.nat(5), what: fc.nat(5),
});

const REFUSALS = ['already_unlocked', 'insufficient_tokens', 'price_changed', 'own_prompt', 'free_trial_run_gone', 'refund_too_many_runs', 'refund_cooldown', 'refund_already_refunded', 'refund_too_late', 'in_flight'];

it('runs, unlocks, refunds and releases at the same time leave a ledger that adds up, and access for each person who paid', { timeout: 600_000 }, async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => fixtures.person(150)));
  const root = await fixtures.prompt({ owner: people[0]!, royalty: 1, price: 5, freeTrialRuns: 2 });
  const prompts = [root, await fixtures.prompt({ owner: people[1]!, royalty: 3, price: 12, parent: { id: root, percent: 20 }, freeTrialRuns: 1 })];
  for (const owner of people.slice(2)) prompts.push(await fixtures.prompt({ owner, royalty: 2, price: 8, parent: { id: prompts.at(-1)!, percent: 10 } }));
  const unexpected: string[] = [];
  const judge = (what: string, answer: { status: number; body: unknown }): void => {
    const code = (answer.body as { code?: string }).code;
    if (answer.status >= 400 && !REFUSALS.includes(code ?? '')) unexpected.push(`${what}: ${answer.status} ${code}`);
  };
  const seen = new Set<string>();
  const see = async (): Promise<void> => (await fixtures.query<{ status: string }>('select distinct status from earnings')).forEach(({ status }) => seen.add(status));
  const act: Record<Action['do'], (person: Person, promptId: string) => Promise<void>> = {
    async run(person, promptId) {
      if (fixtures.provider.calls.length % 5 === 0) fixtures.provider.script({ do: 'status', status: 400 });
      const { status, code } = await fixtures.run(person, promptId);
      judge('run', { status, body: { code } });
    },
    async freeTrialRun(person, promptId) {
      const { status, code } = await fixtures.run(person, promptId, { freeTrialRun: true });
      judge('freeTrialRun', { status, body: { code } });
    },
    async unlock(person, promptId) {
      const offer = await person.send<{ offer: { total: number } }>('GET', `/api/prompts/${promptId}/offer`);
      judge('unlock', await call(person, unlockPrompt, { params: { id: promptId }, body: { expectedTotal: offer.body.offer.total }, key: newId() }));
    },
    async refund(person) {
      const { items } = (await call(person, listUnlocks, {})).body;
      const unlock = items.find((item) => item.unlock.status === 'active')?.unlock;
      if (unlock) judge('refund', await call(person, refundUnlock, { params: { id: unlock.id }, key: newId() }));
    },
    deliver: () => fixtures.deliver(),
    async release() {
      await see();
      await fixtures.query(`update earnings set day = day - 8 where status = 'pending' and id in (select id from earnings where status = 'pending' order by id limit 6 for update skip locked)`);
      await fixtures.release();
    },
  };

  for (const seed of [1, 2, 3]) {
    const queue = [...fc.sample(fc.array(action, { minLength: 120, maxLength: 120 }), { seed, numRuns: 1 })[0]!];
    await Promise.all(Array.from({ length: 6 }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await act[next.do](people[next.who]!, prompts[next.what]!);
    }));
    expect(await fixtures.disagreements()).toEqual([]);
    expect(await fixtures.violations()).toEqual([]);
    const astray = await fixtures.query(`
      select * from (select prompt_id, user_id, id from unlocks where status = 'active') u
      full join (select prompt_id, user_id, source_id as id from prompt_access where source = 'unlock' and revoked_at is null) a using (prompt_id, user_id, id)
      where u.prompt_id is null or a.prompt_id is null`);
    expect(astray).toEqual([]);
  }
  expect(unexpected).toEqual([]);
  await see();
  // Which states are left at the end depends on which actions came last.
  expect([...seen].sort()).toEqual(['pending', 'released', 'reversed']);
});

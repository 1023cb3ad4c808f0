import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { listUnlocks } from '#contracts/selling.ts';
import { newId } from '#kernel/ids.ts';
import { call } from '#testing/test-app.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { SellingFixtures } from './testing/selling-fixtures.ts';
import { buy, codeOf, messagesOf, offerOf } from './testing/unlock-calls.ts';

let fixtures: SellingFixtures;
beforeAll(async () => {
  fixtures = await openSellingFixtures();
});
afterAll(async () => {
  expect(await fixtures.disagreements()).toEqual([]);
  await fixtures.close();
});
afterEach(async () => {
  expect(await fixtures.violations()).toEqual([]);
});

describe('an unlock', () => {
  it('an unlock costs the price less the royalties of 30 days, opens the text, and tells the creator', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(100)];
    const id = await fixtures.prompt({ owner: ada, royalty: 2, price: 25, template: 'Write nine very secret lines of words about {{topic}}.', system: 'You keep the tenth line to yourself.' });
    const sealed = await call(bo, getPrompt, { params: { idOrSlug: id } });
    expect([sealed.body.prompt.template, sealed.body.prompt.systemTemplate, sealed.body.prompt.negativeTemplate, sealed.text.includes('tenth line')]).toEqual([undefined, undefined, undefined, false]);
    await fixtures.run(bo, id);
    await fixtures.run(bo, id);
    await fixtures.deliver();
    expect(await offerOf(bo, id)).toMatchObject({ runRoyalty: 2, unlockPrice: 25, credit: 4, total: 21, unlock: null });

    const before = await fixtures.balance(bo);
    const wrong = await buy(bo, id, 20);
    expect([wrong.status, wrong.body]).toMatchObject([409, { code: 'price_changed', details: { quote: { total: 21 } } }]);
    expect(await fixtures.balance(bo)).toBe(before);
    const unlock = await fixtures.unlock(bo, id);
    expect(unlock).toMatchObject({ promptId: id, version: 1, price: 25, credit: 4, paid: 21, status: 'active', refundable: true, refusal: null });
    expect(await fixtures.balance(bo)).toBe(before - 21);
    expect((await call(bo, getPrompt, { params: { idOrSlug: id } })).body.prompt).toMatchObject({
      template: 'Write nine very secret lines of words about {{topic}}.', systemTemplate: 'You keep the tenth line to yourself.', negativeTemplate: null,
    });
    expect(await offerOf(bo, id)).toMatchObject({ runRoyalty: 0, unlock: { id: unlock.id } });
    await fixtures.deliver();
    expect(await fixtures.pending(ada)).toEqual({ ledger: 25, rows: 25 });
    expect(await messagesOf(fixtures, ada)).toEqual([expect.stringContaining('was unlocked')]);
    expect((await call(bo, listUnlocks, {})).body.items).toEqual([expect.objectContaining({ prompt: expect.objectContaining({ contentType: 'text' }) })]);

    fixtures.clock.advance(31);
    const cleo = await fixtures.person(100);
    expect((await offerOf(cleo, id)).credit).toBe(0);
    fixtures.clock.advance(-31);
  });

  it('an unlock is refused to the author, a second time, for a free prompt, and without tokens, and then takes nothing', async () => {
    const [ada, bo] = [await fixtures.person(100), await fixtures.person(5)];
    const [paid, free] = [await fixtures.prompt({ owner: ada, price: 10 }), await fixtures.prompt({ owner: ada, pricing: 'free' })];
    expect(codeOf(await buy(ada, paid, 10))).toBe('own_prompt');
    expect(codeOf(await buy(bo, free, 0))).toBe('not_for_sale');
    const short = await buy(bo, paid, 10);
    expect([short.status, codeOf(short)]).toEqual([402, 'insufficient_tokens']);
    expect((await fixtures.app.visitor().send('POST', `/api/prompts/${paid}/unlock`, { body: { expectedTotal: 10 } })).status).toBe(401);
    const cleo = await fixtures.person(30);
    await fixtures.unlock(cleo, paid);
    expect(codeOf(await buy(cleo, paid, 10))).toBe('already_unlocked');
    expect([await fixtures.balance(bo), await fixtures.balance(cleo)]).toEqual([5, 20]);
  });

  it('fifty clicks on unlock at once make one unlock, whether their keys are equal or different', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(500)];
    const id = await fixtures.prompt({ owner: ada, price: 10 });
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => buy(bo, id, 10, n % 2 ? newId() : key)));
    expect(answers.filter(({ status }) => status === 201).every(({ body }) => body.unlock.id === answers.find(({ status }) => status === 201)!.body.unlock.id)).toBe(true);
    expect(answers.filter(({ status }) => ![201, 409].includes(status))).toEqual([]);
    expect(await fixtures.balance(bo)).toBe(490);
    expect(await fixtures.pending(ada)).toEqual({ ledger: 10, rows: 10 });
    expect(await fixtures.query('select 1 from prompt_access where prompt_id = ? and revoked_at is null', [id])).toHaveLength(1);
  });

  it('an unlock whose price the buyer\'s royalties have paid costs nothing', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(30)];
    const id = await fixtures.prompt({ owner: ada, royalty: 5, price: 5 });
    await fixtures.run(bo, id);
    await fixtures.deliver();
    expect(await fixtures.unlock(bo, id)).toMatchObject({ credit: 5, paid: 0 });
    expect(await fixtures.balance(bo)).toBe(24);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#contracts/durations.ts';
import { generateFromPrompt } from '#contracts/generation.ts';
import { login } from '#contracts/identity.ts';
import { decideRefund, getQueueCounts, listRefunds } from '#contracts/moderation.ts';
import { getPrompt } from '#contracts/prompt-detail.ts';
import { askRefund, listUnlocks } from '#contracts/selling.ts';
import type { Unlock } from '#contracts/selling.ts';
import { newId } from '#kernel/ids.ts';
import { restorePrompt } from '#modules/prompts/commands/decide-version.ts';
import { call } from '#testing/test-app.ts';
import { openSellingFixtures } from './testing/selling-fixtures.ts';
import type { Person, SellingFixtures } from './testing/selling-fixtures.ts';
import { codeOf, giveBack, messagesOf, offerOf } from './testing/unlock-calls.ts';

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

/** Subjects of the messages that a buyer got about one unlock. */
const told = async ({ id }: Person, unlockId: string) =>
  (await fixtures.query<{ subject: string }>(`select subject from messages where user_id = ? and related_entity_type = 'unlock' and related_entity_id = ? order by created_at, id`, [id, unlockId])).map(({ subject }) => subject);

describe('a refund of an unlock', () => {
  it('a refund of an unlock gives each bucket back what it paid, takes the earnings back, and seals the text again', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(20)];
    const { wallet } = fixtures.app.modules.wallet;
    await wallet.grant(fixtures.app.services.db.knex, { userId: bo.id, amount: 3, kind: 'reward', bucket: 'bonus', key: `b:${bo.id}`, reason: 'test' });
    const id = await fixtures.prompt({ owner: ada, price: 10 });
    const before = await wallet.overview(fixtures.app.services.db.knex, bo.id);
    const unlock = await fixtures.unlock(bo, id);
    const answer = await giveBack(bo, unlock.id);
    expect(answer.body.unlock).toMatchObject({ status: 'refunded', refundable: false, refusal: 'already_refunded' });
    expect(await wallet.overview(fixtures.app.services.db.knex, bo.id)).toEqual(before);
    expect(await fixtures.pending(ada)).toEqual({ ledger: 0, rows: 0 });
    expect((await call(bo, getPrompt, { params: { idOrSlug: id } })).body.prompt.template).toBeUndefined();
    expect(codeOf(await giveBack(bo, unlock.id))).toBe('refund_already_refunded');
    expect((await giveBack(ada, unlock.id)).status).toBe(404);
    await fixtures.deliver();
    expect(await messagesOf(fixtures, bo)).toEqual([expect.stringContaining('is refunded')]);
    await fixtures.unlock(bo, id);
  });

  it('an unlock cannot be refunded after three runs, unfinished ones included, or after 24 hours unless the provider failed a later run', async () => {
    const [ada, bo, cleo] = [await fixtures.person(), await fixtures.person(60), await fixtures.person(60)];
    const id = await fixtures.prompt({ owner: ada, price: 10 });
    const unlock = await fixtures.unlock(bo, id);
    for (let n = 0; n < 2; n += 1) await fixtures.run(bo, id);
    const third = await call(bo, generateFromPrompt, { params: { id }, body: { expectedTotal: 99, inputs: { topic: 'ships' } }, key: newId() });
    await fixtures.deliver();
    expect((await offerOf(bo, id)).unlock).toMatchObject({ runsSince: 3, refundable: false, refusal: 'too_many_runs' });
    expect(codeOf(await giveBack(bo, unlock.id))).toBe('refund_too_many_runs');
    fixtures.provider.script({ do: 'status', status: 400 });
    expect(await fixtures.finish(third.body.generation.id)).toBe('failed');
    await fixtures.deliver();
    expect((await offerOf(bo, id)).unlock).toMatchObject({ runsSince: 2, refundable: true });
    const other = await fixtures.unlock(cleo, id);
    await fixtures.app.services.db.knex('unlocks').where({ id: other.id }).update({ unlocked_at: new Date(Date.now() - 25 * HOUR_MS) });
    expect(codeOf(await giveBack(cleo, other.id))).toBe('refund_too_late');
    // A run that the provider refused because of its request allows no refund of the unlock after 24 hours.
    for (const refused of [{ status: 400 }, { status: 400, message: 'content policy', code: 'content_policy_violation' }]) {
      fixtures.provider.script({ do: 'status', ...refused });
      await fixtures.run(cleo, id);
    }
    await fixtures.deliver();
    expect(codeOf(await giveBack(cleo, other.id))).toBe('refund_too_late');
    await fixtures.fail(cleo, id);
    expect((await giveBack(cleo, other.id)).status).toBe(200);
    expect(await fixtures.pending(ada)).toEqual({ ledger: 10, rows: 10 });
  });

  it('an unlock cannot be refunded after 24 hours when its only failed runs had an empty or too large output', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const unlock = await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }));
    await fixtures.query(`update unlocks set unlocked_at = unlocked_at - interval '25 hours' where id = ?`, [unlock.id]);
    for (const [code, text] of [['empty', ' '], ['too_large', 'x'.repeat(1_000_000)]] as const) {
      const forced = { do: 'ok' as const, words: [text] };
      fixtures.provider.script(forced, forced, forced);
      const { id } = await fixtures.run(bo, unlock.promptId);
      expect(await fixtures.query('select status, error_code from generations where id = ?', [id])).toEqual([{ status: 'failed', error_code: code }]);
      await fixtures.deliver();
      expect((await offerOf(bo, unlock.promptId)).unlock).toMatchObject({ refundable: false, refusal: 'too_late' });
      expect(codeOf(await giveBack(bo, unlock.id))).toBe('refund_too_late');
    }
    await fixtures.fail(bo, unlock.promptId);
    expect((await giveBack(bo, unlock.id)).status).toBe(200);
  });

  it('a refund of an unlock counts runs whose events are still on the way: deleted ones and unfinished ones, but no failure before the unlock', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const id = await fixtures.prompt({ owner: ada, price: 10, royalty: 0 });
    await fixtures.fail(bo, id);
    const unlock = await fixtures.unlock(bo, id);
    await fixtures.query(`update unlocks set unlocked_at = unlocked_at - interval '25 hours' where id = ?`, [unlock.id]);
    await fixtures.query(`update generations set created_at = created_at - interval '26 hours' where prompt_id = ?`, [id]);
    await fixtures.query(`update prompt_runs set requested_at = requested_at - interval '26 hours' where prompt_id = ?`, [id]);
    expect((await offerOf(bo, id)).unlock).toMatchObject({ refundable: false, refusal: 'too_late' });
    expect(codeOf(await giveBack(bo, unlock.id))).toBe('refund_too_late');
    await fixtures.fail(bo, id);
    // The buyer could refund the unlock now. But a run of the prompt is about to deliver, and its end races with the refund.
    const run = await call(bo, generateFromPrompt, { params: { id }, body: { expectedTotal: 99, inputs: { topic: 'ships' } }, key: newId() });
    const [refund, outcome] = await Promise.all([giveBack(bo, unlock.id), fixtures.finish(run.body.generation.id)]);
    expect([codeOf(refund), outcome]).toEqual(['refund_too_late', 'succeeded']);
    await bo.send('DELETE', `/api/generations/${run.body.generation.id}`);
    expect(codeOf(await giveBack(bo, unlock.id))).toBe('refund_too_late');

    const second = await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }));
    for (let n = 0; n < 3; n += 1) await fixtures.run(bo, second.promptId);
    expect(codeOf(await giveBack(bo, second.id))).toBe('refund_too_many_runs');
  });

  it('every buyer of a prompt that was taken down can refund the unlock, after any number of runs, and the refund counts toward no limit', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(90)];
    const id = await fixtures.prompt({ owner: ada, price: 10 });
    const unlock = await fixtures.unlock(bo, id);
    for (let n = 0; n < 3; n += 1) await fixtures.run(bo, id);
    await fixtures.deliver();
    await fixtures.query(`update prompts set status = 'draft' where id = ?`, [id]);
    await fixtures.app.services.db.transaction((tx) => fixtures.app.modules.prompts.target.remove(tx, id, 'rights'));
    const [item] = (await call(bo, listUnlocks, {})).body.items;
    expect(item!.unlock).toMatchObject({ id: unlock.id, refundable: true, refusal: null });
    for (let round = 0; round < 2; round += 1) await fixtures.deliver();
    expect(await told(bo, unlock.id)).toEqual([expect.stringContaining('was taken down') as string]);
    expect((await giveBack(bo, unlock.id)).status).toBe(200);
    expect(await fixtures.pending(ada)).toEqual({ ledger: 0, rows: 0 });
    await fixtures.app.services.db.transaction((tx) => restorePrompt(tx, fixtures.app.services, id));
    // The author had unpublished the prompt before it was taken down, so it does not come back to the marketplace.
    expect(await fixtures.query('select status, removed_rule from prompts where id = ?', [id])).toEqual([{ status: 'draft', removed_rule: null }]);
    for (let n = 0; n < 3; n += 1) expect((await giveBack(bo, (await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }))).id)).status).toBe(200);
  });

  it('a buyer can ask a moderator once for a refund that the rules refuse, and one decision gives a reason and a message', async () => {
    const [ada, bo, mo] = [await fixtures.person(), await fixtures.person(60), await fixtures.person()];
    await fixtures.query(`update users set role = 'moderator' where id = ?`, [mo.id]);
    await call(mo, login, { body: { username: mo.username, password: 'correct-horse-9' } });
    const ask = (id: string) => call(bo, askRefund, { params: { id }, body: { message: 'It never wrote about gulls.' }, key: newId() });
    const decide = (id: string, decision: 'grant' | 'refuse') => call(mo, decideRefund, { params: { id }, body: { decision, note: 'We looked at your runs.' }, key: newId() });
    const [granted, refused, taken] = [await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 })), await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 })), await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }))];
    expect(codeOf(await ask(granted.id))).toBe('refund_possible');
    await fixtures.query(`update unlocks set unlocked_at = unlocked_at - interval '25 hours' where user_id = ?`, [bo.id]);
    await fixtures.query('update unlocks set credit = price, paid = 0 where id = ?', [granted.id]);
    expect(codeOf(await ask(granted.id))).toBe('nothing_paid');
    await fixtures.query('update unlocks set credit = 0, paid = price where id = ?', [granted.id]);
    expect((await Promise.all([ask(granted.id), ask(granted.id)])).map(codeOf).sort()).toEqual(['refund_asked', undefined]);
    for (const { id } of [refused, taken]) expect((await ask(id)).body.unlock).toMatchObject({ mayAsk: false, refusal: 'too_late', request: { status: 'open', answer: null } });
    expect((await call(mo, getQueueCounts)).body.refunds).toBe(3);

    const items = (await call(mo, listRefunds, {})).body.items;
    expect(items[0]).toMatchObject({ unlock: { id: granted.id, paid: 10, refusal: 'too_late' }, buyer: { id: bo.id }, failures: 0, message: 'It never wrote about gulls.', mine: false });
    const requestOf = ({ id }: Unlock) => items.find(({ unlock }) => unlock.id === id)!.id;
    // The buyer refunds the third unlock while a moderator grants its request. Its prompt was taken down, so both may succeed, and the unlock must go back
    // once.
    await fixtures.app.services.db.transaction((tx) => fixtures.app.modules.prompts.target.remove(tx, taken.promptId, 'spam'));
    const race = await Promise.all([decide(requestOf(taken), 'grant'), giveBack(bo, taken.id)]);
    expect(race.filter(({ status }) => status === 200)).toHaveLength(1);
    const answers = await Promise.all([decide(requestOf(granted), 'grant'), decide(requestOf(granted), 'grant'), decide(requestOf(refused), 'refuse')]);
    expect(answers.map(codeOf).sort()).toEqual(['already_decided', undefined, undefined]);
    await fixtures.deliver();

    expect([await fixtures.balance(bo), await fixtures.pending(ada), await fixtures.violations()]).toEqual([50, { ledger: 10, rows: 10 }, []]);
    const mine = new Map((await call(bo, listUnlocks, {})).body.items.map(({ unlock }) => [unlock.id, unlock]));
    expect([mine.get(granted.id), mine.get(refused.id)]).toMatchObject([{ status: 'refunded', request: { status: 'granted' } }, { status: 'active', mayAsk: false, request: { status: 'refused', answer: 'We looked at your runs.' } }]);
    expect([await told(bo, granted.id), await told(bo, refused.id)]).toEqual([[expect.stringContaining('is granted') as string], [expect.stringContaining('was refused') as string]]);
    expect((await call(mo, getQueueCounts)).body.refunds).toBe(0);
    // Refunds that a moderator granted do not count toward the buyer's limit.
    for (let n = 0; n < 3; n += 1) expect((await giveBack(bo, (await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 }))).id)).status).toBe(200);
  });

  it('fifty refunds of one unlock at once give one refund, and a fourth refund of the same buyer is refused', async () => {
    const [ada, bo] = [await fixtures.person(), await fixtures.person(60)];
    const unlocks: Unlock[] = [];
    for (let n = 0; n < 4; n += 1) unlocks.push(await fixtures.unlock(bo, await fixtures.prompt({ owner: ada, price: 10 })));
    const answers = await Promise.all(Array.from({ length: 50 }, () => giveBack(bo, unlocks[0]!.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const unlock of unlocks.slice(1, 3)) expect((await giveBack(bo, unlock.id)).status).toBe(200);
    expect(codeOf(await giveBack(bo, unlocks[3]!.id))).toBe('refund_cooldown');
    expect([await fixtures.balance(bo), (await fixtures.pending(ada)).ledger]).toEqual([50, 10]);
  });
});

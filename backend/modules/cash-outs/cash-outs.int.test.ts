import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { decideCashOut, getCashOuts, listCashOuts, requestCashOut } from '#contracts/cash-outs.ts';
import { DAY_MS } from '#contracts/durations.ts';
import { changeFlag } from '#contracts/flags.ts';
import { login } from '#contracts/identity.ts';
import { must } from '#contracts/must.ts';
import { rows } from '#kernel/db/raw.ts';
import { processEvent } from '#kernel/events/process-event.ts';
import { groupSubscriptions } from '#kernel/events/subscriptions.ts';
import { newId } from '#kernel/ids.ts';
import type { HttpUser } from '#testing/http-user.ts';
import { race } from '#testing/race.ts';
import type { Act } from '#testing/race.ts';
import { call, createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';
import { isBelowPrices } from './domain/cash-out-rate.ts';

let app: TestApp;
let root: HttpUser;
let shift = 0;
const signIn = (user: HttpUser) => call(user, login, { body: { username: user.username, password: 'correct-horse-9' } });
beforeAll(async () => {
  app = await createTestApp({ clock: { now: () => new Date(Date.now() + shift) } });
  root = await app.register();
  await app.services.db.knex('users').where({ username: root.username }).update({ role: 'admin' });
  await signIn(root);
  await call(root, changeFlag, { params: { name: 'cash_outs' }, body: { value: true, audience: { type: 'everyone' }, revision: 0 } });
  // Each process caches flags and settings for some seconds. Moving the clock makes a new value visible to the next request.
  shift += 10_000;
});
afterAll(async () => {
  expect(await app.modules.wallet.ledger.violations(app.services.db.knex)).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  await signIn(root);
});

interface Creator {
  user: HttpUser;
  id: string;
}

/** Registers a creator with earned tokens that are 61 days old, and younger ones. */
async function creator(old: number, young = 0): Promise<Creator> {
  const user = await app.register();
  const [row] = await rows<{ id: string }>(app.services.db.knex, 'select id from users where username = ?', [user.username]);
  const { id } = must(row, 'the account');
  await app.services.db.knex('users').where({ id }).update({ email_confirmed_at: app.services.clock.now() });
  const earns = (amount: number): Promise<boolean> => app.modules.wallet.wallet.grant(app.services.db.knex, { userId: id, amount, kind: 'adjustment', bucket: 'earned', key: newId(), reason: 'earned' });
  if (old > 0) await earns(old);
  shift += 61 * DAY_MS;
  if (young > 0) await earns(young);
  await signIn(user);
  await signIn(root);
  return { user, id };
}
const PAY_TO = 'IBAN DE00 1234 5678';
const asks = (user: HttpUser, tokens: number) => call(user, requestCashOut, { body: { tokens, payTo: PAY_TO }, key: newId() });
const decides = (id: string, decision: 'approve' | 'reject' | 'paid', note = 'By hand') => call(root, decideCashOut, { params: { id }, body: { decision, note }, key: newId() });
const wallet = async ({ id }: Creator) => (await rows<{ earned: number; debt: number }>(app.services.db.knex, 'select earned, debt from wallets where user_id = ?', [id]))[0];
/** The balance of one payout request on each ledger account of the platform; accounts with a balance of 0 are absent. */
const ledger = async (id: string) =>
  rows<{ account: string; amount: number }>(app.services.db.knex, `select e.account, sum(e.amount)::int as amount from ledger_transactions t join ledger_entries e on e.tx_id = t.id
    where t.ref_type = 'cash_out' and t.ref_id = ? and e.owner is null group by e.account having sum(e.amount) <> 0 order by e.account`, [id]);

/** Delivers the events, and returns the subjects of a person's messages about their payout requests. */
async function told({ id }: Creator): Promise<string[]> {
  const { db, clock, log } = app.services;
  const subscriptionsByEvent = groupSubscriptions(app.modules.messages.subscriptions ?? []);
  const events = await rows<{ id: string }>(db.knex, `select id from outbox_events where name = 'cash_out_decided' and payload->>'userId' = ? order by id`, [id]);
  for (const event of events) await processEvent({ db, clock, log, subscriptionsByEvent }, event.id, 'messages.on_cash_out_decided');
  return (await rows<{ subject: string }>(db.knex, `select subject from messages where user_id = ? and dedupe_key like 'cash_out:%' order by id`, [id])).map(({ subject }) => subject);
}

it('a payout request sets tokens aside and is approved and paid, with a ledger entry at each step and no payment details left', async () => {
  const mira = await creator(1_200);
  const { status, body: { cashOut } } = await asks(mira.user, 1_000);
  expect([status, cashOut.amountCents, cashOut.payTo, await wallet(mira)]).toEqual([201, 5_000, PAY_TO, { earned: 200, debt: 0 }]);
  expect(await ledger(cashOut.id)).toEqual([{ account: 'cash_outs_requested', amount: 1_000 }]);
  const [stored] = await rows<{ payTo: string }>(app.services.db.knex, 'select pay_to as "payTo" from cash_outs where id = ?', [cashOut.id]);
  expect(stored?.payTo).not.toContain('IBAN');
  const listed = await call(root, listCashOuts);
  expect(listed.body.items.find(({ id }) => id === cashOut.id)).toMatchObject({ userId: mira.id, payTo: PAY_TO, state: 'requested' });
  expect((await decides(cashOut.id, 'paid')).body).toMatchObject({ code: 'cash_out_decided' });
  await decides(cashOut.id, 'approve');
  expect(await ledger(cashOut.id)).toEqual([{ account: 'cash_outs_approved', amount: 1_000 }]);
  const paid = await decides(cashOut.id, 'paid', 'Transfer 4711');
  expect(paid.body.cashOut).toMatchObject({ state: 'paid', payTo: null, note: 'Transfer 4711' });
  expect([await ledger(cashOut.id), await wallet(mira)]).toEqual([[{ account: 'cash_outs_paid', amount: 1_000 }], { earned: 200, debt: 0 }]);
  expect((await decides(cashOut.id, 'reject')).body).toMatchObject({ code: 'cash_out_decided' });
  expect(await told(mira)).toEqual(['Your payout of $50.00 is approved', 'Your payout of $50.00 is paid']);
});

it('a rejected payout request returns every token, before and after its approval, and its owner may request again', async () => {
  const mira = await creator(600);
  for (const approved of [false, true]) {
    const { body: { cashOut } } = await asks(mira.user, 600);
    if (approved) await decides(cashOut.id, 'approve');
    await decides(cashOut.id, 'reject', 'The name did not match');
    expect([await ledger(cashOut.id), await wallet(mira)]).toEqual([[], { earned: 600, debt: 0 }]);
  }
  const { body } = await call(mira.user, getCashOuts);
  expect([body.payable, body.items.map(({ state, note }) => [state, note])]).toEqual([600, [['rejected', 'The name did not match'], ['rejected', 'The name did not match']]]);
});

it('only tokens that were earned 60 days ago can be paid out, and spending since then uses the oldest first', async () => {
  const mira = await creator(600, 700);
  expect((await call(mira.user, getCashOuts)).body).toMatchObject({ open: true, earned: 1_300, payable: 600 });
  await app.modules.wallet.wallet.debit(app.services.db.knex, { userId: mira.id, amount: 120, key: newId(), reason: 'spent' });
  // A run spends the 20 welcome tokens before the earned ones.
  expect((await call(mira.user, getCashOuts)).body.payable).toBe(500);
  expect((await asks(mira.user, 501)).body).toMatchObject({ code: 'cash_out_short' });
  expect((await asks(mira.user, 500)).status).toBe(201);
});

it('a payout is refused for fewer than 500 tokens, a second time, with a debt, without a confirmed email and while payouts are switched off', async () => {
  const mira = await creator(2_000);
  expect((await asks(mira.user, 499)).status).toBe(400);
  expect((await asks(mira.user, 500)).status).toBe(201);
  expect((await asks(mira.user, 500)).body).toMatchObject({ code: 'cash_out_open' });
  const bo = await creator(2_000);
  await app.services.db.knex('users').where({ id: bo.id }).update({ email_confirmed_at: null });
  expect((await asks(bo.user, 500)).body).toMatchObject({ code: 'cash_out_unconfirmed' });
  const { body: [flag] } = await call(root, changeFlag, { params: { name: 'cash_outs' }, body: { value: false, audience: { type: 'everyone' }, revision: 1 } });
  expect(flag).toBeDefined();
  shift += 10_000;
  expect((await asks(bo.user, 500)).body).toMatchObject({ code: 'cash_outs_closed' });
  await call(root, changeFlag, { params: { name: 'cash_outs' }, body: { value: true, audience: { type: 'everyone' }, revision: 2 } });
  shift += 10_000;
});

it('the default payout rate is below the prices of the shop', async () => {
  const { packages, pro } = await app.modules.pricing.pricing.products(app.services.db.knex);
  expect(isBelowPrices(500, [...packages, pro])).toBe(true);
});

it('two opposite decisions about a payout at once move its tokens once, and the test detects a copy that reads the request without a lock', async () => {
  const mira = await creator(1_500);
  const { body: { cashOut } } = await asks(mira.user, 500);
  const answers = await Promise.all([decides(cashOut.id, 'approve'), decides(cashOut.id, 'reject')]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const after = await ledger(cashOut.id);
  expect([[], [{ account: 'cash_outs_approved', amount: 500 }]]).toContainEqual(after);
  if (after.length > 0) await decides(cashOut.id, 'reject');
  const second = (await asks(mira.user, 500)).body.cashOut;
  const { cashOuts } = app.modules.wallet;
  /** A broken copy of the rejection of a payout, without a lock: it reads the state, waits for the other transaction, and returns the tokens a second time. */
  const careless: Act = async (tx, together) => {
    await rows(tx, 'select status from cash_outs where id = ?', [second.id]);
    await together();
    await cashOuts.giveBack(tx, { userId: mira.id, amount: 500, refId: second.id, reason: 'careless', approved: false });
  };
  const approving: Act = async (tx, together) => {
    await rows(tx, 'select status from cash_outs where id = ?', [second.id]);
    await together();
    await cashOuts.approve(tx, { userId: mira.id, amount: 500, refId: second.id, reason: 'careless' });
  };
  await race(app.services.db, careless, approving);
  expect(await ledger(second.id)).toEqual([{ account: 'cash_outs_approved', amount: 500 }, { account: 'cash_outs_requested', amount: -500 }]);
});

it('account deletion ends an open payout request: its tokens return, and the payment details are deleted', async () => {
  const mira = await creator(600);
  const { body: { cashOut } } = await asks(mira.user, 600);
  await app.services.db.transaction((tx) => must(app.modules.cashOuts.personalData, 'the personal data').erase(tx, mira.id));
  const [row] = await rows<{ status: string; payTo: string | null }>(app.services.db.knex, 'select status, pay_to as "payTo" from cash_outs where id = ?', [cashOut.id]);
  expect([row, await wallet(mira)]).toEqual([{ status: 'rejected', payTo: null }, { earned: 600, debt: 0 }]);
});

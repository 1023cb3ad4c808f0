import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayments } from '#testing/payments-fixtures.ts';
import type { PaymentsFixtures } from '#testing/payments-fixtures.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { beginCardPayment } from './commands/begin-purchase.ts';
import { listener } from './testing/hear-all.ts';
import { spend } from './testing/scenarios.ts';

let fixtures: PaymentsFixtures;
beforeAll(async () => {
  fixtures = await openPayments();
});
afterAll(() => fixtures.close());

const told = async (userId: string) =>
  (await rows<{ name: string; said: object }>(fixtures.context.db.knex, `select name, payload - 'orderId' - 'userId' as said from outbox_events where name in ('order_taken_back', 'order_restored') and payload->>'userId' = ? order by id`, [userId])).map(({ name, said }) => [name, said]);

it('the events of a dispute say what debt spent tokens left, and how much of that debt the returned tokens paid when it was won', async () => {
  const hear = listener(fixtures);
  const userId = await fixtures.user();
  const { clientSecret } = await beginCardPayment(fixtures.context, userId, { priceId: 'price_conjure_creator-stack', tokenAmount: 100 }, { idempotency: null, requestHash: newId() });
  await fixtures.sandbox.pay(clientSecret);
  await hear();
  await spend(40)({ fixtures, userId, payment: '', dispute: '' });
  const dispute = fixtures.sandbox.dispute(clientSecret.split('_secret_')[0]!);
  await hear();
  expect(await fixtures.context.wallet.overview(fixtures.context.db.knex, userId)).toMatchObject({ balance: 0, debt: 40 });
  fixtures.sandbox.closeDispute(dispute, true);
  await hear();
  expect(await told(userId)).toEqual([
    ['order_taken_back', { productName: 'Creator Stack', cause: 'dispute', tokens: 100, owed: 40 }],
    ['order_restored', { productName: 'Creator Stack', cause: 'dispute', tokens: 100, settled: 40 }],
  ]);
  expect(await fixtures.context.wallet.overview(fixtures.context.db.knex, userId)).toMatchObject({ balance: 60, debt: 0 });
});

it('a won dispute gives back bonus tokens as bonus: those that the dispute took, and those that paid its debt', async () => {
  const hear = listener(fixtures);
  const userId = await fixtures.user();
  const { wallet, db } = fixtures.context;
  const reward = (amount: number) => wallet.grant(db.knex, { userId, amount, kind: 'reward', bucket: 'bonus', key: newId(), reason: 'test' });
  const { clientSecret } = await beginCardPayment(fixtures.context, userId, { priceId: 'price_conjure_creator-stack', tokenAmount: 100 }, { idempotency: null, requestHash: newId() });
  await fixtures.sandbox.pay(clientSecret);
  await hear();
  await spend(100)({ fixtures, userId, payment: '', dispute: '' });
  await reward(20);
  const dispute = fixtures.sandbox.dispute(clientSecret.split('_secret_')[0]!);
  await hear();
  await reward(30);
  expect(await wallet.overview(db.knex, userId)).toMatchObject({ balance: 0, debt: 50 });
  fixtures.sandbox.closeDispute(dispute, true);
  await hear();
  expect(await rows(db.knex, 'select bonus, purchased, debt from wallets where user_id = ?', [userId])).toEqual([{ bonus: 50, purchased: 0, debt: 0 }]);
});

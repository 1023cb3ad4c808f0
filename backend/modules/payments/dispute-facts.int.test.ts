import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPayments } from '#testing/payments-test-bed.ts';
import type { PaymentsTestBed } from '#testing/payments-test-bed.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import { beginCardPayment } from './commands/begin-purchase.ts';
import { listener } from './testing/hear-all.ts';
import { spend } from './testing/scenarios.ts';

let bed: PaymentsTestBed;
beforeAll(async () => {
  bed = await openPayments();
});
afterAll(() => bed.close());

const told = async (userId: string) =>
  (await rows<{ name: string; said: object }>(bed.context.db.knex, `select name, payload - 'orderId' - 'userId' as said from outbox_events where name in ('order_taken_back', 'order_restored') and payload->>'userId' = ? order by id`, [userId])).map(({ name, said }) => [name, said]);

it('a dispute of spent tokens says what is owed, and when it is won what of the tokens settled that', async () => {
  const hear = listener(bed);
  const userId = await bed.user();
  const { clientSecret } = await beginCardPayment(bed.context, userId, { priceId: 'price_conjure_creator-stack', tokenAmount: 100 }, { idempotency: null, requestHash: newId() });
  await bed.sandbox.pay(clientSecret);
  await hear();
  await spend(40)({ bed, userId, payment: '', dispute: '' });
  const dispute = bed.sandbox.dispute(clientSecret.split('_secret_')[0]!);
  await hear();
  expect(await bed.context.wallet.overview(bed.context.db.knex, userId)).toMatchObject({ balance: 0, debt: 40 });
  bed.sandbox.closeDispute(dispute, true);
  await hear();
  expect(await told(userId)).toEqual([
    ['order_taken_back', { productName: 'Creator Stack', cause: 'dispute', tokens: 100, owed: 40 }],
    ['order_restored', { productName: 'Creator Stack', cause: 'dispute', tokens: 100, settled: 40 }],
  ]);
  expect(await bed.context.wallet.overview(bed.context.db.knex, userId)).toMatchObject({ balance: 60, debt: 0 });
});

it('a dispute that is won gives back bonus tokens for those that it took and for those that paid its debt', async () => {
  const hear = listener(bed);
  const userId = await bed.user();
  const { wallet, db } = bed.context;
  const reward = (amount: number) => wallet.grant(db.knex, { userId, amount, kind: 'reward', bucket: 'bonus', key: newId(), reason: 'test' });
  const { clientSecret } = await beginCardPayment(bed.context, userId, { priceId: 'price_conjure_creator-stack', tokenAmount: 100 }, { idempotency: null, requestHash: newId() });
  await bed.sandbox.pay(clientSecret);
  await hear();
  await spend(100)({ bed, userId, payment: '', dispute: '' });
  await reward(20);
  const dispute = bed.sandbox.dispute(clientSecret.split('_secret_')[0]!);
  await hear();
  await reward(30);
  expect(await wallet.overview(db.knex, userId)).toMatchObject({ balance: 0, debt: 50 });
  bed.sandbox.closeDispute(dispute, true);
  await hear();
  expect(await rows(db.knex, 'select bonus, purchased, debt from wallets where user_id = ?', [userId])).toEqual([{ bonus: 50, purchased: 0, debt: 0 }]);
});

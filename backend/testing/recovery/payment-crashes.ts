import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { createPaymentIntent, WEBHOOK_PATH } from '#contracts/payments.ts';
import { rows } from '#kernel/db/raw.ts';
import type { FailpointName } from '#kernel/failpoints.ts';
import { registerUser } from '#testing/http-user.ts';
import { eventually } from '#testing/job-fixtures.ts';
import { sandboxVariables } from '#testing/payments-fixtures.ts';
import { call } from '#testing/test-app.ts';
import { startSandbox } from '#payments-sandbox';
import { openRecoveryStack } from './recovery-stack.ts';

/** The failpoints at which the death of a process could lose or double a payment, and which process dies there (docs/rules/server.md#failpoints). */
export const PAYMENT_CRASHES: readonly { failpoint: FailpointName; dies: 'api' | 'worker' }[] = [
  { failpoint: 'webhook.before_insert', dies: 'api' },
  { failpoint: 'webhook.after_insert', dies: 'api' },
  { failpoint: 'fulfil.before_commit', dies: 'worker' },
  { failpoint: 'fulfil.after_commit', dies: 'worker' },
];

const DEATH_WITHIN_MS = 25_000;
const CREDITED_WITHIN_MS = 30_000;

/** Lets a buyer pay, kills the process at the failpoint, and starts another one. The tokens must arrive exactly once. */
export async function surviveWhilePaying({ failpoint, dies }: (typeof PAYMENT_CRASHES)[number]): Promise<void> {
  const sandbox = await startSandbox({ deliver: 'send', retryDelaysMs: Array.from({ length: 100 }, () => 300) });
  const stack = await openRecoveryStack({ env: { ...sandboxVariables(sandbox), RATE_LIMIT_REGISTER: '1000/60' } });
  try {
    const url = await stack.apiHere();
    const user = await registerUser(url);
    const doomed = await (dies === 'api' ? stack.api({ FAILPOINT: failpoint }) : stack.worker({ FAILPOINT: failpoint }));
    sandbox.setWebhookUrl(`${dies === 'api' ? doomed.url : url}${WEBHOOK_PATH}`);
    const { body } = await call(user, createPaymentIntent, { body: { priceId: 'price_conjure_mini-boost', type: 'tokens', tokenAmount: 40 } });
    expect(await sandbox.pay(body.clientSecret)).toMatchObject({ status: 'succeeded' });
    expect(await Promise.race([doomed.ended(), wait(DEATH_WITHIN_MS, 'alive')])).toBe('SIGKILL');

    if (dies === 'api') sandbox.setWebhookUrl(`${url}${WEBHOOK_PATH}`);
    await stack.worker();
    const granted = async (): Promise<boolean> => (await rows(stack.db.knex, 'select 1 from orders where id = ? and granted', [body.orderId])).length === 1;
    await eventually(granted, CREDITED_WITHIN_MS);
    await sandbox.flushed();
    const purchases = await rows<{ tokens: number }>(
      stack.db.knex,
      `select sum(e.amount)::int as tokens from ledger_transactions t join ledger_entries e on e.tx_id = t.id where t.kind = 'purchase' and e.owner is not null group by t.id`,
    );
    expect(purchases).toEqual([{ tokens: 40 }]);
  } finally {
    await stack.close();
    await sandbox.stop();
  }
}

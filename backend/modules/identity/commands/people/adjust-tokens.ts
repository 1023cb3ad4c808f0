import { createHash } from 'node:crypto';
import { LARGE_ADJUSTMENT } from '#contracts/admin-users.ts';
import type { AdjustTokensBody } from '#contracts/admin-users.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { IdempotencyKey } from '#kernel/http/endpoint-handler.ts';
import { newId } from '#kernel/ids.ts';
import { InsufficientTokens } from '#modules/wallet/index.ts';
import type { IdentityContext } from '../../identity-context.ts';
import { tokensAdjusted } from '../../identity.events.ts';
import { confirmationNeeded, tooFewToTake } from '../../people.errors.ts';
import { recordAdminAction } from '../record-admin-action.ts';
import type { AdminCall } from '../record-admin-action.ts';
import { lockPerson } from './lock-people.ts';

export interface Adjustment {
  userId: string;
  body: AdjustTokensBody;
  idempotency: Pick<IdempotencyKey, 'scope' | 'key'> | null;
}

/**
 * Adds tokens to a person's wallet, or takes spendable tokens from it. The person gets a message with the reason. One Idempotency-Key moves
 * tokens only once, even after its stored answer was deleted.
 * @throws AppError confirmation_needed, insufficient_tokens, wallet_missing, ledger_key_reused, not_found
 */
export async function adjustTokens(tx: Tx, context: IdentityContext, { viewer, requestId }: AdminCall, adjustment: Adjustment): Promise<void> {
  const { userId, body: { amount, reason, confirmed } } = adjustment;
  if (Math.abs(amount) > LARGE_ADJUSTMENT && !confirmed) throw confirmationNeeded(amount);
  const person = await lockPerson(tx, userId);
  if (!(await move(tx, context, adjustment))) return;
  await context.outbox.publish(tx, tokensAdjusted, { userId, amount, reason });
  await recordAdminAction(tx, context, viewer, { requestId }, {
    action: 'users.adjust_tokens',
    target: { type: 'user', id: userId, label: person.username },
    reason,
    details: { amount },
  });
}

async function move(tx: Tx, { wallet }: IdentityContext, { userId, body: { amount, reason }, idempotency }: Adjustment): Promise<boolean> {
  const key = `adjustment:${idempotency ? hashOf(idempotency) : newId()}`;
  if (amount > 0) return wallet.grant(tx, { userId, amount, key, reason, kind: 'adjustment', bucket: 'bonus' });
  try {
    return await wallet.debit(tx, { userId, amount: -amount, key, reason });
  } catch (error) {
    if (!(error instanceof InsufficientTokens)) throw error;
    throw tooFewToTake((await wallet.state(tx, userId)).balance);
  }
}

// An Idempotency-Key may be longer than a key of the ledger, so its hash is used.
const hashOf = ({ scope, key }: Pick<IdempotencyKey, 'scope' | 'key'>): string =>
  createHash('sha256').update(JSON.stringify([scope, key])).digest('hex');

import { plural } from '#contracts/plural.ts';
import { AppError } from '#kernel/errors.ts';

/** The wallet cannot pay: too few tokens, or a debt that blocks spending. Amounts are tokens; `balance` is spendable now. */
export class InsufficientTokens extends AppError {
  override readonly name = 'InsufficientTokens';

  constructor(needed: number, balance: number, debt: number) {
    const message = debt
      ? `Your wallet has a debt of ${tokens(debt)} after a refund. New tokens pay it first.`
      : `This costs ${tokens(needed)} and you have ${balance}. Get more tokens to continue.`;
    super('insufficient_tokens', 'payment_required', message, { details: { needed, balance, ...(debt && { debt }) } });
  }
}

/** The run has its hold already: a run holds its price once. */
export const holdExists = (generationId: string, cause: unknown): AppError =>
  new AppError('hold_exists', 'conflict', 'This run is paid for already.', { details: { generationId }, cause });

/** A caller used a ledger key again for another request. The ledger refuses, because it cannot know which one is meant. */
export const ledgerKeyReused = (key: string): AppError =>
  new AppError('ledger_key_reused', 'unprocessable', 'The same request was made before with different amounts.', { details: { key } });

/** A caller wants more than the creator's pending earnings hold. Nothing moves, because the caller and the ledger disagree. */
export const pendingShort = (): AppError =>
  new AppError('pending_short', 'conflict', 'These earnings changed meanwhile. Please reload in a moment.');

/** The account has no wallet yet. */
export const walletMissing = (): AppError => new AppError('wallet_missing', 'not_found', 'This account has no wallet yet.');

const tokens = (count: number): string => `${count} ${plural(count, 'token')}`;

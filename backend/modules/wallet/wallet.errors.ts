import { pluralWord } from '#contracts/plural.ts';
import { AppError } from '#kernel/errors.ts';

/** 402: the wallet cannot pay, because it has too few tokens or a debt blocks spending. Amounts are tokens, and `balance` is spendable now. */
export class InsufficientTokens extends AppError {
  override readonly name = 'InsufficientTokens';

  constructor(needed: number, balance: number, debt: number) {
    const message = debt
      ? `Your wallet has a debt of ${tokens(debt)} after a refund. New tokens pay it first.`
      : `This costs ${tokens(needed)} and you have ${balance}. Get more tokens to continue.`;
    super('insufficient_tokens', 'payment_required', message, { details: { needed, balance, ...(debt && { debt }) } });
  }
}

/** The budgets at the time of a refused hold, in tokens. Null means no limit. */
export interface BudgetState {
  perRun: number | null;
  perDay: number | null;
  stopped: boolean;
  spentToday: number;
}

/** Returns the error for a spend of `needed` tokens when spending is stopped or a limit per run or day is exceeded, else null (docs/rules/wallet.md#budgets). */
export function budgetReached({ perRun, perDay, stopped, spentToday }: BudgetState, needed: number): AppError | null {
  if (stopped) return spendingStopped(needed);
  if (perRun !== null && needed > perRun) {
    return refused('run', `This costs ${tokens(needed)}, and your limit for one run is ${perRun}. You can raise it under Budgets.`, { needed, perRun });
  }
  if (perDay !== null && spentToday + needed > perDay) {
    const left = Math.max(perDay - spentToday, 0);
    return refused('day', `This costs ${tokens(needed)}, and ${left} of today’s ${perDay} are left. The next day begins at 00:00 UTC.`, { needed, perDay, spentToday, left });
  }
  return null;
}

/** 409: the person has stopped all spending. */
export const spendingStopped = (needed: number): AppError =>
  refused('stopped', 'You stopped all spending. Nothing was charged. You can switch it on again under Budgets.', { needed });

const refused = (limit: 'run' | 'day' | 'stopped', message: string, details: Record<string, unknown>): AppError =>
  new AppError('budget_reached', 'conflict', message, { details: { limit, ...details } });

/** 409: this run has a hold already, and each run holds its price once. */
export const holdExists = (generationId: string, cause: unknown): AppError =>
  new AppError('hold_exists', 'conflict', 'This run is paid for already.', { details: { generationId }, cause });

/** A caller reused a ledger key for another request. The ledger refuses, because it cannot know which one is meant. */
export const ledgerKeyReused = (key: string): AppError =>
  new AppError('ledger_key_reused', 'unprocessable', 'The same request was made before with different amounts.', { details: { key } });

/** A caller wants to release more than the creator's pending earnings. Nothing moves, because caller and ledger disagree. */
export const pendingShort = (): AppError =>
  new AppError('pending_short', 'conflict', 'These earnings changed meanwhile. Please reload in a moment.');

/** A payout request asks for more earned tokens than may be exchanged for money. */
export const cashOutShort = (asked: number, payable: number): AppError =>
  new AppError('cash_out_short', 'conflict', `You asked for ${tokens(asked)}, and ${payable} can be paid out now.`, { details: { payable } });

/** The account has no wallet yet. */
export const walletMissing = (): AppError => new AppError('wallet_missing', 'not_found', 'This account has no wallet yet.');

const tokens = (count: number): string => `${count} ${pluralWord(count, 'token')}`;

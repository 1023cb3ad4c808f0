import type { Connection, Tx } from '#kernel/db/database.ts';

/** One step of a payout request, with the tokens that it moves. */
export interface CashOutMove {
  userId: string;
  /** Tokens that the step moves, above 0. */
  amount: number;
  /** The id of the payout request. */
  refId: string;
  reason: string;
}

/** Moves earned tokens that a creator exchanges for money. Each step of a request makes one ledger transaction, once. */
export interface CashOutTokens {
  /**
   * Returns a person's earned tokens, and those that may be paid out because they were earned before this time. Spent tokens count as the
   * oldest ones, so that no recent earning is paid out early. A debt leaves none.
   */
  payable(connection: Connection, userId: string, earnedBefore: Date): Promise<{ earned: number; payable: number }>;
  /** Reserves earned tokens for a payout request. @throws AppError cash_out_short when fewer are payable, ledger_key_reused, wallet_missing */
  setAside(tx: Tx, move: CashOutMove & { earnedBefore: Date }): Promise<void>;
  /** Approves a payout request: moves its reserved tokens to the account of approved payouts. @throws AppError ledger_key_reused */
  approve(tx: Tx, move: CashOutMove): Promise<void>;
  /** Ends a paid payout request: its tokens leave the platform's account for good. @throws AppError ledger_key_reused */
  pay(tx: Tx, move: CashOutMove): Promise<void>;
  /** Returns the tokens of a payout request to the person's earned tokens. A debt is paid first. @throws AppError ledger_key_reused, wallet_missing */
  giveBack(tx: Tx, move: CashOutMove & { approved: boolean }): Promise<void>;
}

import type { Connection, Tx } from '#kernel/db/database.ts';

/** A step of a payout request, with its tokens. */
export interface CashOutMove {
  userId: string;
  /** Tokens of the step, above 0. */
  amount: number;
  /** Id of the payout request. */
  refId: string;
  reason: string;
}

/** Earned tokens on their way to money. Each step is one entry of the ledger, once for each request. */
export interface CashOutTokens {
  /**
   * Earned tokens of a person, and how many of them were earned before this time. Tokens that were spent since count as the oldest ones, so that no young
   * earning leaves early. A debt leaves none.
   */
  payable(connection: Connection, userId: string, earnedBefore: Date): Promise<{ earned: number; payable: number }>;
  /** Sets earned tokens aside. @throws AppError cash_out_short when fewer are payable, ledger_key_reused, wallet_missing */
  setAside(tx: Tx, move: CashOutMove & { earnedBefore: Date }): Promise<void>;
  /** Moves the tokens that `setAside` took to the account of approved payouts. @throws AppError ledger_key_reused */
  approve(tx: Tx, move: CashOutMove): Promise<void>;
  /** Ends a paid request: its tokens leave the platform's account for good. @throws AppError ledger_key_reused */
  pay(tx: Tx, move: CashOutMove): Promise<void>;
  /** Returns all tokens of a request to the person's earned tokens, after a debt is paid. @throws AppError ledger_key_reused, wallet_missing */
  giveBack(tx: Tx, move: CashOutMove & { approved: boolean }): Promise<void>;
}

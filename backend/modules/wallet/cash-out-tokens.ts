import type { Connection, Tx } from '#kernel/db/database.ts';

/** Tokens of a request to be paid money for earned ones. */
export interface CashOutMove {
  userId: string;
  /** Tokens, above 0. */
  amount: number;
  /** The request. */
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
  /** The money was paid: the tokens are gone. @throws AppError ledger_key_reused */
  pay(tx: Tx, move: CashOutMove): Promise<void>;
  /** Gives all of it back to the earned tokens, after a debt. @throws AppError ledger_key_reused, wallet_missing */
  giveBack(tx: Tx, move: CashOutMove & { approved: boolean }): Promise<void>;
}

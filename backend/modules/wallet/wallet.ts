import type { Receipt } from '#contracts/wallet.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

export interface HoldRequest {
  userId: string;
  /** Tokens; 0 is allowed (a free run still has a receipt). */
  amount: number;
  generationId: string;
}

export interface WalletState {
  /** Tokens spendable now. */
  balance: number;
  held: number;
}

export interface SettledHold extends WalletState {
  captured: number;
  released: number;
}

export interface Grant {
  userId: string;
  amount: number;
  kind: 'reward' | 'purchase' | 'subscription_grant' | 'adjustment';
  bucket: 'bonus' | 'subscription' | 'earned' | 'purchased';
  /** The same key is one grant, however often it is asked for. */
  key: string;
  reason: string;
}

/** The calls that other modules may make. Amounts are whole tokens. */
export interface Wallet {
  /** Creates the wallet of a new account with its welcome grant (decisions.md: 20 tokens and a `token_reward`). */
  open(tx: Tx, userId: string): Promise<void>;
  /** Zero for an account without a wallet. */
  state(connection: Connection, userId: string): Promise<WalletState>;
  /** Sets tokens aside for a run, in one SQL statement. @throws InsufficientTokens */
  placeHold(tx: Tx, request: HoldRequest): Promise<WalletState & { holdId: string }>;
  /**
   * Ends the hold of a run: captures `capture` tokens, releases the rest. Null when it was settled before: a hold ends
   * exactly once.
   */
  settleHold(tx: Tx, settlement: { generationId: string; capture: number }): Promise<SettledHold | null>;
  /** Gives tokens; `false` when the key was used before. */
  grant(tx: Tx, grant: Grant): Promise<boolean>;
  /** Receipts by generation id. */
  receipts(connection: Connection, generationIds: readonly string[]): Promise<Map<string, Receipt>>;
  /** Violations of the ledger's invariants (quality.md 3a, I1 to I9), empty when all is well. */
  violations(connection: Connection): Promise<{ invariant: string; detail: string }[]>;
}

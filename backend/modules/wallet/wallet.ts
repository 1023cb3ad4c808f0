import type { LedgerProof } from '#contracts/inbox.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Receipt, TransactionType, WalletOverview, WalletTransaction } from '#contracts/wallet.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

export interface HoldRequest {
  userId: string;
  /** Tokens to hold. 0 is allowed, because a run that costs nothing also gets a receipt. */
  amount: number;
  generationId: string;
  /** The content type of the run, for the activity and the chart of spending. */
  contentType?: ContentType;
  /** The title of the prompt, for the activity. Never a person's own words, because the ledger outlives their deletion. */
  title?: string;
  /** The chat whose reply the hold pays. The activity links to it. */
  chatId?: string;
}

export interface WalletState {
  /** Tokens that the person can spend now. */
  balance: number;
  held: number;
}

export interface SettledHold extends WalletState {
  captured: number;
  released: number;
  /** The payer's tokens that paid the royalty, by bucket. Absent without a royalty. */
  royaltySplit?: BucketSplit;
}

export interface Settlement {
  generationId: string;
  /** Tokens to capture, at most those that are held. The rest is released. */
  capture: number;
  /** The part of the capture that the creator of the prompt earns. */
  royalty?: { creatorId: string; amount: number } | null;
  /** True marks the hold as expired instead of settled. Then nothing is captured. */
  expired?: boolean;
}

/** The thing that a line of the activity belongs to, for its link. A repeated call may name another one. */
export interface Reference {
  /** The kind of the thing, such as `order`, `subscription` or `challenge`. */
  refType?: string;
  refId?: string;
}

export interface Grant extends Reference {
  userId: string;
  amount: number;
  kind: 'reward' | 'purchase' | 'subscription_grant' | 'adjustment' | 'challenge_prize' | 'referral';
  bucket: 'bonus' | 'subscription' | 'earned' | 'purchased';
  /** Identifies the grant: repeated calls with the same key grant once. */
  key: string;
  reason: string;
}

export interface ClawBack extends Reference {
  userId: string;
  /** Tokens to grant, above 0. */
  amount: number;
  kind: 'refund' | 'chargeback';
  /** Identifies the claw-back: repeated calls with the same key take tokens once. */
  key: string;
  reason: string;
}

export interface ClawedBack {
  /** False when an earlier claw-back has used this key. Then its result is returned. */
  created: boolean;
  /** `taken` tokens came from the buckets, and `owed` tokens became debt. Together they are the requested amount. */
  taken: number;
  owed: number;
}

/** A return of tokens that claw-backs took, after a refund failed or a dispute was won. */
export interface GiveBack {
  userId: string;
  /** Tokens to give back, above 0 and at most what the claw-backs of the reference took. */
  amount: number;
  /** Identifies the call: repeated calls with the same key give tokens back once. */
  key: string;
  reason: string;
  /** The kind and id of the thing that the claw-backs belonged to. */
  refType: string;
  refId: string;
}

export interface Debit extends Reference {
  userId: string;
  /** Tokens to take, above 0. */
  amount: number;
  /** Identifies the debit: repeated calls with the same key take tokens once. */
  key: string;
  reason: string;
}

/** A number of tokens for each bucket of a wallet. */
export interface BucketSplit {
  bonus: number;
  subscription: number;
  earned: number;
  purchased: number;
}

/** A buyer's payment to a creator: an unlock, a pack, a gift or a tip. */
export interface Sale extends Reference {
  userId: string;
  creatorId: string;
  /** Tokens that the buyer pays, above 0. */
  amount: number;
  kind: 'unlock' | 'pack' | 'gift' | 'tip';
  /** Tokens that the platform adds for a coupon. They count as bonus tokens. Absent without a coupon. */
  subsidy?: number;
  /** True if no part of the sale may be paid with bonus tokens. */
  withoutBonus?: boolean;
  /** Identifies the sale: repeated calls with the same key sell once. */
  key: string;
  reason: string;
}

/** The refund of a sale, and where its tokens come from. The platform pays what pending earnings and shares do not cover. */
export interface SaleRefund extends Reference {
  userId: string;
  creatorId: string;
  split: BucketSplit;
  /** Tokens to take from the creator's pending earnings, by the bucket that had paid them. */
  fromPending: BucketSplit;
  /** Tokens to take from the wallets of people who got a share at the release, the creator included. */
  shares: readonly Share[];
  /** Tokens that return to the platform, which had added them for a coupon. Absent without one. */
  subsidy?: number;
  key: string;
  reason: string;
}

/** One person's part of released earnings. Tokens that were bonus stay bonus, because `earned` tokens may be paid out as cash one day. */
export interface Share {
  userId: string;
  amount: number;
  bucket: 'earned' | 'bonus';
}

/** Tokens that a lost dispute took from a creator's pending earnings, and that return to them. */
export interface EarningsRestored {
  creatorId: string;
  /** Tokens to return, above 0. */
  amount: number;
  /** Identifies the return: repeated calls with the same key return tokens once. */
  key: string;
  reason: string;
}

/** Released earnings that become pending again, because the payment behind them is disputed. */
export interface EarnedFreeze extends Reference {
  userId: string;
  /** Tokens to freeze, above 0. If the creator has fewer left, fewer are frozen. */
  amount: number;
  /** Identifies the freeze: repeated calls with the same key freeze once. */
  key: string;
  reason: string;
}

export interface EarningsRelease {
  creatorId: string;
  /** Tokens that leave the pending earnings, by the bucket that had paid them. Their sum is above 0. */
  split: BucketSplit;
  /** The share of each person. The platform gets the rest. */
  shares: readonly Share[];
  kind: 'royalty' | 'sale' | 'tip' | 'chargeback';
  /** Identifies the release: repeated calls with the same key release once. */
  key: string;
  reason: string;
}

export interface ActivityFilter {
  direction?: 'in' | 'out';
  types?: readonly TransactionType[];
  /** `from` is included and `to` is not. Both are instants in ISO format. */
  from?: string;
  to?: string;
  /** A text that the title of a line must contain. */
  q?: string;
}

/** A position in a person's activity: a step of the wallet, and the balance after it if known. */
export interface Position {
  step: number;
  balance?: number;
}

export interface ActivityPage {
  items: WalletTransaction[];
  /** The position at which the next page begins. Null on the last page. */
  next: Required<Position> | null;
}

/** A person's wallet for other modules: they read, hold, grant and take tokens. Amounts are whole tokens. */
export interface Wallet {
  /** Creates the wallet of a new account with its welcome tokens (docs/rules/wallet.md#welcome-tokens). */
  open(tx: Tx, userId: string): Promise<void>;
  /** Creates the wallet of a platform account, without welcome tokens. */
  openEmpty(tx: Tx, userId: string): Promise<void>;
  /** Locks a user's wallet until the transaction ends. Other holds and settlements of the user wait. */
  lock(tx: Tx, userId: string): Promise<void>;
  /** Returns a person's balance, held tokens and debt. Zeros for an account without a wallet. */
  state(connection: Connection, userId: string): Promise<WalletState>;
  /**
   * Holds tokens for a run, in one SQL statement. On a plain connection that statement is a transaction of its own, which saves round trips.
   * @throws InsufficientTokens, AppError budget_reached (docs/rules/wallet.md#budgets)
   */
  placeHold(connection: Connection, request: HoldRequest): Promise<WalletState & { holdId: string }>;
  /**
   * Ends the hold of a run: captures `capture` tokens and releases the rest. Null when it was settled before, because a hold
   * ends exactly once (docs/rules/wallet.md#holds-end-once).
   */
  settleHold(connection: Connection, settlement: Settlement): Promise<SettledHold | null>;
  /** Grants tokens. A debt is paid first. Returns `false` when the key was used before. @throws AppError ledger_key_reused, wallet_missing */
  grant(connection: Connection, grant: Grant): Promise<boolean>;
  /**
   * Takes spendable tokens in the spending order, for an administrator (kind `adjustment`). Returns `false` when the key was used before.
   * @throws InsufficientTokens, AppError ledger_key_reused
   */
  debit(connection: Connection, debit: Debit): Promise<boolean>;
  /**
   * Claws back tokens of a refunded or disputed purchase: purchased first, then earned, subscription and bonus. Spent and held tokens become
   * debt (docs/rules/wallet.md#debt). It works once per key, and a repeated call gets the first answer.
   * @throws AppError ledger_key_reused, wallet_missing
   */
  clawBack(connection: Connection, clawBack: ClawBack): Promise<ClawedBack>;
  /**
   * Gives back tokens that claw-backs of a reference took. It cancels their open debt first. The rest returns to the buckets that gave it or
   * paid the debt. Returns `false` when the key was used before.
   * @throws AppError ledger_key_reused, wallet_missing
   * @throws RangeError above what the claw-backs took
   */
  giveBack(tx: Tx, giveBack: GiveBack): Promise<boolean>;
  /** Reads the spendable and the held tokens of many people by user id, in one query. Accounts without a wallet are absent from the map. */
  states(connection: Connection, userIds: readonly string[]): Promise<Map<string, WalletState>>;
  /** Returns the tokens that a person owes after a refund or dispute. 0 for an account without a wallet. */
  debt(connection: Connection, userId: string): Promise<number>;
  /** Reads a person's whole wallet for its owner, in one query. Zeros for an account without a wallet. */
  overview(connection: Connection, userId: string): Promise<WalletOverview>;
  /** Reads at most `limit` lines of the activity after a position, latest first, in one query. */
  activity(connection: Connection, userId: string, filter: ActivityFilter, after: Position | null, limit: number): Promise<ActivityPage>;
  /** Reads the receipts of runs by generation id. */
  receipts(connection: Connection, generationIds: readonly string[]): Promise<Map<string, Receipt>>;
}

/** Moves what creators earn: sales become pending earnings, which are released, refunded or frozen. Amounts are whole tokens. */
export interface CreatorEarnings {
  /**
   * Sells: moves the full price from the buyer's wallet, in the spending order, to the creator's pending earnings. `split` says how many
   * tokens each bucket gave. `created` is false when an earlier sale has used the key.
   * @throws InsufficientTokens, AppError ledger_key_reused, wallet_missing
   */
  payCreator(tx: Tx, sale: Sale): Promise<{ created: boolean; split: BucketSplit }>;
  /**
   * Refunds a sale to the buckets that had paid it. Returns `false` when the key was used before.
   * @throws AppError pending_short, ledger_key_reused, wallet_missing
   */
  refundSale(tx: Tx, refund: SaleRefund): Promise<boolean>;
  /**
   * Releases a creator's pending earnings into wallets, once per key. Each share becomes spendable after a debt of its owner is paid. Returns
   * `false` when the key was used before.
   * @throws AppError pending_short, ledger_key_reused
   */
  releaseEarnings(tx: Tx, release: EarningsRelease): Promise<boolean>;
  /** Returns to pending earnings the tokens that a lost dispute took. Returns false when the key was used before. @throws AppError ledger_key_reused */
  restoreEarnings(tx: Tx, restored: EarningsRestored): Promise<boolean>;
  /** Freezes earned tokens: moves them back to pending, as many as are left. Returns how many this key froze. @throws AppError ledger_key_reused */
  freezeEarned(tx: Tx, freeze: EarnedFreeze): Promise<number>;
  /** Returns a person's pending earnings in tokens. */
  pendingEarned(connection: Connection, userId: string): Promise<number>;
}

/** Reads over all wallets: the sum of their tokens, and the proof that the ledger balances. */
export interface Ledger {
  /** Finds violations of the ledger's invariants (I1 to I9 and I11). Empty when the ledger is valid (docs/rules/wallet.md#ledger-proof). */
  violations(connection: Connection): Promise<{ invariant: string; detail: string }[]>;
  /** Stores the result of a proof of the ledger, so that other processes can read it. */
  keepProof(connection: Connection, violations: number): Promise<LedgerProof>;
  /** Reads the result of the last proof of the ledger. Null before the first one. */
  lastProof(connection: Connection): Promise<LedgerProof | null>;
  /** Sums the tokens in all wallets, held ones included: the platform owes them to its members. */
  outstanding(connection: Connection): Promise<number>;
}

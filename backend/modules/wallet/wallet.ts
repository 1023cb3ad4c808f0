import type { LedgerProof } from '#contracts/inbox.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Receipt, TransactionType, WalletOverview, WalletTransaction } from '#contracts/wallet.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

export interface HoldRequest {
  userId: string;
  /** Tokens to hold. 0 is allowed, because a free run also gets a receipt. */
  amount: number;
  generationId: string;
  /** The content type of the run, for the history and the spending chart. */
  contentType?: ContentType;
  /** Title of the prompt that runs, for the history. Never a person's own words: the ledger outlives their deletion. */
  title?: string;
  /** The chat whose reply this pays. The activity leads there. */
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
  /** Which of the payer's tokens paid the royalty; absent without one. */
  royaltySplit?: BucketSplit;
}

export interface Settlement {
  generationId: string;
  /** Tokens that are captured, at most those that are held. The rest is released. */
  capture: number;
  /** The part of the capture that its prompt's creator earns. */
  royalty?: { creatorId: string; amount: number } | null;
  /** Marks the hold as expired and not settled. Nothing is captured then. */
  expired?: boolean;
}

/** What a line of the activity belongs to, for its link. A repeated call may name another reference. */
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
  /** Names the grant: repeated calls with the same key grant once. */
  key: string;
  reason: string;
}

export interface ClawBack extends Reference {
  userId: string;
  /** Tokens to grant, above 0. */
  amount: number;
  kind: 'refund' | 'chargeback';
  /** Names the claw-back: repeated calls with the same key take tokens once. */
  key: string;
  reason: string;
}

export interface ClawedBack {
  /** False when an earlier claw-back with this key was found, whose result is returned. */
  created: boolean;
  /** `taken` tokens came from the buckets, and `owed` became debt. Together they are the asked amount. */
  taken: number;
  owed: number;
}

/** Returns what claw-backs took, after a refund failed or a dispute was won. */
export interface GiveBack {
  userId: string;
  /** Tokens to give back, above 0, and at most what the claw-backs of the reference took. */
  amount: number;
  /** Names the call: repeated calls with the same key give tokens back once. */
  key: string;
  reason: string;
  /** The kind and id of the reference that the claw-backs had. */
  refType: string;
  refId: string;
}

export interface Debit extends Reference {
  userId: string;
  /** Tokens to take, above 0. */
  amount: number;
  /** Names the debit: repeated calls with the same key take tokens once. */
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
  /** Tokens that the platform adds to it for a coupon; none when left out. They count as bonus tokens. */
  subsidy?: number;
  /** Whether bonus tokens cannot pay any part of the sale. */
  withoutBonus?: boolean;
  /** Names the sale: repeated calls with the same key sell once. */
  key: string;
  reason: string;
}

/** A sale that is given back, and where its tokens come from. The platform gives what neither place covers. */
export interface SaleRefund extends Reference {
  userId: string;
  creatorId: string;
  split: BucketSplit;
  /** Tokens that leave the creator's pending earnings, by the bucket that had paid them. */
  fromPending: BucketSplit;
  /** Tokens that leave wallets of people who got a share at the release, the creator among them. */
  shares: readonly Share[];
  /** Tokens that go back to the platform, which had added them; none when left out. */
  subsidy?: number;
  key: string;
  reason: string;
}

/**
 * One person's part of released earnings. Tokens that bonus tokens paid stay `bonus`: `earned` tokens may be paid out as cash one
 * day, and gifts may not.
 */
export interface Share {
  userId: string;
  amount: number;
  bucket: 'earned' | 'bonus';
}

/** Pending earnings that a lost dispute had taken and that are given back. */
export interface EarningsRestored {
  creatorId: string;
  /** Tokens to return, above 0. */
  amount: number;
  /** Names the posting: repeated calls with the same key post once. */
  key: string;
  reason: string;
}

/** Earnings that were released and become pending again, because the payment behind them is disputed. */
export interface EarnedFreeze extends Reference {
  userId: string;
  /** Tokens to freeze, above 0. If the creator has fewer left, fewer are frozen. */
  amount: number;
  /** Names the freeze: repeated calls with the same key freeze once. */
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
  /** Names the release: repeated calls with the same key release once. */
  key: string;
  reason: string;
}

export interface ActivityFilter {
  direction?: 'in' | 'out';
  types?: readonly TransactionType[];
  /** `from` is included and `to` is not. Both are instants in ISO format. */
  from?: string;
  to?: string;
  /** Words that the title of a line must contain. */
  q?: string;
}

/** A position in a person's activity: the wallet's step, and the balance after it if it is known. */
export interface Position {
  step: number;
  balance?: number;
}

export interface ActivityPage {
  items: WalletTransaction[];
  /** Where the next page begins; null on the last one. */
  next: Required<Position> | null;
}

/** A person's tokens: what other modules read, set aside, give and take. Amounts are whole tokens. */
export interface Wallet {
  /** Creates the wallet of a new account with its welcome tokens (docs/rules/wallet.md#welcome-tokens). */
  open(tx: Tx, userId: string): Promise<void>;
  /** Creates the wallet of a platform account, without welcome tokens. */
  openEmpty(tx: Tx, userId: string): Promise<void>;
  /** Blocks every other hold and settlement of this user until the transaction ends, as placing a hold does. */
  lock(tx: Tx, userId: string): Promise<void>;
  /** A person's balance, held tokens and debt; zeros for an account without a wallet. */
  state(connection: Connection, userId: string): Promise<WalletState>;
  /**
   * Sets tokens aside for a run, in one SQL statement. On a plain connection the statement is a transaction of its own, which
   * saves the round trips of one. @throws InsufficientTokens, AppError budget_reached (docs/rules/wallet.md#budgets)
   */
  placeHold(connection: Connection, request: HoldRequest): Promise<WalletState & { holdId: string }>;
  /**
   * Ends the hold of a run: captures `capture` tokens and releases the rest. Null when it was settled before, because a hold
   * ends exactly once (docs/rules/wallet.md#holds-end-once).
   */
  settleHold(connection: Connection, settlement: Settlement): Promise<SettledHold | null>;
  /** Gives tokens (a debt is paid first); `false` when the key was used before. @throws AppError ledger_key_reused, wallet_missing */
  grant(connection: Connection, grant: Grant): Promise<boolean>;
  /**
   * Takes spendable tokens away for an administrator (kind `adjustment`), in the spending order. `false` when the key was used
   * before. @throws InsufficientTokens, AppError ledger_key_reused
   */
  debit(connection: Connection, debit: Debit): Promise<boolean>;
  /**
   * Takes back tokens of a refunded or disputed purchase: purchased first, then earned, subscription and bonus. Tokens that are
   * spent or held become debt (docs/rules/wallet.md#debt). One statement, once per key; a repetition gets the first answer.
   * @throws AppError ledger_key_reused, wallet_missing
   */
  clawBack(connection: Connection, clawBack: ClawBack): Promise<ClawedBack>;
  /**
   * Gives back what claw-backs of a reference took. It cancels the debt that is still open because of them. The rest returns to the buckets
   * that gave it or paid the debt. `false` when the key was used before.
   * @throws AppError ledger_key_reused, wallet_missing
   * @throws RangeError above what the claw-backs took
   */
  giveBack(tx: Tx, giveBack: GiveBack): Promise<boolean>;
  /** States by user id, in one query; accounts without a wallet are absent. */
  states(connection: Connection, userIds: readonly string[]): Promise<Map<string, WalletState>>;
  /** Tokens that are owed after a refund or a dispute; 0 for an account without a wallet. */
  debt(connection: Connection, userId: string): Promise<number>;
  /** The whole wallet as its owner sees it, in one query; zeros for an account without a wallet. */
  overview(connection: Connection, userId: string): Promise<WalletOverview>;
  /** At most `limit` lines of the activity after a position, latest first, in one query. */
  activity(connection: Connection, userId: string, filter: ActivityFilter, after: Position | null, limit: number): Promise<ActivityPage>;
  /** Receipts by generation id. */
  receipts(connection: Connection, generationIds: readonly string[]): Promise<Map<string, Receipt>>;
}

/** What creators earn: tokens that wait, are released, and are taken back. Amounts are whole tokens. */
export interface CreatorEarnings {
  /**
   * Moves the price of a sale from the buyer's wallet, in the spending order, to the creator's pending earnings, before any fee.
   * `split` says how many tokens each bucket gave. `created` is false when an earlier sale has used the key.
   * @throws InsufficientTokens, AppError ledger_key_reused, wallet_missing
   */
  payCreator(tx: Tx, sale: Sale): Promise<{ created: boolean; split: BucketSplit }>;
  /** Gives a sale back to the buckets that paid; `false` when the key was used before. @throws AppError pending_short, ledger_key_reused, wallet_missing */
  refundSale(tx: Tx, refund: SaleRefund): Promise<boolean>;
  /**
   * Releases a creator's pending earnings into wallets, once per key: each share becomes spendable, after a debt of its owner is
   * paid. `false` when the key was used before.
   * @throws AppError pending_short, ledger_key_reused
   */
  releaseEarnings(tx: Tx, release: EarningsRelease): Promise<boolean>;
  /** Returns to pending earnings what a lost dispute took from them. Returns false when this key did it before. @throws AppError ledger_key_reused */
  restoreEarnings(tx: Tx, restored: EarningsRestored): Promise<boolean>;
  /** Moves earned tokens back to pending, as many as are there. Returns how many this key froze. @throws AppError ledger_key_reused */
  freezeEarned(tx: Tx, freeze: EarnedFreeze): Promise<number>;
  /** Tokens that the person earned and that are not released yet. */
  pendingEarned(connection: Connection, userId: string): Promise<number>;
}

/** Reads over all wallets: their sum, and the proof that the ledger balances. */
export interface Ledger {
  /** Violations of the ledger's invariants (I1 to I9 and I11), empty when all is well (docs/rules/wallet.md#ledger-proof). */
  violations(connection: Connection): Promise<{ invariant: string; detail: string }[]>;
  /** Stores the result of a proof, so that other processes can read it. */
  keepProof(connection: Connection, violations: number): Promise<LedgerProof>;
  /** The result of the last ledger proof; null before the first proof. */
  lastProof(connection: Connection): Promise<LedgerProof | null>;
  /** Tokens in all wallets, held ones included: what is still owed to people. */
  outstanding(connection: Connection): Promise<number>;
}

import type { LedgerProof } from '#contracts/inbox.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Receipt, TransactionType, WalletOverview, WalletTransaction } from '#contracts/wallet.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';

export interface HoldRequest {
  userId: string;
  /** Tokens; 0 is allowed (a free run still has a receipt). */
  amount: number;
  generationId: string;
  /** What is made, for the history and the spending chart. */
  contentType?: ContentType;
  /** Title of the prompt that runs, for the history. Never a person's own words: the ledger outlives their deletion. */
  title?: string;
}

export interface WalletState {
  /** Tokens spendable now. */
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
  /** Tokens to keep, at most what is held; the rest is released. */
  capture: number;
  /** The part of the capture that its prompt's creator earns. */
  royalty?: { creatorId: string; amount: number } | null;
  /** Marks the hold as run out rather than settled; it captures nothing then. */
  expired?: boolean;
}

/** What an entry of the history belongs to, for the link behind it; not part of what its key stands for. */
export interface Reference {
  /** `order`, `subscription`, `challenge` … */
  refType?: string;
  refId?: string;
}

export interface Grant extends Reference {
  userId: string;
  amount: number;
  kind: 'reward' | 'purchase' | 'subscription_grant' | 'adjustment';
  bucket: 'bonus' | 'subscription' | 'earned' | 'purchased';
  /** The same key is one grant, however often it is asked for. */
  key: string;
  reason: string;
}

export interface ClawBack extends Reference {
  userId: string;
  /** Tokens, above 0. */
  amount: number;
  kind: 'refund' | 'chargeback';
  /** The same key is one claw-back, however often it is asked for. */
  key: string;
  reason: string;
}

export interface ClawedBack {
  /** False when an earlier claw-back with this key is the answer. */
  created: boolean;
  /** Tokens that the buckets gave, and tokens that became debt: together the amount. */
  taken: number;
  owed: number;
}

/** What claw-backs took comes back: a refund failed, or a dispute was won. */
export interface GiveBack {
  userId: string;
  /** Tokens, above 0; at most what the claw-backs of the reference took. */
  amount: number;
  /** The same key is given back once, however often it is asked for. */
  key: string;
  reason: string;
  /** The reference of the claw-backs. */
  refType: string;
  refId: string;
}

export interface Debit extends Reference {
  userId: string;
  /** Tokens, above 0. */
  amount: number;
  /** The same key is one debit, however often it is asked for. */
  key: string;
  reason: string;
}

/** Tokens by the bucket that they come from or go to. */
export interface BucketSplit {
  bonus: number;
  subscription: number;
  earned: number;
  purchased: number;
}

/** Something that is bought from a creator. */
export interface Sale extends Reference {
  userId: string;
  creatorId: string;
  /** Tokens, above 0. */
  amount: number;
  kind: 'unlock' | 'pack';
  /** The same key is one sale, however often it is asked for. */
  key: string;
  reason: string;
}

/** A sale that is given back: what the buckets gave, from where it comes. What neither covers is the platform's. */
export interface SaleRefund extends Reference {
  userId: string;
  creatorId: string;
  split: BucketSplit;
  /** Tokens out of the creator's pending earnings, by what paid them. */
  fromPending: BucketSplit;
  /** Tokens out of wallets: what became whose when the sale was released, its creator's share among them. */
  shares: readonly Share[];
  key: string;
  reason: string;
}

/**
 * A part of released earnings. What was paid from bonus tokens stays `bonus` for the person who gets it: `earned` tokens may be
 * paid out as cash one day, and gifts may not.
 */
export interface Share {
  userId: string;
  amount: number;
  bucket: 'earned' | 'bonus';
}

/** Released earnings that wait again, since the payment behind them is disputed. */
export interface EarningsRestored {
  creatorId: string;
  /** Tokens, above 0. */
  amount: number;
  /** The same key is one posting, however often it is asked for. */
  key: string;
  reason: string;
}

export interface EarnedFreeze extends Reference {
  userId: string;
  /** Tokens, above 0; fewer where they are not there any more. */
  amount: number;
  /** The same key is one freeze, however often it is asked for. */
  key: string;
  reason: string;
}

export interface EarningsRelease {
  creatorId: string;
  /** Tokens out of the pending earnings, by what paid them; together above 0. */
  split: BucketSplit;
  /** What of it becomes whose; the rest is the platform's. */
  shares: readonly Share[];
  kind: 'royalty' | 'sale' | 'chargeback';
  /** The same key is one release, however often it is asked for. */
  key: string;
  reason: string;
}

export interface ActivityFilter {
  direction?: 'in' | 'out';
  types?: readonly TransactionType[];
  /** From this instant on (ISO time), up to the other one without it. */
  from?: string;
  to?: string;
  /** Words of the title. */
  q?: string;
}

/** A place in the activity: the step of the wallet, and when known the balance after it. */
export interface Position {
  step: number;
  balance?: number;
}

export interface ActivityPage {
  items: WalletTransaction[];
  /** Where the next page begins; null on the last one. */
  next: Required<Position> | null;
}

/** The calls that other modules may make. Amounts are whole tokens. */
export interface Wallet {
  /** Creates the wallet of a new account with its welcome tokens (docs/rules/wallet.md#welcome-tokens). */
  open(tx: Tx, userId: string): Promise<void>;
  /** Creates the wallet of a platform account, without welcome tokens. */
  openEmpty(tx: Tx, userId: string): Promise<void>;
  /** Blocks every other hold and settlement of this user until the transaction ends, as placing a hold does. */
  lock(tx: Tx, userId: string): Promise<void>;
  /** Zero for an account without a wallet. */
  state(connection: Connection, userId: string): Promise<WalletState>;
  /**
   * Sets tokens aside for a run, in one SQL statement; on a plain connection it is a transaction of its own, and saves
   * the round trips of one. @throws InsufficientTokens
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
   * Takes spendable tokens away by hand (kind `adjustment`), in the order in which spending takes them; `false` when the key
   * was used before. @throws InsufficientTokens, AppError ledger_key_reused
   */
  debit(connection: Connection, debit: Debit): Promise<boolean>;
  /**
   * Takes back tokens of a refunded or disputed purchase: purchased first, then earned, subscription and bonus. Tokens that are
   * spent or held become debt (docs/rules/wallet.md#debt). One statement, once per key; a repetition gets the first answer.
   * @throws AppError ledger_key_reused, wallet_missing
   */
  clawBack(connection: Connection, clawBack: ClawBack): Promise<ClawedBack>;
  /**
   * Gives back what claw-backs of a reference took: a debt that is still open because of them is called off, the rest
   * returns to the buckets that gave it or that paid the debt. `false` when the key was used before.
   * @throws AppError ledger_key_reused, wallet_missing
   * @throws RangeError above what the claw-backs took
   */
  giveBack(tx: Tx, giveBack: GiveBack): Promise<boolean>;
  /**
   * Pays a creator for something bought: from the wallet in the order of spending, to the creator's pending earnings, gross.
   * `split` is what each bucket gave, also when an earlier sale with this key is the answer (`created` is false then).
   * @throws InsufficientTokens, AppError ledger_key_reused, wallet_missing
   */
  payCreator(tx: Tx, sale: Sale): Promise<{ created: boolean; split: BucketSplit }>;
  /** Gives a sale back to the buckets that paid; `false` when the key was used before. @throws AppError pending_short, ledger_key_reused, wallet_missing */
  refundSale(tx: Tx, refund: SaleRefund): Promise<boolean>;
  /** Makes pending earnings spendable; `false` when the key was used before. @throws AppError pending_short, ledger_key_reused */
  releaseEarnings(tx: Tx, release: EarningsRelease): Promise<boolean>;
  /** Undoes what a lost dispute took from pending earnings. Returns false when this key did it before. @throws AppError ledger_key_reused */
  restoreEarnings(tx: Tx, restored: EarningsRestored): Promise<boolean>;
  /** Puts earned tokens back among the pending ones, as far as they are there. Returns the tokens that this key froze. @throws AppError ledger_key_reused */
  freezeEarned(tx: Tx, freeze: EarnedFreeze): Promise<number>;
  /** Tokens earned and not released yet. */
  pendingEarned(connection: Connection, userId: string): Promise<number>;
  /** States by user id, in one query; accounts without a wallet are absent. */
  states(connection: Connection, userIds: readonly string[]): Promise<Map<string, WalletState>>;
  /** Tokens that are owed after a refund or a dispute; 0 for an account without a wallet. */
  debt(connection: Connection, userId: string): Promise<number>;
  /** The whole wallet as its owner sees it, in one query; zeros for an account without a wallet. */
  overview(connection: Connection, userId: string): Promise<WalletOverview>;
  /** At most `limit` lines of the activity after a position, latest first, in one query. */
  activity(connection: Connection, userId: string, filter: ActivityFilter, after: Position | null, limit: number): Promise<ActivityPage>;
  /** Tokens in all wallets, held ones included: what is still owed to people. */
  outstanding(connection: Connection): Promise<number>;
  /** Receipts by generation id. */
  receipts(connection: Connection, generationIds: readonly string[]): Promise<Map<string, Receipt>>;
  /** Violations of the ledger's invariants (I1 to I9 and I11), empty when all is well (docs/rules/wallet.md#ledger-proof). */
  violations(connection: Connection): Promise<{ invariant: string; detail: string }[]>;
  /** Keeps what a proof found, for readers in other processes. */
  keepProof(connection: Connection, violations: number): Promise<LedgerProof>;
  /** What the last proof found; null before the first. */
  lastProof(connection: Connection): Promise<LedgerProof | null>;
}

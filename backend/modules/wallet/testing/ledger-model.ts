import fc from 'fast-check';
import type { SettledHold, WalletState } from '../wallet.ts';

export const BUCKETS = ['bonus', 'subscription', 'earned', 'purchased'] as const;
export type BucketName = (typeof BUCKETS)[number];

/** A random command for the ledger. Its numbers choose a wallet, grant, purchase, hold, claw-back or sale by the remainder of a division. */
export type Command =
  | { do: 'grant'; wallet: number; bucket: BucketName; amount: number }
  | { do: 'purchase'; wallet: number; amount: number }
  | { do: 'month'; wallet: number; period: number }
  | { do: 'grant again'; grant: number; other: boolean }
  | { do: 'hold'; wallet: number; amount: number }
  | { do: 'hold again'; hold: number }
  | { do: 'settle'; hold: number; share: 'none' | 'part' | 'all' }
  | { do: 'expire'; hold: number }
  | { do: 'debit'; wallet: number; amount: number }
  | { do: 'refund'; purchase: number; amount: number }
  | { do: 'dispute'; purchase: number }
  | { do: 'restore'; purchase: number }
  | { do: 'claw back again'; clawBack: number; other: boolean }
  | { do: 'earn'; hold: number; share: 'part' | 'all' }
  | { do: 'sell'; wallet: number; amount: number }
  | { do: 'give back'; sale: number }
  | { do: 'release'; wallet: number };

const pick = fc.nat(1000);
const some = fc.integer({ min: 1, max: 30 });
type Fields<K extends Command['do']> = { [F in keyof Omit<Extract<Command, { do: K }>, 'do'>]: fc.Arbitrary<Extract<Command, { do: K }>[F]> };
const one = <K extends Command['do']>(weight: number, name: K, fields: Fields<K>): fc.WeightedArbitrary<Command> => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), ...fields }) as unknown as fc.Arbitrary<Command>,
});

export const command: fc.Arbitrary<Command> = fc.oneof(
  one(2, 'grant', { wallet: pick, bucket: fc.constantFrom(...BUCKETS), amount: some }),
  one(3, 'purchase', { wallet: pick, amount: some }),
  one(1, 'month', { wallet: pick, period: fc.nat(2) }),
  one(1, 'grant again', { grant: pick, other: fc.boolean() }),
  one(5, 'hold', { wallet: pick, amount: fc.nat(25) }),
  one(1, 'hold again', { hold: pick }),
  one(4, 'settle', { hold: pick, share: fc.constantFrom('none', 'part', 'all') }),
  one(2, 'expire', { hold: pick }),
  one(1, 'debit', { wallet: pick, amount: some }),
  one(2, 'refund', { purchase: pick, amount: some }),
  one(1, 'dispute', { purchase: pick }),
  one(1, 'restore', { purchase: pick }),
  one(1, 'claw back again', { clawBack: pick, other: fc.boolean() }),
  one(2, 'earn', { hold: pick, share: fc.constantFrom('part', 'all') }),
  one(2, 'sell', { wallet: pick, amount: some }),
  one(1, 'give back', { sale: pick }),
  one(1, 'release', { wallet: pick }),
);

type Split = Record<BucketName, number>;
/** A sale from one wallet to another, as the model remembers it. */
export interface ModelSale {
  key: string;
  buyer: ModelWallet;
  creator: ModelWallet;
  amount: number;
  split: Split;
  /** True once the creator's pending earnings of the sale were released. */
  released: boolean;
  refunded: boolean;
}
/** A purchase with its later refunds and disputes. */
export interface ModelPurchase {
  id: string;
  wallet: ModelWallet;
  /** The tokens of the purchase that were neither refunded nor disputed. */
  left: number;
  disputed: number;
  restored: boolean;
  /** The tokens that claw-backs of the purchase took, and those that paid the debt from it. */
  taken: Split;
}
interface ModelHold {
  id: string;
  wallet: ModelWallet;
  amount: number;
  split: Split;
  open: boolean;
}

/** A model of a wallet in plain arithmetic, written independently of the SQL. */
export class ModelWallet {
  readonly tokens: Split = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };
  readonly userId: string;
  held = 0;
  /** For each owed token the purchase that caused it, the oldest first. Null if a refunded sale caused it. */
  readonly debtors: (ModelPurchase | null)[] = [];
  /** Pending earnings by the bucket that had paid them. */
  readonly sources: Split = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };

  constructor(userId: string) {
    this.userId = userId;
  }

  get state(): WalletState {
    return { balance: this.debt > 0 ? 0 : this.spendable, held: this.held };
  }

  get debt(): number {
    return this.debtors.length;
  }

  get pending(): number {
    return BUCKETS.reduce((sum, bucket) => sum + this.sources[bucket], 0);
  }

  /** Adds pending earnings, or subtracts them with `sign` -1. */
  earn(split: Split, sign: 1 | -1 = 1): void {
    for (const bucket of BUCKETS) this.sources[bucket] += sign * split[bucket];
  }

  get spendable(): number {
    return BUCKETS.reduce((sum, bucket) => sum + this.tokens[bucket], 0);
  }

  canHold(amount: number): boolean {
    return amount === 0 || (this.debt === 0 && amount <= this.spendable);
  }

  /** Adds tokens one at a time, so that the model shares no formula with the code under test. */
  receive(bucket: BucketName, amount: number): void {
    for (let token = 0; token < amount; token += 1) {
      const debtor = this.debtors.shift();
      if (debtor === undefined) this.tokens[bucket] += 1;
      else if (debtor) debtor.taken[bucket] += 1;
    }
  }

  /** Applies a won dispute: cancels the debt that it made, and returns all other tokens to their buckets. */
  restore(purchase: ModelPurchase, amount: number): void {
    for (let token = 0; token < amount; token += 1) {
      const owed = this.debtors.indexOf(purchase);
      if (owed >= 0) {
        this.debtors.splice(owed, 1);
        continue;
      }
      const bucket = BUCKETS.find((name) => purchase.taken[name] > 0)!;
      purchase.taken[bucket] -= 1;
      this.receive(bucket, 1);
    }
  }

  take(amount: number): Split {
    const split: Split = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };
    for (let token = 0; token < amount; token += 1) {
      const bucket = BUCKETS.find((name) => this.tokens[name] > 0)!;
      this.tokens[bucket] -= 1;
      split[bucket] += 1;
    }
    return split;
  }

  /** Takes tokens from the buckets as refunds and disputes do. Missing tokens become debt. */
  clawBack(amount: number, first: BucketName = 'purchased', purchase: ModelPurchase | null = null): { taken: number; owed: number } {
    const owedBefore = this.debt;
    for (let token = 0; token < amount; token += 1) {
      const bucket = ([first, 'purchased', 'earned', 'subscription', 'bonus'] as const).find((name) => this.tokens[name] > 0);
      if (!bucket) this.debtors.push(purchase);
      else {
        this.tokens[bucket] -= 1;
        if (purchase) purchase.taken[bucket] += 1;
      }
    }
    const owed = this.debt - owedBefore;
    return { taken: amount - owed, owed };
  }

  /** Returns the tokens of a refunded sale to the buckets that had paid them. */
  takeBackSale(split: Split): void {
    for (const bucket of BUCKETS) this.receive(bucket, split[bucket]);
  }

  hold(id: string, amount: number): ModelHold {
    const split = this.take(amount);
    this.held += amount;
    return { id, wallet: this, amount, split, open: true };
  }

  /** Splits a capture: the royalty takes purchased tokens first and bonus tokens last. The rest takes them the other way round. */
  settle(hold: ModelHold, capture: number, royalty = 0): SettledHold {
    const royaltySplit: Split = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };
    const rest = { ...hold.split };
    for (let token = 0; token < royalty; token += 1) {
      const bucket = (['purchased', 'subscription', 'earned', 'bonus'] as const).find((name) => rest[name] > 0)!;
      rest[bucket] -= 1;
      royaltySplit[bucket] += 1;
    }
    let left = capture - royalty;
    for (const bucket of BUCKETS) {
      for (let token = 0; token < rest[bucket]; token += 1) {
        if (left > 0) left -= 1;
        else this.receive(bucket, 1);
      }
    }
    this.held -= hold.amount;
    hold.open = false;
    return { captured: capture, released: hold.amount - capture, ...this.state, ...(royalty > 0 && { royaltySplit }) };
  }
}

export type { ModelHold };

import fc from 'fast-check';
import type { SettledHold, WalletState } from '../wallet.ts';

export const BUCKETS = ['bonus', 'subscription', 'earned', 'purchased'] as const;
export type BucketName = (typeof BUCKETS)[number];

/** One thing that may happen. `wallet`, `grant` and `hold` choose among what exists by remainder. */
export type Command =
  | { do: 'grant'; wallet: number; bucket: BucketName; amount: number }
  | { do: 'grant again'; grant: number; other: boolean }
  | { do: 'hold'; wallet: number; amount: number }
  | { do: 'hold again'; hold: number }
  | { do: 'settle'; hold: number; share: 'none' | 'part' | 'all'; expired: boolean }
  | { do: 'debit'; wallet: number; amount: number }
  | { do: 'owe'; wallet: number; amount: number };

const pick = fc.nat(1000);
export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('grant' as const), wallet: pick, bucket: fc.constantFrom(...BUCKETS), amount: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('grant again' as const), grant: pick, other: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('hold' as const), wallet: pick, amount: fc.integer({ min: 0, max: 25 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('hold again' as const), hold: pick }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('settle' as const), hold: pick, share: fc.constantFrom('none' as const, 'part' as const, 'all' as const), expired: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('debit' as const), wallet: pick, amount: fc.integer({ min: 1, max: 25 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('owe' as const), wallet: pick, amount: fc.integer({ min: 1, max: 20 }) }) },
);

type Split = Record<BucketName, number>;
interface ModelHold {
  id: string;
  wallet: ModelWallet;
  amount: number;
  split: Split;
  open: boolean;
}

/** The wallet as plain arithmetic, written independently of the SQL. */
export class ModelWallet {
  readonly tokens: Split = { bonus: 0, subscription: 0, earned: 0, purchased: 0 };
  readonly userId: string;
  held = 0;
  debt = 0;

  constructor(userId: string) {
    this.userId = userId;
  }

  get state(): WalletState {
    return { balance: this.debt > 0 ? 0 : this.spendable, held: this.held };
  }

  get spendable(): number {
    return BUCKETS.reduce((sum, bucket) => sum + this.tokens[bucket], 0);
  }

  canHold(amount: number): boolean {
    return amount === 0 || (this.debt === 0 && amount <= this.spendable);
  }

  /** One token at a time, so that no clever expression is shared with what is tested. */
  receive(bucket: BucketName, amount: number): void {
    for (let token = 0; token < amount; token += 1) {
      if (this.debt > 0) this.debt -= 1;
      else this.tokens[bucket] += 1;
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

  hold(id: string, amount: number): ModelHold {
    const split = this.take(amount);
    this.held += amount;
    return { id, wallet: this, amount, split, open: true };
  }

  settle(hold: ModelHold, capture: number): SettledHold {
    let left = capture;
    for (const bucket of BUCKETS) {
      for (let token = 0; token < hold.split[bucket]; token += 1) {
        if (left > 0) left -= 1;
        else this.receive(bucket, 1);
      }
    }
    this.held -= hold.amount;
    hold.open = false;
    return { captured: capture, released: hold.amount - capture, ...this.state };
  }
}

export type { ModelHold };

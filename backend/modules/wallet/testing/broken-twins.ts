import { systemClock } from '#kernel/clock.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { postLegs } from '../commands/post-legs.ts';
import { PLACE_HOLD } from '../commands/place-hold.ts';
import { SETTLE_HOLD } from '../commands/settle-hold.ts';
import { InsufficientTokens } from '../wallet.errors.ts';
import type { CreatorEarnings, SettledHold, Wallet, WalletState } from '../wallet.ts';

/** A wallet with one of the mistakes that a ledger must not make, and a database whose own guard against it is gone. */
export type Twin = (fixtures: LedgerFixtures) => Promise<Wallet>;

/** The same for what creators earn. */
export type EarningsTwin = (fixtures: LedgerFixtures) => Promise<CreatorEarnings>;

/** @throws when the text is not there: a twin that is no longer broken would prove nothing */
function without(sql: string, ...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The statement no longer says: ${from}`);
    return text.replaceAll(from, to);
  }, sql);
}

/** Spends without asking whether there is enough: buckets fall below zero. */
const noGuard: Twin = async ({ db, wallet }) => {
  await db.knex.raw('alter table wallets drop constraint wallets_purchased_check');
  const sql = without(PLACE_HOLD.sql, ['b.debt = 0 and b.bonus + b.subscription + b.earned + b.purchased >= g.amount', 'true']);
  return {
    ...wallet,
    async placeHold(connection, { userId, amount, generationId }) {
      const holdId = newId();
      const [placed] = await prepared<WalletState>(connection, { name: 'twin_no_guard', sql }, [userId, amount, holdId, generationId, null, null, newId(), systemClock.now()])
        .catch((error: unknown) => {
          throw (error as { constraint?: string }).constraint === 'holds_generation_id_key' ? Object.assign(new Error('exists'), { code: 'hold_exists' }) : error;
        });
      return { holdId, ...placed! };
    },
  };
};

/** Reads the balance, then spends: right for one at a time, wrong for two at once. */
const readThenSpend: Twin = async (fixtures) => {
  const broken = await noGuard(fixtures);
  return {
    ...broken,
    async placeHold(connection, request) {
      const { balance } = await fixtures.wallet.state(connection, request.userId);
      if (balance < request.amount) throw new InsufficientTokens(request.amount, balance, 0);
      return broken.placeHold(connection, request);
    },
  };
};

/** Repeats a transaction that is requested again: it ignores the idempotency key. */
const noUnique: Twin = ({ wallet }) =>
  Promise.resolve({
    ...wallet,
    grant: (connection, grant) => wallet.grant(connection, { ...grant, key: newId() }),
    clawBack: (connection, clawBack) => wallet.clawBack(connection, { ...clawBack, key: newId() }),
  });

/** Looks whether the key was used, then takes back: right for one at a time, wrong for two at once. */
const readThenClawBack: Twin = ({ wallet }) =>
  Promise.resolve({
    ...wallet,
    async clawBack(connection, clawBack) {
      // The reason remembers the key, since the unique one is what this twin does without.
      const [earlier] = await rows(connection, 'select 1 from ledger_transactions where reason = ?', [clawBack.key]);
      if (earlier) return { created: false, taken: clawBack.amount, owed: 0 };
      return wallet.clawBack(connection, { ...clawBack, key: newId(), reason: clawBack.key });
    },
  });

/** Ends a hold without asking whether it is open: a cancelled run that succeeds is paid for and given back. */
const captureWithoutCas: Twin = async ({ db, wallet }) => {
  await db.knex.raw('alter table holds disable trigger holds_end_once');
  const sql = without(SETTLE_HOLD.sql, [` and h.status = 'open'`, ''], [`'settle:' || g.generation_id`, `'settle:' || g.tx_id`]);
  await db.knex.raw('alter table wallets drop constraint wallets_held_check');
  return {
    ...wallet,
    async settleHold(connection, { generationId, capture, expired }): Promise<SettledHold | null> {
      const bindings = [generationId, capture, null, 0, newId(), expired ? 'expired' : 'settled', systemClock.now()];
      const [settled] = await prepared<SettledHold & { user_id: string; royalty_split: null }>(connection, { name: 'twin_settle', sql }, bindings);
      if (!settled) return null;
      const { user_id: _userId, royalty_split: _none, ...result } = settled;
      return result;
    },
  };
};

/** Gives tokens back only where a run's own error is caught: a run whose process died keeps them for ever. */
const refundInCatchOnly: Twin = ({ wallet }) =>
  Promise.resolve({
    ...wallet,
    settleHold: (connection, settlement) => (settlement.expired ? Promise.resolve(null) : wallet.settleHold(connection, settlement)),
  });

/** Takes what runs hold as well: their settlement then has nothing to give back. */
const clawBackOfHeld: Twin = ({ wallet, db }) =>
  Promise.resolve({
    ...wallet,
    async clawBack(connection, clawBack) {
      for (const { generation_id: generationId } of await db.knex('holds').where({ user_id: clawBack.userId, status: 'open' })) {
        await wallet.settleHold(connection, { generationId: generationId as string, capture: 0 });
      }
      return wallet.clawBack(connection, clawBack);
    },
  });

/** Sells without asking whether there is enough. */
const saleWithoutGuard: EarningsTwin = async ({ db, earnings }) => {
  await db.knex.raw('alter table wallets drop constraint wallets_purchased_check');
  return {
    ...earnings,
    async payCreator(tx, { userId, creatorId, amount, kind, key, reason }) {
      const { created } = await postLegs(tx, systemClock, {
        key, kind, reason, request: { kind, amount, userId, creatorId }, wallets: [userId],
        legs: () => [{ owner: userId, account: 'purchased', amount: -amount }, { owner: creatorId, account: 'pending_earned', amount, split: { bonus: 0, subscription: 0, earned: 0, purchased: amount } }],
      });
      return { created, split: { bonus: 0, subscription: 0, earned: 0, purchased: amount } };
    },
  };
};

/** Caught by commands one after the other. */
export const SEQUENTIAL_TWINS: Record<string, Twin> = {
  'no-guard': noGuard,
  'no-unique': noUnique,
  'capture-without-CAS': captureWithoutCas,
  'refund-in-catch-only': refundInCatchOnly,
  'claw-back-of-held': clawBackOfHeld,
};

/** Caught by commands one after the other. */
export const EARNINGS_TWINS: Record<string, EarningsTwin> = { 'sale-without-guard': saleWithoutGuard };

/** Caught only when much happens at once. */
export const RACING_TWINS: Record<string, Twin> = {
  'read, then spend': readThenSpend,
  'read, then claw back': readThenClawBack,
};

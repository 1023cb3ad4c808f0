import { systemClock } from '#kernel/clock.ts';
import { prepared, rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { LedgerFixtures } from '#testing/ledger-fixtures.ts';
import { postLegs } from '../commands/post-legs.ts';
import { PLACE_HOLD } from '../commands/place-hold.ts';
import { SETTLE_HOLD } from '../commands/settle-hold.ts';
import { InsufficientTokens } from '../wallet.errors.ts';
import type { CreatorEarnings, SettledHold, Wallet, WalletState } from '../wallet.ts';

/** Makes a wallet with one deliberate mistake, and removes the database's own guard against this mistake. */
export type Twin = (fixtures: LedgerFixtures) => Promise<Wallet>;

/** Makes the functions of creators' earnings with one deliberate mistake. */
export type EarningsTwin = (fixtures: LedgerFixtures) => Promise<CreatorEarnings>;

/** Removes parts from an SQL text. @throws Error when a part is not in the text, because the copy would then no longer be broken */
function without(sql: string, ...changes: readonly (readonly [string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`The statement no longer says: ${from}`);
    return text.replaceAll(from, to);
  }, sql);
}

/** Mistake: spends without checking that there are enough tokens, so buckets fall below zero. */
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

/** Mistake: reads the balance and spends afterwards. That is right for single calls and wrong for parallel ones. */
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

/** Mistake: ignores the idempotency key, so a repeated request moves tokens again. */
const noUnique: Twin = ({ wallet }) =>
  Promise.resolve({
    ...wallet,
    grant: (connection, grant) => wallet.grant(connection, { ...grant, key: newId() }),
    clawBack: (connection, clawBack) => wallet.clawBack(connection, { ...clawBack, key: newId() }),
  });

/** Mistake: checks whether the key was used and takes tokens back afterwards. That is right for single calls and wrong for parallel ones. */
const readThenClawBack: Twin = ({ wallet }) =>
  Promise.resolve({
    ...wallet,
    async clawBack(connection, clawBack) {
      // This copy has no unique key, so it stores the key in the reason and looks for it there.
      const [earlier] = await rows(connection, 'select 1 from ledger_transactions where reason = ?', [clawBack.key]);
      if (earlier) return { created: false, taken: clawBack.amount, owed: 0 };
      return wallet.clawBack(connection, { ...clawBack, key: newId(), reason: clawBack.key });
    },
  });

/** Mistake: ends a hold without checking that it is open. A cancelled run that succeeds is then both charged and refunded. */
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

/** Mistake: releases tokens only when the run's own code fails. A run whose process dies holds its tokens for ever. */
const refundInCatchOnly: Twin = ({ wallet }) =>
  Promise.resolve({
    ...wallet,
    settleHold: (connection, settlement) => (settlement.expired ? Promise.resolve(null) : wallet.settleHold(connection, settlement)),
  });

/** Mistake: also claws back tokens that runs hold. Settling such a hold then has nothing to release. */
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

/** Mistake: sells without checking that the buyer has enough tokens. */
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

/** Broken wallets that tests detect with one command at a time. */
export const SEQUENTIAL_TWINS: Record<string, Twin> = {
  'no-guard': noGuard,
  'no-unique': noUnique,
  'capture-without-CAS': captureWithoutCas,
  'refund-in-catch-only': refundInCatchOnly,
  'claw-back-of-held': clawBackOfHeld,
};

/** Broken functions of earnings that tests detect with one command at a time. */
export const EARNINGS_TWINS: Record<string, EarningsTwin> = { 'sale-without-guard': saleWithoutGuard };

/** Broken wallets that tests detect only with parallel commands. */
export const RACING_TWINS: Record<string, Twin> = {
  'read, then spend': readThenSpend,
  'read, then claw back': readThenClawBack,
};

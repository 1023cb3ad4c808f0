import { HOUR_MS } from '#contracts/durations.ts';
import type { z } from 'zod';
import type { Clock } from '#kernel/clock.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Connection, Database, Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Module } from '#kernel/module.ts';
import type { Outbox } from '#kernel/outbox/outbox.ts';
import type { Push } from '#kernel/realtime/push.ts';
import type { ChallengePools } from './challenge-pools.ts';
import type { CashOutTokens } from './cash-out-tokens.ts';
import type { GivenRewards } from './given-rewards.ts';
import { moveCashOut, payableTokens, returnCashOut, setCashOutAside } from './commands/cash-out-tokens.ts';
import { clawBack } from './commands/claw-back.ts';
import { payCreator, refundSale, releaseEarnings } from './commands/creator-earnings.ts';
import { payIntoPool, payOutOfPool } from './commands/challenge-pools.ts';
import { debitTokens } from './commands/debit-tokens.ts';
import { freezeEarned } from './commands/freeze-earned.ts';
import { giveBack } from './commands/give-back.ts';
import { grantTokens } from './commands/grant-tokens.ts';
import { openWallet } from './commands/open-wallet.ts';
import { placeHold } from './commands/place-hold.ts';
import { restoreEarnings } from './commands/restore-earnings.ts';
import { settleHold } from './commands/settle-hold.ts';
import { takeBackReward } from './commands/take-back-reward.ts';
import { walletMigrations } from './migrations/index.ts';
import { activity } from './queries/activity.ts';
import { pendingEarned } from './queries/pending-earned.ts';
import { receipts } from './queries/receipts.ts';
import { spentFrom } from './queries/spent-from.ts';
import { keepProof, lastProof } from './queries/ledger-proof.ts';
import { violations } from './queries/violations.ts';
import { walletOverview } from './queries/wallet-overview.ts';
import { walletState, walletStates } from './queries/wallet-state.ts';
import { walletOutstanding } from './queries/wallet-outstanding.ts';
import { personalData } from './personal-data.ts';
import { budgetRoutes } from './routes/budgets.routes.ts';
import { activityExport } from './routes/activity-export.ts';
import { walletRoutes } from './routes/wallet.routes.ts';
import { budgetNearlyReached } from './wallet.events.ts';
import type { CreatorEarnings, Ledger, Wallet, WalletState } from './wallet.ts';

export type { ChallengePools } from './challenge-pools.ts';
export type { CashOutTokens } from './cash-out-tokens.ts';
export type { GivenRewards } from './given-rewards.ts';
export type { ActivityFilter, ActivityPage, BucketSplit, ClawBack, ClawedBack, CreatorEarnings, Debit, EarnedFreeze, EarningsRelease, EarningsRestored, GiveBack, Grant, HoldRequest, Ledger, Position, Reference, Sale, SaleRefund, SettledHold, Settlement, Share, Wallet, WalletState } from './wallet.ts';
export { InsufficientTokens } from './wallet.errors.ts';
export { budgetNearlyReached, tokenReward } from './wallet.events.ts';
export { debtors } from './queries/debtors.ts';
export { walletMigrations } from './migrations/index.ts';
export { tokenFigures } from './queries/token-figures.ts';

export interface WalletOptions {
  /** How many tokens a new account gets. */
  welcomeTokens: number;
  /** An open hold that is older than this, in ms, breaks an invariant: no run may wait (24 h) and work that long. */
  openHoldMaxAgeMs: number;
}

const walletDefaults: WalletOptions = { welcomeTokens: 20, openHoldMaxAgeMs: 26 * HOUR_MS };

export interface WalletDeps {
  db: Database;
  clock: Clock;
  outbox: Outbox;
  push: Push;
  options?: Partial<WalletOptions>;
}

export interface WalletModule extends Module {
  wallet: Wallet;
  earnings: CreatorEarnings;
  pools: ChallengePools;
  rewards: GivenRewards;
  cashOuts: CashOutTokens;
  ledger: Ledger;
}

/** Builds the module of wallets: balances, holds, grants and the token ledger. */
export function createWallet({ db, clock, outbox, push, options }: WalletDeps): WalletModule {
  const { welcomeTokens, openHoldMaxAgeMs } = { ...walletDefaults, ...options };

  const transactionOf = (connection: Connection): Tx | null => (connection.isTransaction ? (connection as Tx) : null);

  /** Pushes the new balance to the user's open tabs once it is committed: at once on a plain connection, else after the transaction. */
  const announce = (connection: Connection, userId: string, { balance, held }: WalletState): void => {
    const tell = (): void => push.toUser(userId, 'balance', { balance, held });
    const tx = transactionOf(connection);
    if (tx) afterCommit(tx, tell);
    else tell();
  };

  const announceAll = (connection: Connection, states: readonly (WalletState & { userId: string })[]): void => {
    for (const { userId, ...state } of states) announce(connection, userId, state);
  };

  const tellBudget = async (connection: Connection, nearly: z.infer<typeof budgetNearlyReached.payload>): Promise<void> => {
    const publish = (tx: Tx): Promise<string> => outbox.publish(tx, budgetNearlyReached, nearly);
    const tx = transactionOf(connection);
    await (tx ? publish(tx) : db.transaction(publish));
  };

  const wallet: Wallet = {
    open: (tx, userId) => openWallet(tx, { clock, outbox, welcomeTokens }, userId),
    openEmpty: (tx, userId) => openWallet(tx, { clock, outbox, welcomeTokens: 0 }, userId),
    async lock(tx, userId) {
      await rows(tx, 'select 1 from wallets where user_id = ? for update', [userId]);
    },
    async state(connection, userId) {
      const { balance, held } = await walletState(connection, userId);
      return { balance, held };
    },
    async placeHold(connection, request) {
      const { nearly, ...placed } = await placeHold(connection, clock, request);
      announce(connection, request.userId, placed);
      if (nearly) await tellBudget(connection, { userId: request.userId, ...nearly });
      return placed;
    },
    async settleHold(connection, settlement) {
      const settled = await settleHold(connection, clock, settlement);
      if (!settled) return null;
      const { user_id: userId, ...result } = settled;
      announce(connection, userId, result);
      return result;
    },
    async grant(tx, grant) {
      const { created, wallets } = await grantTokens(tx, clock, grant);
      announceAll(tx, wallets);
      return created;
    },
    async debit(connection, debit) {
      const moved = await debitTokens(connection, clock, debit);
      if (moved) announce(connection, debit.userId, moved);
      return moved !== null;
    },
    async clawBack(connection, request) {
      const { state, ...result } = await clawBack(connection, clock, request);
      if (state) announce(connection, request.userId, state);
      return result;
    },
    async giveBack(tx, request) {
      const { created, wallets } = await giveBack(tx, clock, request);
      announceAll(tx, wallets);
      return created;
    },
    states: walletStates,
    debt: async (connection, userId) => (await walletState(connection, userId)).debt,
    overview: walletOverview,
    activity,
    receipts,
  };

  const earnings: CreatorEarnings = {
    async payCreator(tx, sale) {
      const { created, split, wallets } = await payCreator(tx, clock, sale);
      announceAll(tx, wallets);
      return { created, split };
    },
    async refundSale(tx, refund) {
      const { created, wallets } = await refundSale(tx, clock, refund);
      announceAll(tx, wallets);
      return created;
    },
    async releaseEarnings(tx, release) {
      const { created, wallets } = await releaseEarnings(tx, clock, release);
      announceAll(tx, wallets);
      return created;
    },
    async restoreEarnings(tx, restored) {
      return (await restoreEarnings(tx, clock, restored)).created;
    },
    async freezeEarned(tx, freeze) {
      const { frozen, wallets } = await freezeEarned(tx, clock, freeze);
      announceAll(tx, wallets);
      return frozen;
    },
    pendingEarned,
  };

  const pools: ChallengePools = {
    async payIn(tx, payment) {
      const { created, split, wallets } = await payIntoPool(tx, clock, payment);
      announceAll(tx, wallets);
      return { created, split };
    },
    async payOut(tx, payout) {
      const { created, wallets } = await payOutOfPool(tx, clock, payout);
      announceAll(tx, wallets);
      return created;
    },
  };

  const rewards: GivenRewards = {
    async takeBack(tx, reward) {
      const { created, taken, owed, wallets } = await takeBackReward(tx, clock, reward);
      announceAll(tx, wallets);
      return { created, taken, owed };
    },
    spentFrom,
  };

  const cashOuts: CashOutTokens = {
    payable: payableTokens,
    async setAside(tx, move) {
      announceAll(tx, (await setCashOutAside(tx, clock, move)).wallets);
    },
    approve: async (tx, move) => void (await moveCashOut(tx, clock, 'approved', move)),
    pay: async (tx, move) => void (await moveCashOut(tx, clock, 'paid', move)),
    async giveBack(tx, move) {
      announceAll(tx, (await returnCashOut(tx, clock, move)).wallets);
    },
  };

  const ledger: Ledger = {
    violations: (connection) => violations(connection, new Date(clock.now().getTime() - openHoldMaxAgeMs)),
    keepProof: (connection, found) => keepProof(connection, clock, found),
    lastProof,
    outstanding: walletOutstanding,
  };

  return {
    wallet,
    earnings,
    pools,
    rewards,
    cashOuts,
    ledger,
    migrations: walletMigrations,
    personalData: personalData({ db }),
    routes(routes) {
      walletRoutes(routes, { db, clock, wallet });
      budgetRoutes(routes, { db, clock });
    },
    rawRoutes: (mount) => activityExport(mount, { db, clock, wallet }),
  };
}

import { budgetsMigration } from './budgets.ts';
import { byTimeMigration } from './by-time.ts';
import { cashOutsMigration } from './cash-outs.ts';
import { challengePoolsMigration } from './challenge-pools.ts';
import { chatHoldsMigration } from './chat-holds.ts';
import { debtorsMigration } from './debtors.ts';
import { holdsMigration } from './holds.ts';
import { ledgerMigration } from './ledger.ts';
import { walletsMigration } from './wallets.ts';

/** The migrations of the module wallet, in order. */
export const walletMigrations = { ...walletsMigration, ...ledgerMigration, ...holdsMigration, ...challengePoolsMigration, ...budgetsMigration, ...chatHoldsMigration, ...cashOutsMigration, ...byTimeMigration, ...debtorsMigration };

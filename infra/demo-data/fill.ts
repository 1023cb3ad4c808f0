import type { Database } from '#kernel/db/database.ts';
import { createDatabase } from '#kernel/db/database.ts';
import { migrateToLatest } from '#kernel/db/migrate.ts';
import { allMigrations } from '../../backend/bootstrap/migrations.ts';
import { chanceFunctions, DROP_CHANCE } from './chance.ts';
import { markDemoData } from './demo-database.ts';
import { demoModules } from './demo-modules.ts';
import type { DemoOptions } from './demo-options.ts';
import { fillChallenges } from './fill-challenges.ts';
import { fillChats } from './fill-chats.ts';
import { fillAgents } from './fill-agents.ts';
import { fillEvents } from './fill-events.ts';
import { fillKept } from './fill-kept.ts';
import { fillLedger } from './fill-ledger.ts';
import { fillOrders } from './fill-orders.ts';
import { fillPeople } from './fill-people.ts';
import { fillPrompts } from './fill-prompts.ts';
import { fillReferrals } from './fill-referrals.ts';
import { fillRuns } from './fill-runs.ts';
import { fillSocial } from './fill-social.ts';
import { fillUnlocks } from './fill-unlocks.ts';
import { ENDINGS, MANNERS } from './vocabulary.ts';

export interface FillOptions extends DemoOptions {
  /** Folder for the covers that demo data draws for starter prompts; null draws none. */
  storageDir: string | null;
  /** Whether demo data includes creations, libraries, folders, collections and packs. */
  kept?: boolean;
  /** Called after each step of filling demo data, with the step's name and its time in ms. */
  onStep?(step: string, ms: number): void;
}

/** Opens the database for demo data with one connection, because settings of the session must hold for all later statements. */
const connect = (url: string): Database =>
  createDatabase({
    url, poolMax: 1, acquireTimeoutMs: 60_000, statementTimeoutMs: 0, lockTimeoutMs: 0, idleInTransactionTimeoutMs: 0,
    onCallbackError: (error) => {
      throw error;
    },
  });

/** Fills an empty database with the product's tables, starter prompts and demo data. @throws Error when a rule of the ledger is broken */
export async function fillDemoData(url: string, options: FillOptions): Promise<void> {
  const db = connect(url);
  const { knex } = db;
  const { prompts, ledger } = demoModules(db, options.storageDir);
  const { storageDir: _dir, kept: _kept, onStep, ...asked } = options;
  const step = async (name: string, work: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await work();
    onStep?.(name, performance.now() - start);
  };
  const task = (name: string) => prompts.maintenance!.find((one) => one.name === `prompts.${name}`)?.run();
  try {
    await markDemoData(knex, asked);
    await step('tables and starters', async () => {
      await migrateToLatest(knex, allMigrations);
      await prompts.seed();
      await task('paint_covers');
      await knex.raw(chanceFunctions(options.seed, options.days));
    });
    await step('people', () => fillPeople(knex, options));
    await step('prompts', () => fillPrompts(knex, options));
    await step('runs', () => fillRuns(knex, options));
    await step('orders, unlocks, referrals', async () => {
      await fillOrders(knex, options);
      await fillUnlocks(knex, options);
      await fillReferrals(knex, options);
    });
    await step('ledger', () => fillLedger(knex));
    await step('likes, follows, messages', () => fillSocial(knex, options));
    await step('chats', () => fillChats(knex, options));
    await step('challenges', () => fillChallenges(knex, options));
    if (options.events > 0) await step('events of journeys', () => fillEvents(knex, options));
    if (options.kept) await step('creations, libraries, folders, collections, packs', () => fillKept(knex, options, { manners: MANNERS, endings: ENDINGS }));
    if (options.kept) await step('agents', () => fillAgents(knex, options, MANNERS));
    await step('cleaning up', async () => {
      for (const table of ['demo_data_runs', 'demo_orders', 'demo_products', 'demo_prompts', 'demo_patterns', 'demo_people']) await knex.schema.dropTable(table);
      await knex.raw(DROP_CHANCE);
      await knex.raw('vacuum analyze');
    });
    await step('statistics and words', async () => {
      await task('refresh_statistics');
      await task('refresh_terms');
      await knex.raw('vacuum analyze prompts, prompt_terms, prompt_creators');
    });
    await step('proof of the ledger', async () => {
      const faults = await ledger.violations(knex);
      if (faults.length > 0) throw new Error(`The ledger does not prove: ${faults[0]!.invariant} ${faults[0]!.detail}`);
    });
    await knex('demo_data').update({ filled_at: knex.fn.now() });
  } finally {
    await db.close();
  }
}

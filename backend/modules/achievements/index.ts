import { MINUTE_MS } from '#contracts/durations.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import type { AchievementsContext } from './achievements-context.ts';
import { countRarity } from './commands/count-rarity.ts';
import { giveRepeatable } from './commands/give-repeatable.ts';
import type { RepeatableReward } from './commands/give-repeatable.ts';
import { personalData } from './personal-data.ts';
import { achievementsMigrations } from './migrations/achievements.ts';
import { achievementsRoutes } from './routes/achievements.routes.ts';
import { rewardsRoutes } from './routes/rewards.routes.ts';
import { onClaims } from './subscribers/on-claims.ts';
import { onEmailConfirmed } from './subscribers/on-email-confirmed.ts';
import { onFeedback } from './subscribers/on-feedback.ts';
import { onOrders } from './subscribers/on-orders.ts';
import { onAgents } from './subscribers/on-agents.ts';
import { onPrompts } from './subscribers/on-prompts.ts';
import { onRuns } from './subscribers/on-runs.ts';
import { onCollections } from './subscribers/on-collections.ts';
import { onSaves } from './subscribers/on-saves.ts';
import { onChallenges } from './subscribers/on-challenges.ts';
import { onSharing } from './subscribers/on-sharing.ts';

export { achievementsMigrations } from './migrations/achievements.ts';

const RARITY_EVERY_MS = 30 * MINUTE_MS;

/** Rewards that people can earn again and again by acts in other modules. */
export interface RepeatableRewards {
  /** See `commands/give-repeatable.ts`. @returns the tokens paid: what is left of the daily cap, at most */
  giveRepeatable(tx: Tx, reward: RepeatableReward): Promise<number>;
}

export interface AchievementsModule extends Module {
  rewards: RepeatableRewards;
}

/** Starts the achievements module: achievements, the daily claim with its streak, the checklist, and their rewards. */
export function createAchievements(context: AchievementsContext): AchievementsModule {
  const { db, clock } = context;
  return {
    migrations: achievementsMigrations,
    rewards: { giveRepeatable: (tx, reward) => giveRepeatable(tx, context, reward) },
    personalData: personalData({ db }),
    subscriptions: [...onRuns(context), onOrders(context), ...onFeedback(context), onClaims(context), onSaves(context), onCollections(context), onPrompts(context), ...onAgents(context), ...onSharing(context), ...onChallenges(context), onEmailConfirmed(context)],
    maintenance: [{ name: 'achievements.count_rarity', everyMs: RARITY_EVERY_MS, run: () => countRarity(db.knex, clock.now()) }],
    routes(routes) {
      achievementsRoutes(routes, context);
      rewardsRoutes(routes, context);
    },
  };
}

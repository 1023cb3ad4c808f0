import type { Module } from '#kernel/module.ts';
import type { ChallengesContext } from './challenges-context.ts';
import { challengesMigrations } from './migrations/index.ts';
import { scoringMaintenance } from './scoring/scoring-maintenance.ts';
import { votingRoutes } from './voting/voting.routes.ts';

export { challengesMigrations } from './migrations/index.ts';

/** Challenges: themes, entries, blind votes, results and prizes. */
export function createChallenges(context: ChallengesContext): Module {
  return {
    migrations: challengesMigrations,
    maintenance: scoringMaintenance(context),
    routes(routes) {
      votingRoutes(routes, context);
    },
  };
}

import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import type { ModerationTarget } from '#modules/moderation/moderation-target.port.ts';
import { challengeTarget, entryTarget } from './challenge-targets.ts';
import type { ChallengesContext } from './challenges-context.ts';
import { entriesRoutes } from './entries.routes.ts';
import { prepareEntries } from './entries/prepare-entry.ts';
import { entryFiles } from './entry-files.routes.ts';
import { challengesAdminRoutes } from './challenges.admin.routes.ts';
import { challengesRoutes } from './challenges.routes.ts';
import { advanceChallenges } from './commands/advance-challenges.ts';
import { paintCovers } from './commands/paint-covers.ts';
import { planChallenges } from './commands/plan-challenges.ts';
import { rankSeason } from './commands/rank-season.ts';
import { seedThemes } from './commands/seed-themes.ts';
import { isBlind } from './queries/is-blind.ts';
import { challengesMigrations } from './migrations/index.ts';
import { judging } from './judging/judge-entries.ts';
import { personalData } from './personal-data.ts';
import { seasonsRoutes } from './seasons.routes.ts';
import { onRuns } from './subscribers/on-runs.ts';
import { scoringMaintenance } from './scoring/scoring-maintenance.ts';
import type { ThemeSeed } from './theme-seed.port.ts';
import { votingRoutes } from './voting/voting.routes.ts';

export { discussedChallenge } from './challenge-targets.ts';
export { criteriaOf } from './domain/challenge-form.ts';
export { dailyTimes, typeOfDay } from './domain/challenge-times.ts';
export { challengesMigrations } from './migrations/index.ts';

export interface ChallengesDeps extends ChallengesContext {
  /** The challenge themes that come with the product. */
  themes: readonly ThemeSeed[];
}

export interface ChallengesModule extends Module {
  /** The dependencies of the module's commands. Tests use them to call commands directly. */
  context: ChallengesContext;
  /** Adds missing themes and creates the challenges of the coming days. Returns how many themes were added. */
  seed(): Promise<number>;
  /** Lets moderation handle reports of entries and of community challenges. */
  targets: readonly ModerationTarget[];
  /** True if a run is an entry of a challenge whose results are not out: then it must stay anonymous. */
  isBlind(connection: Connection, generationId: string): Promise<boolean>;
}

/** Builds the module of challenges: themes, entries, blind votes, results and prizes. */
export function createChallenges({ themes, ...context }: ChallengesDeps): ChallengesModule {
  return {
    context,
    async seed() {
      const added = await context.db.transaction((tx) => seedThemes(tx, context, themes));
      await planChallenges(context);
      return added;
    },
    targets: [entryTarget(context), challengeTarget(context)],
    isBlind,
    migrations: challengesMigrations,
    personalData: personalData(context),
    subscriptions: onRuns(context),
    maintenance: [
      { name: 'challenges.rank_season', everyMs: HOUR_MS, run: () => rankSeason(context) },
      { name: 'challenges.plan', everyMs: HOUR_MS, run: () => planChallenges(context) },
      { name: 'challenges.prepare_entries', everyMs: MINUTE_MS, run: () => prepareEntries(context) },
      { name: 'challenges.advance', everyMs: context.options.advanceEveryMs, run: () => advanceChallenges(context) },
      { name: 'challenges.paint_covers', everyMs: MINUTE_MS, run: () => paintCovers(context) },
      { name: 'challenges.judge_entries', everyMs: MINUTE_MS, run: judging(context) },
      ...scoringMaintenance(context),
    ],
    routes(routes) {
      challengesRoutes(routes, context);
      entriesRoutes(routes, context);
      seasonsRoutes(routes, context);
      challengesAdminRoutes(routes, context);
      votingRoutes(routes, context);
    },
    rawRoutes: (mount) => entryFiles(mount, context),
  };
}

import type { InboxEntry } from '#contracts/inbox.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import { decisionRoutes } from './decisions.routes.ts';
import { decisionsMigrations } from './migrations/decisions.ts';
import { peopleInQuestionMigration } from './migrations/people-in-question.ts';
import { reportsMigrations } from './migrations/reports.ts';
import type { ModerationContext } from './moderation-context.ts';
import type { ModerationTarget } from './moderation-target.port.ts';
import { moderationRoutes } from './moderation.routes.ts';
import { moderationPersonalData } from './personal-data.ts';
import { openReports } from './queries/open-reports.ts';
import { waitingForModerators } from './queries/waiting-for-moderators.ts';
import { onResembles } from './subscribers/on-resembles.ts';
import { createTargetRegistry } from './target-registry.ts';

export { prohibitedWords } from './domain/prohibited-words.ts';
export { reportedPeople, struckPeople } from './queries/people-in-question.ts';

export const moderationMigrations = { ...reportsMigrations, ...decisionsMigrations, ...peopleInQuestionMigration };

export interface ModerationDeps extends Omit<ModerationContext, 'targets'> {
  /** The objects through which moderators reach targets, one for each type. */
  targets: readonly ModerationTarget[];
}

/** The calls of moderation that other modules may make. */
export interface Moderation {
  /** How much waits in the moderators' queues. Reports about one target count once. */
  waiting(connection: Connection): Promise<InboxEntry[]>;
  /** Open reports about targets of a type, by the target's id. */
  openReports: typeof openReports;
}

export interface ModerationModule extends Module {
  moderation: Moderation;
}

/**
 * Composes the module moderation: members' reports, moderators' decisions about them, and authors' appeals.
 * @throws Error for a type of target without its object
 */
export function createModeration(deps: ModerationDeps): ModerationModule {
  const context: ModerationContext = { ...deps, targets: createTargetRegistry(deps.targets) };
  return {
    moderation: { waiting: (connection) => waitingForModerators(connection, context), openReports },
    migrations: moderationMigrations,
    personalData: moderationPersonalData(context),
    subscriptions: [onResembles(context.clock)],
    routes(routes) {
      moderationRoutes(routes, context);
      decisionRoutes(routes, context);
    },
  };
}

import type { InboxEntry } from '#contracts/inbox.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import { together } from '#kernel/personal-data/together.ts';
import type { VotingContext } from './feedback-context.ts';
import { featureAdminRoutes } from './features.admin.routes.ts';
import { votesOf } from './features.personal-data.ts';
import { featureRoutes } from './features.routes.ts';
import { issueRoutes, issueScreenshot } from './issue.routes.ts';
import type { IssueContext } from './issue-context.ts';
import { issuePersonalData } from './issue.personal-data.ts';
import { featuresMigrations } from './migrations/features.ts';
import { issuePlanMigrations } from './migrations/issue-plan.ts';
import { issueMigrations } from './migrations/issue-reports.ts';
import { openApiKeysMigrations } from './migrations/open-api-keys.ts';
import { openFeaturesMigrations } from './migrations/open-features.ts';
import { waitingIssues } from './queries/waiting-issues.ts';
import { tellVoters } from './subscribers/tell-voters.ts';
import type { TellVotersOptions } from './subscribers/tell-voters.ts';

export const feedbackMigrations = { ...featuresMigrations, ...issueMigrations, ...openFeaturesMigrations, ...issuePlanMigrations, ...openApiKeysMigrations };

export interface FeedbackOptions {
  tellVoters: TellVotersOptions;
}

const feedbackDefaults: FeedbackOptions = { tellVoters: { batch: 50 } };

export interface FeedbackDeps extends VotingContext, IssueContext {
  options?: Partial<FeedbackOptions>;
}

/** The calls of feedback that other modules may make. */
export interface Feedback {
  /** How many issue reports have the status `new`. */
  waiting(connection: Connection): Promise<InboxEntry[]>;
}

export interface FeedbackModule extends Module {
  feedback: Feedback;
}

/** Starts the feedback module: next features with votes, and issue reports. */
export function createFeedback({ options, ...context }: FeedbackDeps): FeedbackModule {
  const { tellVoters: telling } = { ...feedbackDefaults, ...options };
  return {
    feedback: { waiting: waitingIssues },
    migrations: feedbackMigrations,
    personalData: together(votesOf(context), issuePersonalData(context)),
    subscriptions: tellVoters(context, telling),
    routes(routes) {
      featureRoutes(routes, context);
      featureAdminRoutes(routes, context);
      issueRoutes(routes, context);
    },
    rawRoutes(mount) {
      issueScreenshot(mount, context);
    },
  };
}

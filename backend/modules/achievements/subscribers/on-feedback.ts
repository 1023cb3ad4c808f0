import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { featureVoted } from '#modules/feedback/feedback.events.ts';
import { issueReported, issueResolved } from '#modules/feedback/issue.events.ts';
import type { AchievementsContext } from '../achievements-context.ts';
import { count } from '../commands/count.ts';

/** Counts each vote, each issue report and each resolved report once for ever, however often a vote returns or a report is reopened. */
export const onFeedback = (context: AchievementsContext): Subscription[] => [
  subscribe(featureVoted, 'achievements.count_vote', (tx, { userId, featureId }) => count(tx, context, userId, [{ counter: 'features.voted', distinct: featureId }])),
  subscribe(issueReported, 'achievements.count_report', (tx, { userId, issueId }) => count(tx, context, userId, [{ counter: 'issues.reported', distinct: issueId }])),
  subscribe(issueResolved, 'achievements.count_resolved', (tx, { userId, issueId }) => count(tx, context, userId, [{ counter: 'issues.resolved', distinct: issueId }])),
];

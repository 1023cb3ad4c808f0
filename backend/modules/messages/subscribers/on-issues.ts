import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { issueReplied, issueResolved } from '#modules/feedback/issue.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { issueRepliedTexts, issueResolvedTexts } from '../issues.catalogue.ts';

const SYSTEM = { type: 'system_notification', category: 'system' } as const;

/** Writes messages to the reporter of an issue: one for each reply, and one each time the issue is resolved. */
export const issueReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(issueReplied, 'messages.on_issue_replied', (tx, reply) =>
    writeMessage(tx, deps, { ...SYSTEM, ...issueRepliedTexts(reply), userId: reply.userId, dedupeKey: `issue_replied:${reply.replyId}`, priority: 'high', about: ['issue', reply.issueId] }),
  ),
  subscribe(issueResolved, 'messages.on_issue_resolved', (tx, issue, { eventId }) =>
    writeMessage(tx, deps, { ...SYSTEM, ...issueResolvedTexts(issue), userId: issue.userId, dedupeKey: `issue_resolved:${eventId}`, priority: 'normal', about: ['issue', issue.issueId] }),
  ),
];

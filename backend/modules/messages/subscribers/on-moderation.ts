import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { appealDecided, moderationDecided, reportsClosed } from '#modules/moderation/moderation.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { appealTexts, decisionTexts, reportClosedTexts } from '../moderation.catalogue.ts';

const SYSTEM = { type: 'system_notification', category: 'system' } as const;

/**
 * Writes messages to authors about decisions on their work, with a link to reasons and appeal, and to reporters about the result. A decision
 * that stops an author from publishing is critical.
 */
export const moderationReactions = (deps: WriteDeps): Subscription[] => [
  subscribe(moderationDecided, 'messages.on_moderation_decided', (tx, decision) =>
    writeMessage(tx, deps, {
      ...SYSTEM,
      ...decisionTexts(decision),
      userId: decision.userId,
      priority: decision.pausedUntil !== null ? 'critical' : decision.outcome === 'approved' ? 'normal' : 'high',
      dedupeKey: `decision:${decision.decisionId}`,
      about: ['decision', decision.decisionId],
    }),
  ),
  subscribe(appealDecided, 'messages.on_appeal_decided', (tx, appeal) =>
    writeMessage(tx, deps, { ...SYSTEM, ...appealTexts(appeal), userId: appeal.userId, priority: 'high', dedupeKey: `appeal:${appeal.appealId}`, about: ['decision', appeal.decisionId] }),
  ),
  subscribe(reportsClosed, 'messages.on_reports_closed', async (tx, { reports, page, ...closed }) => {
    // A target that was taken down has no page to link to.
    for (const { reportId, userId } of reports) {
      await writeMessage(tx, deps, { ...SYSTEM, ...reportClosedTexts(closed), userId, priority: 'normal', dedupeKey: `report:${reportId}`, about: closed.upheld ? ['report', reportId] : [page.type, page.id] });
    }
  }),
];

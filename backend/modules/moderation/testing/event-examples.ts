import { newId } from '#kernel/ids.ts';
import { example } from '#testing/event-example.ts';
import type { ExampleContext, EventExample } from '#testing/event-example.ts';
import { appealDecided, moderationDecided, reportsClosed } from '../moderation.events.ts';

/** One example of each moderation event that has a subscriber. */
export function eventExamples({ userId, promptId }: ExampleContext): EventExample[] {
  const target = { targetType: 'prompt' as const, targetId: promptId, page: { type: 'prompt' as const, id: promptId }, title: 'Foxes' };
  return [
    example(moderationDecided, { ...target, decisionId: newId(), userId, kind: 'removal', outcome: 'removed', rule: 'spam', pausedUntil: null }),
    example(appealDecided, { appealId: newId(), decisionId: newId(), userId, title: 'Foxes', granted: true }),
    example(reportsClosed, { ...target, upheld: true, reports: [{ reportId: newId(), userId }] }),
  ];
}

import { Clock, ClockAlert } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { dueWords } from '#shared/staff/due-words.ts';
import { SLA_CLOCK } from '../moderation-review.words.ts';

/** Shows how much time is left until a moderator must decide, or how late the decision is, as colour, icon and text. */
export function SlaClock({ dueAt, now }: { dueAt: string; now: number }) {
  const { tone, words } = dueWords(dueAt, now);
  const Icon = tone === 'good' ? Clock : ClockAlert;
  return <Badge tone={tone} title={SLA_CLOCK.title(dueAt)}><Icon aria-hidden />{words}</Badge>;
}

import { Clock, ClockAlert } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { dueWords } from '#shared/staff/due-words.ts';
import { SLA_CLOCK } from '../moderation-review.words.ts';

/** The promise against the clock: colour, icon and words say the same. */
export function SlaClock({ dueAt, now }: { dueAt: string; now: number }) {
  const { tone, words } = dueWords(dueAt, now);
  const Icon = tone === 'good' ? Clock : ClockAlert;
  return <Badge tone={tone} title={SLA_CLOCK.title(dueAt)}><Icon aria-hidden />{words}</Badge>;
}

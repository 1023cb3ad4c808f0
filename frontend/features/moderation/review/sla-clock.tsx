import { Clock, ClockAlert } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import { momentWords } from '#ui/moment.tsx';
import { dueWords } from '#shared/staff/due-words.ts';

/** The promise against the clock: colour, icon and words say the same. */
export function SlaClock({ dueAt, now }: { dueAt: string; now: number }) {
  const { tone, words } = dueWords(dueAt, now);
  const Icon = tone === 'good' ? Clock : ClockAlert;
  return <Badge tone={tone} title={`Promised by ${momentWords(dueAt)}`}><Icon aria-hidden />{words}</Badge>;
}

import type { DaySpan } from '#lib/day-span.ts';
import { momentsOf } from '#lib/day-span.ts';
import type { MovesBehind, PeopleBehind, Period, RunsBehind } from '../analytics.queries.ts';

/** The rows that a person asked to see, with words for what they are. */
export type Behind =
  | { kind: 'runs'; what: string; asked: RunsBehind }
  | { kind: 'people'; what: string; asked: PeopleBehind }
  | { kind: 'moves'; what: string; asked: MovesBehind }
  | { kind: 'accounts' };

export interface PanelProps {
  span: DaySpan;
  /** Whether the period before is shown beside. */
  compare: boolean;
  onBehind(behind: Behind): void;
}

/** One day as the moments between which it lies. */
export const dayPeriod = (day: string): Period => momentsOf({ from: day, to: day });

import type { DaySpan } from '#lib/day-span.ts';
import { momentsOf } from '#lib/day-span.ts';
import type { MovesBehind, PeopleBehind, Period, RunsBehind } from '../analytics.queries.ts';

/** Which rows a person asked to see, with their name. */
export type Behind =
  | { kind: 'runs'; what: string; asked: RunsBehind }
  | { kind: 'people'; what: string; asked: PeopleBehind }
  | { kind: 'moves'; what: string; asked: MovesBehind }
  | { kind: 'accounts' };

export interface PanelProps {
  span: DaySpan;
  /** Whether the period before is shown too. */
  compare: boolean;
  onBehind(behind: Behind): void;
}

/** A day as a period between two moments. */
export const dayPeriod = (day: string): Period => momentsOf({ from: day, to: day });

import type { DaySpan } from '#lib/day-span.ts';
import { momentsOf } from '#lib/day-span.ts';
import type { MovesBehind, PeopleBehind, Period, RunsBehind } from '../analytics.queries.ts';

/** The rows behind a figure that an administrator asked to see, with a title for them. */
export type Behind =
  | { kind: 'runs'; what: string; asked: RunsBehind }
  | { kind: 'people'; what: string; asked: PeopleBehind }
  | { kind: 'moves'; what: string; asked: MovesBehind }
  | { kind: 'accounts' };

export interface PanelProps {
  span: DaySpan;
  /** Whether the analytics page also shows the period before for comparison. */
  compare: boolean;
  onBehind(behind: Behind): void;
}

/** Converts a UTC day into a period from its beginning to the beginning of the next day. */
export const dayPeriod = (day: string): Period => momentsOf({ from: day, to: day });

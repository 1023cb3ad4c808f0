import type { AchievementNews } from '#lib/achievement-event.ts';

/** How long the card takes to leave after its close button was pressed, in ms (specification 2). */
export const CLOSE_DELAY_MS = 300;

export interface Waiting extends AchievementNews {
  /** Counts up: tells two of the same name apart. */
  turn: number;
}

/** Achievements in the order they came: the first one is on the page, the others wait behind it. */
export interface AchievementLine {
  turn: number;
  shown: Waiting | null;
  /** The close button was pressed: the card is on its way out. */
  leaving: boolean;
  waiting: readonly Waiting[];
}

export type LineStep = { type: 'came'; news: AchievementNews } | { type: 'closed' } | { type: 'gone' };

export const NOBODY: AchievementLine = { turn: 0, shown: null, leaving: false, waiting: [] };

/**
 * One card at a time (specification 4): who comes waits until the card before has gone, not only until it was closed. One that stands in line already is not
 * put there again.
 */
export function nextLine(line: AchievementLine, step: LineStep): AchievementLine {
  if (step.type === 'closed') return line.shown ? { ...line, leaving: true } : line;
  if (step.type === 'came') {
    const { key } = step.news;
    if (key !== undefined && [line.shown, ...line.waiting].some((one) => one?.key === key)) return line;
    const turn = line.turn + 1;
    const next = { ...step.news, turn };
    return line.shown ? { ...line, turn, waiting: [...line.waiting, next] } : { ...line, turn, shown: next };
  }
  if (!line.leaving) return line;
  const [shown = null, ...waiting] = line.waiting;
  return { ...line, shown, waiting, leaving: false };
}

import { SECOND_MS } from '#contracts/durations.ts';
import { countWords, isTerminal } from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import { pluralWord } from '#contracts/plural.ts';
import type { LiveText } from '../generation.queries.ts';
import { timeLeft } from '../result/status-words.ts';

/** How long in ms the job tray shows its text after news before it shrinks to an icon. */
export const ICON_AFTER_MS = 5_000;

/**
 * Returns the remaining time of a run as "about 12 s left", or "any moment now" after the estimate. Null for a run that has ended or is
 * queued without an estimate, and for a text after its estimate. Of a text that streams into this tab (`live`), it says what the head of the result says.
 */
export function countDown(run: Pick<Generation, 'status' | 'contentType' | 'etaAt' | 'length' | 'attempt'>, now: number, live?: LiveText): string | null {
  const { status, etaAt } = run;
  if (isTerminal(status)) return null;
  if (live?.begunAt !== undefined) return timeLeft(run, now, countWords(live.text), live.begunAt);
  // The server leaves out an estimate that has passed, so a started run without one ends "any moment now".
  const seconds = etaAt === null ? 0 : Math.ceil((Date.parse(etaAt) - now) / SECOND_MS);
  if (seconds <= 0) return status === 'running' && run.contentType !== 'text' ? 'any moment now' : null;
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

/** Returns the cost of a run in a few words: held while it is active, charged after its end. */
export function costWords({ status, quote, captured, paidBy, waived }: Pick<Generation, 'status' | 'quote' | 'captured' | 'paidBy' | 'waived'>): string {
  if (paidBy != null || waived != null) return 'free';
  if (!isTerminal(status)) return `${quote.total} held`;
  const kept = captured ?? 0;
  return kept === 0 ? 'nothing charged' : `${kept} ${pluralWord(kept, 'token')}`;
}

/** Returns the runs that were active at the last check and have ended since, newest first. */
export const endedSince = (known: ReadonlySet<string>, active: readonly Generation[], finished: readonly Generation[]): Generation[] => {
  const still = new Set(active.map(({ id }) => id));
  return finished.filter(({ id, status }) => known.has(id) && !still.has(id) && isTerminal(status));
};

const STORE = 'conjure.tray-dismissed:';
/** How many runs that the reader removed from the job tray are remembered. It is more than the tray shows, so that a removed run does not appear again. */
const REMEMBERED = 60;

/** Reads the ids of runs that this reader removed from the job tray in this browser. */
export function dismissedRuns(userId: string): ReadonlySet<string> {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORE + userId) ?? '[]');
    return new Set(Array.isArray(known) ? known.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/**
 * Removes runs from the job tray for good; they stay in My Creations.
 * @returns all removed ids
 */
export function dismissRuns(userId: string, ids: readonly string[]): ReadonlySet<string> {
  const all = [...new Set([...dismissedRuns(userId), ...ids])].slice(-REMEMBERED);
  try {
    localStorage.setItem(STORE + userId, JSON.stringify(all));
  } catch {
    // The browser refuses storage, so the removed runs appear in the job tray again after a reload.
  }
  return new Set(all);
}

import { SECOND_MS } from '#contracts/durations.ts';
import { isTerminal } from '#contracts/generation.ts';
import type { Generation } from '#contracts/generation.ts';
import { pluralWord } from '#contracts/plural.ts';

/** How long the bar says what happened before it becomes an icon, in ms. */
export const ICON_AFTER_MS = 5_000;

/** "about 12 s left", counted down from one look to the next; "any moment now" when the time is over. Null for a run that has ended. */
export function countDown({ status, etaAt }: Pick<Generation, 'status' | 'etaAt'>, now: number): string | null {
  if (isTerminal(status)) return null;
  // The server gives no time once it is over.
  const seconds = etaAt === null ? 0 : Math.ceil((Date.parse(etaAt) - now) / SECOND_MS);
  if (seconds <= 0) return status === 'running' ? 'any moment now' : null;
  return seconds < 90 ? `about ${seconds} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

/** Tokens that a run costs, in a few words: held while it is under way, charged when it has ended. */
export function costWords({ status, quote, captured, paidBy, waived }: Pick<Generation, 'status' | 'quote' | 'captured' | 'paidBy' | 'waived'>): string {
  if (paidBy != null || waived != null) return 'free';
  if (!isTerminal(status)) return `${quote.total} held`;
  const kept = captured ?? 0;
  return kept === 0 ? 'nothing charged' : `${kept} ${pluralWord(kept, 'token')}`;
}

/** Runs that were under way at the last look and have ended since, newest first. */
export const endedSince = (known: ReadonlySet<string>, active: readonly Generation[], finished: readonly Generation[]): Generation[] => {
  const still = new Set(active.map(({ id }) => id));
  return finished.filter(({ id, status }) => known.has(id) && !still.has(id) && isTerminal(status));
};

const STORE = 'conjure.tray-dismissed:';
/** Number of dismissed runs that are remembered; more than the tray shows, so that a dismissed run does not appear again. */
const REMEMBERED = 60;

/** Runs that this browser's reader has taken out of the tray. */
export function dismissedRuns(userId: string): ReadonlySet<string> {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORE + userId) ?? '[]');
    return new Set(Array.isArray(known) ? known.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

/** Takes runs out of the tray for good; they stay among the creations. Returns all that are out. */
export function dismissRuns(userId: string, ids: readonly string[]): ReadonlySet<string> {
  const all = [...new Set([...dismissedRuns(userId), ...ids])].slice(-REMEMBERED);
  try {
    localStorage.setItem(STORE + userId, JSON.stringify(all));
  } catch {
    // Without browser storage the dismissed runs stay out only until the page is loaded again.
  }
  return new Set(all);
}

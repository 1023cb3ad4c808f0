const KEY = 'conjure.challenge-results-seen';

/**
 * Returns the publication time of the latest challenge results that were seen in this browser, as ISO time. Empty when there were none, or
 * when storage is refused.
 */
export function seenResults(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores that challenge results of this time were seen in this browser. Without storage, the home page shows them until they are old. */
export function noteSeenResults(resultsAt: string): void {
  try {
    if (resultsAt > seenResults()) localStorage.setItem(KEY, resultsAt);
  } catch {
    // Without browser storage, the results count as not seen, so the home page goes on showing them.
  }
}

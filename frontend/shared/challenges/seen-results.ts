const KEY = 'conjure.challenge-results-seen';

/** Publication time of the latest results that were seen in this browser, as ISO time. Empty when there were none, or when storage is refused. */
export function seenResults(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores that results of this time were seen. Without storage, the home page shows them until they are old. */
export function noteSeenResults(resultsAt: string): void {
  try {
    if (resultsAt > seenResults()) localStorage.setItem(KEY, resultsAt);
  } catch {
    // Without browser storage, results count as not seen, so the home page goes on showing them.
  }
}

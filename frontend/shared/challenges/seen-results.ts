const KEY = 'conjure.challenge-results-seen';

/** When the latest results stood that this browser's reader saw, as an ISO time; empty where none were, or where storage is refused. */
export function seenResults(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Remembers that the reader saw results of this time. Where storage is refused, home shows them until they are old. */
export function noteSeenResults(resultsAt: string): void {
  try {
    if (resultsAt > seenResults()) localStorage.setItem(KEY, resultsAt);
  } catch {
    // Without browser storage, results count as not seen, so the home page goes on showing them.
  }
}

/** The seconds that a refused client is asked to wait are drawn from this many, so that clients that were refused together do not come back together. */
const SPREAD_SECONDS = 3;
/** By how many seconds the wait grows while refusals go on. The longest wait, 5 s, is also the longest that our client obeys. */
const MOST_ADDED_SECONDS = 2;
/** For how many ms refusals must go on for each added second. */
const ADDED_EVERY_MS = 1_500;
/** After this many ms without a refusal the next one counts as the first. */
const OVER_AFTER_MS = 2_000;

/**
 * Returns a function that gives the `Retry-After` of a refusal at the time `now`, in whole seconds: 1 to 3, and 3 to 5 when requests have been
 * refused for 3 s. Then clients do not use up their attempts before a long overload ends, and send fewer requests into it
 * (docs/rules/server.md#load-shedding).
 */
export function createRetryAfter(random: () => number = Math.random): (now: number) => number {
  let since = -Infinity;
  let lastAt = -Infinity;
  return (now) => {
    if (now - lastAt > OVER_AFTER_MS) since = now;
    lastAt = now;
    const added = Math.min(MOST_ADDED_SECONDS, Math.floor((now - since) / ADDED_EVERY_MS));
    return 1 + added + Math.floor(random() * SPREAD_SECONDS);
  };
}

import { BASE_62_DIGITS, generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/*
 * Sort keys of lists that people put into an order of their own. Between any two keys there is another one, so moving a row writes only this row.
 * Postgres compares keys byte by byte (`collate "C"`).
 */

const BASE = BASE_62_DIGITS.length;
/** The first letter of sort keys that come before all others: their integer part is negative and has seven digits. */
const SEVEN_DIGITS_BELOW_ZERO = 'T';

/**
 * A sort key between `before` and `after`; null stands for the beginning or the end of the list.
 * @throws Error when `before` does not sort before `after`, or one of them is no key
 */
export function keyBetween(before: string | null, after: string | null): string {
  // The library compares two sort keys only when their whole numbers are equal, and returns a wrong key otherwise. So their order is checked here.
  if (before !== null && after !== null && before >= after) throw new Error(`${before} >= ${after}: neighbours in the wrong order`);
  return generateKeyBetween(before, after);
}

/** `count` sort keys after `before`, in their order. @throws Error when `before` is no key */
export const keysAfter = (before: string | null, count: number): string[] => generateNKeysBetween(before, null, count);

/** The sort key of a row in a list with the latest first: it comes before the keys of all earlier times. `time` in milliseconds, until the year 2081. */
export function keyOfTime(time: number): string {
  let rest = BASE ** 7 - 1 - time;
  let digits = '';
  for (let place = 0; place < 7; place += 1) {
    digits = BASE_62_DIGITS.charAt(rest % BASE) + digits;
    rest = Math.floor(rest / BASE);
  }
  return SEVEN_DIGITS_BELOW_ZERO + digits;
}

import { BASE_62_DIGITS, generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

/*
 * Keys that keep a list in an order of a person's choice. Between any two keys there is another one, so that moving a row writes this row
 * alone. Keys are compared byte by byte (`collate "C"`).
 */

const BASE = BASE_62_DIGITS.length;
/** First letter of keys that sort before all others: their integer part is negative and has seven digits. */
const SEVEN_DIGITS_BELOW_ZERO = 'T';

/**
 * A key after `before` and before `after`; null stands for the beginning or the end of the list.
 * @throws Error when `before` does not sort before `after`, or one of them is no key
 */
export function keyBetween(before: string | null, after: string | null): string {
  // The library compares neighbours only when their keys have the same whole number. For others it would return a wrong key, so the order is checked here.
  if (before !== null && after !== null && before >= after) throw new Error(`${before} >= ${after}: neighbours in the wrong order`);
  return generateKeyBetween(before, after);
}

/** That many keys after `before`, in their order. @throws Error when `before` is no key */
export const keysAfter = (before: string | null, count: number): string[] => generateNKeysBetween(before, null, count);

/** A key that sorts before those of all earlier times, for lists with the latest first. `time` in milliseconds, until the year 2081. */
export function keyOfTime(time: number): string {
  let rest = BASE ** 7 - 1 - time;
  let digits = '';
  for (let place = 0; place < 7; place += 1) {
    digits = BASE_62_DIGITS.charAt(rest % BASE) + digits;
    rest = Math.floor(rest / BASE);
  }
  return SEVEN_DIGITS_BELOW_ZERO + digits;
}

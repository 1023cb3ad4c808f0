/*
 * Keys that keep a list in an order of a person's choice. Between any two keys there is another one, so that moving a row writes this row
 * alone. A key is a whole number with a fraction in base 62, and keys are compared byte by byte (`collate "C"`). The first letter says
 * how many digits the whole number has: `a` to `z` for 1 to 26 digits, `Z` to `A` for negative numbers of 1 to 26 digits.
 */

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
const LEAST = `A${DIGITS[0]!.repeat(26)}`;
const FIRST = 'a0';

const at = (text: string, index: number): number => DIGITS.indexOf(text.charAt(index));

/** Letters of the whole number, with its first one. */
function wholeLength(key: string): number {
  const head = key.charCodeAt(0);
  if (head >= 97 && head <= 122) return head - 97 + 2;
  if (head >= 65 && head <= 90) return 90 - head + 2;
  throw new Error(`No order begins with "${key}".`);
}

/** The whole number one higher or lower; null at the end of all numbers. */
function stepped(whole: string, by: 1 | -1): string | null {
  const digits = [...whole.slice(1)];
  for (let index = digits.length - 1; index >= 0; index -= 1) {
    const next = DIGITS.indexOf(digits[index]!) + by;
    if (next >= 0 && next < BASE) {
      digits[index] = DIGITS[next]!;
      return whole.charAt(0) + digits.join('');
    }
    digits[index] = DIGITS[by === 1 ? 0 : BASE - 1]!;
  }
  const head = whole.charCodeAt(0);
  if (by === 1) {
    if (head === 122) return null;
    if (head === 90) return FIRST;
    const longer = head >= 97 ? DIGITS[0]!.repeat(digits.length + 1) : DIGITS[0]!.repeat(digits.length - 1);
    return String.fromCharCode(head + 1) + longer;
  }
  if (head === 65) return null;
  if (head === 97) return `Z${DIGITS[BASE - 1]!}`;
  const other = head < 97 ? DIGITS[BASE - 1]!.repeat(digits.length + 1) : DIGITS[BASE - 1]!.repeat(digits.length - 1);
  return String.fromCharCode(head - 1) + other;
}

/** A fraction between two others; null stands for the end, which is 1. Fractions never end with a zero, so that there is always one below. */
function fractionBetween(low: string, high: string | null): string {
  let shared = 0;
  if (high !== null) while (shared < high.length && (low[shared] ?? DIGITS[0]) === high[shared]) shared += 1;
  if (high !== null && shared > 0) return high.slice(0, shared) + fractionBetween(low.slice(shared), high.slice(shared));
  const from = low === '' ? 0 : at(low, 0);
  const to = high === null ? BASE : at(high, 0);
  if (to - from > 1) return DIGITS[Math.round((from + to) / 2)]!;
  if (high !== null && high.length > 1) return high.slice(0, 1);
  return DIGITS[from]! + fractionBetween(low.slice(1), null);
}

/**
 * A key after `before` and before `after`; null stands for the beginning or the end of the list.
 * @throws Error when `before` does not sort before `after`
 */
export function keyBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) throw new Error(`"${before}" does not sort before "${after}".`);
  if (before === null) {
    if (after === null) return FIRST;
    const whole = after.slice(0, wholeLength(after));
    if (whole === LEAST) return whole + fractionBetween('', after.slice(whole.length));
    return whole < after ? whole : (stepped(whole, -1) ?? whole);
  }
  const whole = before.slice(0, wholeLength(before));
  const fraction = before.slice(whole.length);
  if (after === null) return stepped(whole, 1) ?? whole + fractionBetween(fraction, null);
  const next = after.slice(0, wholeLength(after));
  if (whole === next) return whole + fractionBetween(fraction, after.slice(next.length));
  const higher = stepped(whole, 1);
  return higher !== null && higher < after ? higher : whole + fractionBetween(fraction, null);
}

/** A key that sorts before those of all earlier times, for lists with the latest first. `time` in milliseconds, until the year 2081. */
export function keyOfTime(time: number): string {
  let rest = BASE ** 7 - 1 - time;
  let digits = '';
  for (let place = 0; place < 7; place += 1) {
    digits = DIGITS[rest % BASE]! + digits;
    rest = Math.floor(rest / BASE);
  }
  return `T${digits}`;
}

/** A range of Unicode code points from the first to the last, both included. */
export type Range = readonly [number, number];

const LAST_CODE_POINT = 0x10ffff;

export const EVERYTHING: readonly Range[] = [[0, LAST_CODE_POINT]];
export const DIGITS: readonly Range[] = [[0x30, 0x39]];
export const WORD: readonly Range[] = [[0x30, 0x39], [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]];
/** The characters of `\s` in JavaScript: white space and line ends of Unicode. RE2's own `\s` has only five ASCII characters. */
export const SPACES: readonly Range[] = [
  [0x09, 0x0d], [0x20, 0x20], [0xa0, 0xa0], [0x1680, 0x1680], [0x2000, 0x200a], [0x2028, 0x2029], [0x202f, 0x202f], [0x205f, 0x205f], [0x3000, 0x3000], [0xfeff, 0xfeff],
];
/** The characters that `.` does not match in JavaScript. In RE2 it is only the line feed. */
export const LINE_ENDS: readonly Range[] = [[0x0a, 0x0a], [0x0d, 0x0d], [0x2028, 0x2029]];

/** All code points except these ranges, which must be sorted and must not overlap. */
export function allBut(ranges: readonly Range[]): Range[] {
  const rest: Range[] = [];
  let next = 0;
  for (const [first, last] of ranges) {
    if (first > next) rest.push([next, first - 1]);
    next = last + 1;
  }
  if (next <= LAST_CODE_POINT) rest.push([next, LAST_CODE_POINT]);
  return rest;
}

const hex = (codePoint: number): string => `\\x{${codePoint.toString(16)}}`;

/** Writes a code point for RE2. It is valid inside and outside of a character class. */
export const codePointText = hex;

/** Writes ranges of code points for the inside of a character class in RE2. */
export const rangesText = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`)).join('');

import * as z from 'zod/mini';

const MOST = 6;
const LENGTHS = { min: 3, max: 200 };

/** Splits the typed rules of a challenge into lines and drops empty ones. */
export const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter((line) => line !== '');

/** Returns the schema of a text box with a challenge's rules: at most six, of 3 to 200 characters each. `problem` is the error message. */
export const ruleLines = (problem: string) => z.string().check(z.refine((text) => linesOf(text).length <= MOST && linesOf(text).every(({ length }) => length >= LENGTHS.min && length <= LENGTHS.max), problem));

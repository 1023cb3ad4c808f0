import * as z from 'zod/mini';

const MOST = 6;
const LENGTHS = { min: 3, max: 200 };

/** Splits typed rules into lines and drops empty ones. */
export const linesOf = (text: string): string[] => text.split('\n').map((line) => line.trim()).filter((line) => line !== '');

/** Schema of a text box with rules: at most six of 3 to 200 characters; `problem` is the error message. */
export const ruleLines = (problem: string) => z.string().check(z.refine((text) => linesOf(text).length <= MOST && linesOf(text).every(({ length }) => length >= LENGTHS.min && length <= LENGTHS.max), problem));

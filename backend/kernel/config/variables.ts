import { z } from 'zod';

// How variables of the environment are written. A message that begins with "must" follows the variable's name in the answer to a bad start.

/** A variable with a text that is not empty. */
export const text = z.string().trim().min(1);
export const port = z.coerce.number().int().min(0).max(65_535);
/** A whole number of at least 1. */
export const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
/** A time in ms. */
export const ms = count;
export const flag = (fallback: boolean) =>
  z.enum(['0', '1', 'true', 'false', 'on', 'off']).transform((word) => ['1', 'true', 'on'].includes(word)).default(fallback);
/** An http or https address, without slashes at its end. */
export const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).transform((url) => url.replace(/\/+$/, ''));

/** Texts separated by commas. */
export const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((written) => written.split(',').map((item) => item.trim()).filter(Boolean));

/** `points` actions in `seconds`, per user or address. Written `points/seconds` in the environment. */
export interface Allowance {
  points: number;
  seconds: number;
}

export const allowance = (fallback: string) =>
  z
    .string()
    .regex(/^\d+\/\d+$/, 'must be written points/seconds, e.g. 10/900')
    .default(fallback)
    .transform((written): Allowance => {
      const [points, seconds] = written.split('/').map(Number);
      return { points: points!, seconds: seconds! };
    });

import { z } from 'zod';

// Schemas for the texts of environment variables. The error at a bad start puts the variable's name before a message that begins with "must".

/** The schema of an environment variable whose text must not be empty. */
export const text = z.string().trim().min(1);
export const port = z.coerce.number().int().min(0).max(65_535);
/** The schema of an environment variable that is a whole number of at least 1. */
export const count = (fallback: number) => z.coerce.number().int().min(1).default(fallback);
/** The schema of an environment variable that is a time in ms. */
export const ms = count;
export const flag = (fallback: boolean) =>
  z.enum(['0', '1', 'true', 'false', 'on', 'off']).transform((word) => ['1', 'true', 'on'].includes(word)).default(fallback);
/** The schema of an environment variable that is an http or https address. Slashes at its end are removed. */
export const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).transform((url) => url.replace(/\/+$/, ''));

/** The schema of an environment variable that is a list of texts separated by commas. */
export const list = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((written) => written.split(',').map((item) => item.trim()).filter(Boolean));

/** A rate limit: `points` actions in `seconds`, per user or address. The environment writes it as `points/seconds`. */
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

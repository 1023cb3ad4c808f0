import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, tidied } from './primitives.ts';

/** The most words in the safety filter. */
export const MOST_BLOCKED_WORDS = 200;

/** The safety filter: words and phrases for which the product makes no output, in the form in which they are stored. */
export const safetyFilter = z.strictObject({
  words: z.array(z.string().check(tidied(), z.minLength(2, 'Two letters at least'), z.maxLength(60, '60 letters at most'))).check(z.maxLength(MOST_BLOCKED_WORDS, `${MOST_BLOCKED_WORDS} words at most`)),
});
export type SafetyFilter = z.infer<typeof safetyFilter>;

export const safetyFilterState = z.extend(safetyFilter, {
  /** The revision of the safety filter, which a save must name so that it overwrites no other change; 0 before the first. */
  revision: z.int(),
  savedAt: z.nullable(isoTime),
});
export type SafetyFilterState = z.infer<typeof safetyFilterState>;

export const getSafetyFilter = defineEndpoint({ method: 'GET', path: '/api/admin/safety-filter', summary: 'Words for which nothing is made', staleMs: 0, response: safetyFilterState });
export const saveSafetyFilter = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/safety-filter',
  summary: 'Set the words for which nothing is made; all processes follow within 2 s. 409 `settings_changed`',
  body: z.strictObject({
    ...safetyFilter.shape,
    revision: z.int().check(z.gte(0)),
    reason: z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500, '500 characters at most')),
  }),
  response: safetyFilterState,
});

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { contentType, isoTime } from './primitives.ts';

/** A figure of today since midnight (UTC), and the same figure of yesterday up to the same time of day. */
const compared = z.object({ now: z.int(), then: z.int() });
export type Compared = z.infer<typeof compared>;

/** The figures of today so far for administrators, tokens whole and money in cents. A run counts for the day on which it was requested. */
export const dayFigures = z.object({
  signUps: compared,
  /** The number of people who requested a run. */
  people: compared,
  runs: compared,
  /** The number of runs that have ended. `worked` counts those of them that delivered something. */
  ended: compared,
  worked: compared,
  tokensSpent: compared,
  /** Tokens that were held for ended runs and released again. */
  tokensReturned: compared,
  tokensSold: compared,
  revenueCents: compared,
});
export type DayFigures = z.infer<typeof dayFigures>;

/** The running and waiting runs of one content type. */
export const lane = z.object({
  type: contentType,
  running: z.int(),
  waiting: z.int(),
  /** When the longest waiting run of this content type was requested; null when none waits. */
  oldestAt: z.nullable(isoTime),
});
export type Lane = z.infer<typeof lane>;

/** How many calls to a hosted provider of one content type worked or failed in the last hour, and how long they took. */
export const providerHour = z.object({ type: contentType, provider: z.string(), worked: z.int(), failed: z.int(), p95Ms: z.nullable(z.int()) });
export type ProviderHour = z.infer<typeof providerHour>;

/** How often a client that shows today's figures asks for them again, in ms. */
export const TODAY_EVERY_MS = 30_000;

export const getToday = defineEndpoint({
  method: 'GET',
  path: '/api/admin/today',
  summary: 'Today so far against yesterday at the same time (UTC), runs under way by type, and providers in the last hour',
  staleMs: 0,
  response: z.object({ at: isoTime, figures: dayFigures, lanes: z.array(lane), providers: z.array(providerHour) }),
});
export type Today = z.infer<typeof getToday.response>;

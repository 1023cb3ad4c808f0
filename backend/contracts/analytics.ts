import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, tidied } from './primitives.ts';

/* The analytics events that the browser reports of a visit (docs/rules/analytics.md#events). */

/** The most analytics events that one request of a browser may contain. */
export const EVENTS_A_BATCH = 50;
/** The most bytes of one analytics event. The limits of its properties keep it below this. */
export const EVENT_MAX_BYTES = 2_000;

/** From where a visitor came, decided by the first page of the visit. */
export const EVENT_SOURCES = ['direct', 'search', 'share', 'referral', 'challenge', 'site'] as const;
export type EventSource = (typeof EVENT_SOURCES)[number];

/** The pattern of a visited page, such as `/prompt/:idOrSlug`. A real address could hold words of a person, so it is never reported. */
const pagePattern = z.string().check(z.maxLength(100), z.regex(/^\/[\w\-/:*]*$/, 'This is not the pattern of a page'));

const browserEvent = <const Name extends string, Props extends z.ZodMiniType>(name: Name, props: Props) => z.strictObject({ id, name: z.literal(name), props, at: isoTime });
const noProps = z.optional(z.strictObject({}));

/** The analytics events that a browser may report, each with its properties. */
export const browserEvents = z.discriminatedUnion('name', [
  browserEvent('page_viewed', z.strictObject({ page: pagePattern })),
  /** What a visitor typed into the search box. The server counts searches by day, apart from the person (docs/rules/analytics.md#searches). */
  browserEvent('searched', z.strictObject({ words: z.string().check(tidied(), z.minLength(2), z.maxLength(60)), found: z.boolean() })),
  browserEvent('wallet_opened', noProps),
  browserEvent('purchase_opened', noProps),
]);
export type BrowserEvent = z.infer<typeof browserEvents>;

/** The names of all analytics events: those that browsers report, and those that the server records itself. */
export const EVENT_NAMES = [
  'page_viewed', 'searched', 'wallet_opened', 'purchase_opened',
  'signed_up', 'generation_success', 'generation_error', 'generation_cancelled', 'item_saved', 'prompt_unlocked', 'pack_bought', 'order_paid', 'plan_changed',
  'prompt_published', 'daily_claimed', 'challenge_entered', 'challenge_voted', 'chat_answered',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

export const recordEvents = defineEndpoint({
  method: 'POST',
  path: '/api/events',
  summary: 'Report what happened in this browser. An event counts once by its id; for a browser that asks not to be tracked only the number counts',
  status: 202,
  bodyLimitBytes: EVENTS_A_BATCH * EVENT_MAX_BYTES + 1_000,
  body: z.strictObject({
    events: z.array(browserEvents).check(z.minLength(1), z.maxLength(EVENTS_A_BATCH, `${EVENTS_A_BATCH} events at most`)),
    /** The browser's time zone, from which the server keeps only the country. */
    zone: z.optional(z.string().check(z.maxLength(64))),
    source: z.optional(z.enum(EVENT_SOURCES)),
  }),
  response: z.object({
    /** How many of the sent analytics events were new. */
    accepted: z.int(),
  }),
});

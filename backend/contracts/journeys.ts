import * as z from 'zod/mini';
import { EVENT_NAMES } from './analytics.ts';
import { DAY_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { id, isoTime, pageLimit } from './primitives.ts';

/* Reports on journeys of people. The database counts them at the moment they are asked for (docs/rules/analytics.md#reports). */

export const FUNNEL_STEPS = 6;
export const PATH_DEPTH = 5;
/** The number of days that a journey report may cover: as long as analytics events are kept. */
export const REPORT_DAYS = 400;
/** A visit ends after this many minutes without an analytics event. */
export const VISIT_GAP_MINUTES = 30;
export const BREAKDOWNS = ['source', 'device', 'country', 'plan'] as const;
export const UNITS = ['day', 'week', 'month'] as const;
export type Unit = (typeof UNITS)[number];

const REPORT_TIMEOUT_MS = 40_000;

/** Chooses the analytics events of a report by name, and optionally by values of their properties. */
export const eventChoice = z.strictObject({
  name: z.enum(EVENT_NAMES),
  where: z.optional(z.record(z.string().check(z.maxLength(30)), z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()])).check(z.refine((where) => Object.keys(where).length <= 5, 'Five properties at most'))),
});
export type EventChoice = z.infer<typeof eventChoice>;

/** Restricts a journey report to people whose first event in it has this value, such as a device or a country. */
export const segment = z.strictObject({ by: z.enum(BREAKDOWNS), value: z.string().check(z.minLength(1), z.maxLength(30)) });
export type Segment = z.infer<typeof segment>;

const range = { from: isoTime, to: isoTime };
const ordered = <T extends { from: string; to: string }>() =>
  z.refine<T>(({ from, to }) => Date.parse(from) < Date.parse(to) && Date.parse(to) - Date.parse(from) <= REPORT_DAYS * DAY_MS, { message: `Choose up to ${REPORT_DAYS} days`, path: ['to'] });

const funnel = {
  steps: z.array(eventChoice).check(z.minLength(2, 'Two steps at least'), z.maxLength(FUNNEL_STEPS, `${FUNNEL_STEPS} steps at most`)),
  ...range,
  /** How many hours a person may take from the first step of a funnel to the last. */
  windowHours: z.int().check(z.gte(1), z.lte(24 * 90)),
  segment: z.optional(segment),
};

export const funnelStep = z.object({
  name: z.enum(EVENT_NAMES),
  people: z.int(),
  /** The share of the people of the funnel's first step who took this step, from 0 to 1; null when there are none. */
  conversion: z.nullable(z.number()),
  /** The median time in seconds that people took since the funnel's previous step; null for the first step. */
  medianSeconds: z.nullable(z.number()),
});
export type FunnelStep = z.infer<typeof funnelStep>;

export const readFunnel = defineEndpoint({
  method: 'POST',
  path: '/api/admin/journeys/funnel',
  summary: 'People who took each step in order, within a time from their first step in the range',
  timeoutMs: REPORT_TIMEOUT_MS,
  body: z.strictObject({ ...funnel, breakdown: z.optional(z.enum(BREAKDOWNS)) }).check(ordered()),
  response: z.object({
    steps: z.array(funnelStep),
    /** With a breakdown, the people of each step of the funnel, grouped by a property of their first event. */
    groups: z.array(z.object({ value: z.nullable(z.string()), people: z.array(z.int()) })),
    /** How many first-step events of the funnel came from people who ask not to be tracked. They count in no step, and by whole days only. */
    untracked: z.int(),
  }),
});

export const journeyPerson = z.object({
  id,
  username: z.string(),
  displayName: z.string(),
  /** When the person took their last step of the funnel. */
  at: isoTime,
});

export const listDropped = defineEndpoint({
  method: 'POST',
  path: '/api/admin/journeys/dropped',
  summary: 'Members who took a step of a funnel and not the next one, latest first. The look is recorded',
  timeoutMs: REPORT_TIMEOUT_MS,
  body: z.strictObject({
    ...funnel,
    /** The last step of the funnel that the listed people took, from 1. */
    step: z.int().check(z.gte(1), z.lte(FUNNEL_STEPS)),
    limit: z._default(z.int().check(z.gte(1), z.lte(100)), 24),
    before: z.optional(z.string().check(z.maxLength(200))),
  }).check(ordered()),
  response: z.object({ items: z.array(journeyPerson), nextCursor: z.nullable(z.string()), visitors: z.int() }),
});

export const readTimeline = defineEndpoint({
  method: 'POST',
  path: '/api/admin/journeys/people/:id/timeline',
  summary: 'Events of a person, latest first. The look is recorded',
  params: z.strictObject({ id }),
  body: z.strictObject({ limit: z._default(pageLimit(200), 100), before: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({
    person: z.object({ id, username: z.string(), displayName: z.string() }),
    items: z.array(z.object({ id, at: isoTime, name: z.string(), device: z.nullable(z.string()), country: z.nullable(z.string()), source: z.nullable(z.string()), props: z.record(z.string(), z.unknown()) })),
    nextCursor: z.nullable(z.string()),
  }),
});

export const readPaths = defineEndpoint({
  method: 'POST',
  path: '/api/admin/journeys/paths',
  summary: 'What people did after an event, or before it, within one visit',
  timeoutMs: REPORT_TIMEOUT_MS,
  body: z.strictObject({ event: eventChoice, direction: z.enum(['after', 'before']), depth: z._default(z.int().check(z.gte(1), z.lte(PATH_DEPTH)), PATH_DEPTH), segment: z.optional(segment), ...range }).check(ordered()),
  response: z.object({
    people: z.int(),
    /** How many people went from one place of a visit to the next. `ended` stands for the end of the visit, or its beginning. */
    links: z.array(z.object({ step: z.int(), from: z.string(), to: z.string(), people: z.int() })),
  }),
});
export type PathLink = z.infer<typeof readPaths.response>['links'][number];

export const readRetention = defineEndpoint({
  method: 'POST',
  path: '/api/admin/journeys/retention',
  summary: 'Of the people who did one thing for the first time in the range, how many did another in each later period',
  timeoutMs: REPORT_TIMEOUT_MS,
  body: z.strictObject({ entry: eventChoice, back: eventChoice, unit: z.enum(UNITS), segment: z.optional(segment), ...range }).check(ordered()),
  response: z.object({
    cohorts: z.array(z.object({
      /** The first day of the period in which these people did the first event. */
      start: z.string(),
      people: z.int(),
      /** How many of these people came back in the first, second and each later period, up to the one that contains `to`. */
      back: z.array(z.int()),
    })),
  }),
});

export const readLifecycle = defineEndpoint({
  method: 'POST',
  path: '/api/admin/journeys/lifecycle',
  summary: 'Members who were new, came back at once, came back later, or stayed away, by period',
  timeoutMs: REPORT_TIMEOUT_MS,
  body: z.strictObject({ unit: z.enum(UNITS), ...range }).check(ordered()),
  response: z.object({
    periods: z.array(z.object({ start: z.string(), new: z.int(), returning: z.int(), resurrected: z.int(), dormant: z.int() })),
  }),
});

/** The upper ends in seconds of the groups into which the report sorts waiting times. */
export const WAIT_ENDS = [60, 120, 300, 900, 3_600, 86_400, 604_800] as const;

export const readFirstValue = defineEndpoint({
  method: 'POST',
  path: '/api/admin/journeys/first-value',
  summary: 'How long people took from an event to their first other event, within seven days',
  timeoutMs: REPORT_TIMEOUT_MS,
  body: z.strictObject({ entry: eventChoice, value: eventChoice, segment: z.optional(segment), ...range }).check(ordered()),
  response: z.object({
    people: z.int(),
    /** The number of people in each group of waiting times. People who never reached the other event are in no group. */
    groups: z.array(z.int()),
    medianSeconds: z.nullable(z.number()),
  }),
});

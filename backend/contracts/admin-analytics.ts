import * as z from 'zod/mini';
import { DAY_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { readRetention, REPORT_DAYS } from './journeys.ts';
import { contentType, id, idParams, isoTime, success, tokens } from './primitives.ts';

/* Analytics figures of the whole product for administrators (docs/rules/analytics.md#figures). All days are UTC; `from` belongs to a range, `to` does not. */

const REPORT_TIMEOUT_MS = 40_000;
const day = z.iso.date();
const count = z.int();
const seconds = z.nullable(z.number());

const range = { from: isoTime, to: isoTime };
const ordered = <T extends { from: string; to: string }>() =>
  z.refine<T>(({ from, to }) => Date.parse(from) < Date.parse(to) && Date.parse(to) - Date.parse(from) <= REPORT_DAYS * DAY_MS, { message: `Choose up to ${REPORT_DAYS} days`, path: ['to'] });
const query = z.strictObject(range).check(ordered());

export const peopleDay = z.object({
  day,
  /** The number of members with an analytics event on this day. */
  active: count,
  /** The number of members with an analytics event on this day or on the six days before. */
  week: count,
  /** The number of members with an analytics event on this day or on the 29 days before. */
  month: count,
  signedUp: count,
});
export type PeopleDay = z.infer<typeof peopleDay>;

export const readOverview = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics/overview',
  summary: 'Members who were here, by day, as they were last counted',
  query,
  response: z.object({ countedAt: z.nullable(isoTime), days: z.array(peopleDay) }),
});

const runCounts = { runs: count, worked: count, failed: count, stopped: count, tokens };
/** Seconds from the request to the end of delivered runs: the median (`half`) and the 95th percentile (`most`). */
const runTimes = { half: seconds, most: seconds };

export const runsDay = z.object({ day, type: contentType, ...runCounts, ...runTimes });
export type RunsDay = z.infer<typeof runsDay>;
export const runsModel = z.object({ type: contentType, model: z.string(), ...runCounts, ...runTimes });
export type RunsModel = z.infer<typeof runsModel>;

export const readTrends = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics/trends',
  summary: 'Runs that people asked for: by day and type, by model, by category, and why they failed',
  timeoutMs: REPORT_TIMEOUT_MS,
  query,
  response: z.object({
    people: count,
    days: z.array(runsDay),
    models: z.array(runsModel),
    /** Runs by the prompt's category; null for prompts without one and for deleted prompts. Runs without a prompt are not counted here. */
    categories: z.array(z.object({ category: z.nullable(z.string()), runs: count, worked: count })),
    failures: z.array(z.object({ code: z.string(), runs: count })),
  }),
});
export type Trends = z.infer<typeof readTrends.response>;

export const readTokenFlow = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics/tokens',
  summary: 'Tokens that people got and gave, by day and kind of transaction',
  timeoutMs: REPORT_TIMEOUT_MS,
  query,
  response: z.object({ days: z.array(z.object({ day, kind: z.string(), given: count, taken: count })) }),
});
export type TokenFlow = z.infer<typeof readTokenFlow.response>;

export const readTop = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics/top',
  summary: 'The most run prompts, their creators, the best sold packs, and what people searched for',
  timeoutMs: REPORT_TIMEOUT_MS,
  query,
  response: z.object({
    prompts: z.array(z.object({ id, title: z.string(), slug: z.nullable(z.string()), creator: z.nullable(z.string()), runs: count, worked: count, people: count })),
    creators: z.array(z.object({ id, username: z.string(), runs: count, worked: count, prompts: count })),
    packs: z.array(z.object({ id, title: z.string(), creator: z.nullable(z.string()), sales: count, tokens })),
    /** The most frequent searches, in lower case. `missed` is how many of them found nothing. */
    searches: z.array(z.object({ words: z.string(), searches: count, missed: count })),
    missed: z.array(z.object({ words: z.string(), searches: count, missed: count })),
  }),
});
export type Top = z.infer<typeof readTop.response>;

export const readCohorts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics/retention',
  summary: 'Of the members who signed up in a week, how many had a run that worked in each later week',
  timeoutMs: REPORT_TIMEOUT_MS,
  query,
  response: readRetention.response,
});

export const readStorage = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics/storage',
  summary: 'What is stored now by kind, and how much of it came in the range',
  timeoutMs: REPORT_TIMEOUT_MS,
  query,
  response: z.object({ kinds: z.array(z.object({ kind: z.string(), files: count, bytes: count, added: count })) }),
});
export type StorageKinds = z.infer<typeof readStorage.response>;

const listed = { limit: z._default(z.int().check(z.gte(1), z.lte(100)), 24), before: z.optional(z.string().check(z.maxLength(300))) };
const person = z.object({ id, username: z.string(), displayName: z.string() });
const page = { nextCursor: z.nullable(z.string()) };
const short = z.string().check(z.maxLength(200));

export const RUN_OUTCOMES = ['worked', 'failed', 'stopped'] as const;

export const listRunsBehind = defineEndpoint({
  method: 'POST',
  path: '/api/admin/analytics/runs',
  summary: 'The runs behind a figure, latest first. The look is recorded',
  timeoutMs: REPORT_TIMEOUT_MS,
  body: z.strictObject({
    ...range, ...listed,
    type: z.optional(contentType), model: z.optional(short), outcome: z.optional(z.enum(RUN_OUTCOMES)), code: z.optional(short), promptId: z.optional(id), creatorId: z.optional(id),
  }).check(ordered()),
  response: z.object({
    items: z.array(z.object({
      id, at: isoTime,
      /** The person who requested the run; null for a deleted account. */
      person: z.nullable(person),
      type: contentType, model: z.string(), status: z.string(), code: z.nullable(z.string()), tokens: z.nullable(count), seconds,
    })),
    ...page,
  }),
});
export type RunBehind = z.infer<typeof listRunsBehind.response>['items'][number];

export const listPeopleBehind = defineEndpoint({
  method: 'POST',
  path: '/api/admin/analytics/people',
  summary: 'The members behind a figure, by their last event in the range. The look is recorded',
  timeoutMs: REPORT_TIMEOUT_MS,
  body: z.strictObject({ ...range, ...listed, only: z.optional(z.literal('signed_up')) }).check(ordered()),
  response: z.object({ items: z.array(z.object({ person: z.nullable(person), events: count, at: isoTime })), ...page }),
});

export const listMovesBehind = defineEndpoint({
  method: 'POST',
  path: '/api/admin/analytics/moves',
  summary: 'The entries of the ledger behind a figure, latest first. The look is recorded',
  timeoutMs: REPORT_TIMEOUT_MS,
  body: z.strictObject({ ...range, ...listed, kind: short }).check(ordered()),
  response: z.object({ items: z.array(z.object({ id: z.string(), person: z.nullable(person), amount: count, at: isoTime })), ...page }),
});

export const listStorageBehind = defineEndpoint({
  method: 'POST',
  path: '/api/admin/analytics/accounts',
  summary: 'Accounts by the bytes that they keep, the most first. The look is recorded',
  timeoutMs: REPORT_TIMEOUT_MS,
  body: z.strictObject(listed),
  response: z.object({ items: z.array(z.object({ person: z.nullable(person), files: count, bytes: count })), ...page }),
});

/** The most saved views of one analytics page. */
export const VIEWS_A_PAGE = 50;
export const VIEW_PAGES = ['analytics', 'journeys'] as const;

export const savedView = z.object({
  id,
  name: z.string(),
  /** The query string of a saved view: the part of its address after the question mark. */
  address: z.string(),
  /** Whether the person who asks saved this view. Only this person may delete it. */
  own: z.boolean(),
});
export type SavedView = z.infer<typeof savedView>;

export const listViews = defineEndpoint({
  method: 'GET',
  path: '/api/admin/analytics/views',
  summary: 'Saved views of a page, of all administrators',
  query: z.strictObject({ page: z.enum(VIEW_PAGES) }),
  response: z.object({ items: z.array(savedView) }),
});

export const saveView = defineEndpoint({
  method: 'POST',
  path: '/api/admin/analytics/views',
  summary: 'Save what a page shows under a name',
  status: 201,
  body: z.strictObject({
    page: z.enum(VIEW_PAGES),
    name: z.string().check(z.trim(), z.minLength(1, 'Give it a name'), z.maxLength(60, '60 characters at most')),
    address: z.string().check(z.maxLength(1_000), z.regex(/^[\w=&%.,+*~-]*$/, 'This is no address of this page')),
  }),
  response: z.object({ view: savedView }),
});

export const deleteView = defineEndpoint({ method: 'DELETE', path: '/api/admin/analytics/views/:id', summary: 'Delete an own saved view', params: idParams, response: success });

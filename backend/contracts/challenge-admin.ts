import * as z from 'zod/mini';
import { challengeCard, challengeKind, challengeState, criterion, page } from './challenges.ts';
import { defineEndpoint } from './endpoint.ts';
import { generationOutput } from './generation.ts';
import { note, rule } from './moderation.ts';
import { contentType, id, idParams, isoTime, success, tidied, tokens } from './primitives.ts';
import { creator } from './prompts.ts';

/* Challenges for administrators: themes, the calendar, entries, fraud evidence and payouts. The audit log records each write. */

const line = (min: number, max: number) => z.string().check(tidied(), z.minLength(min), z.maxLength(max));
const themeFields = {
  title: line(3, 80),
  /** One sentence that tells entrants what to make. */
  theme: line(10, 200),
  contentType,
  difficulty: z.int().check(z.gte(1), z.lte(3)),
  /** The question above the first field of the challenge's own form. `example` is an example answer. */
  ask: line(3, 120),
  example: line(0, 200),
  rules: z.array(line(3, 200)).check(z.maxLength(6)),
};
export const challengeTheme = z.object({ key: z.string(), ...themeFields, active: z.boolean(), /** The day of the theme's latest daily challenge; null if it was never used. */ lastUsed: z.nullable(z.iso.date()), revision: z.int() });
export type ChallengeTheme = z.infer<typeof challengeTheme>;

const day = z.iso.date();
/** One UTC day in the calendar of challenges. A future day without a challenge shows the theme that would be taken. */
export const calendarDay = z.object({
  day,
  contentType,
  theme: z.nullable(z.object({ key: z.string(), title: z.string() })),
  pinned: z.boolean(),
  challenge: z.nullable(z.object({ id, slug: z.string(), title: z.string(), state: challengeState, entries: z.int() })),
});
export const getChallengeCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/admin/challenge-calendar',
  summary: 'The dailies of a span of days',
  query: z.strictObject({ from: day, days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(92)), 35) }),
  staleMs: 0,
  response: z.object({ items: z.array(calendarDay) }),
});
/** Pins a theme to a day's challenge, even if it was used within 90 days. 409 `day_open` once the challenge has opened, 409 `wrong_type`. */
export const pinChallengeDay = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/challenge-calendar/:day',
  summary: 'Pin a theme to a day, or unpin it with null',
  params: z.strictObject({ day }),
  body: z.strictObject({ themeKey: z.nullable(z.string().check(z.maxLength(80))) }),
  response: success,
});
export const listChallengeThemes = defineEndpoint({
  method: 'GET',
  path: '/api/admin/challenge-themes',
  summary: 'The catalogue of themes',
  query: z.strictObject({ type: z.optional(contentType), q: z.optional(z.string().check(z.trim(), z.maxLength(120))), ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(challengeTheme), nextCursor: z.nullable(z.string()) }),
});
export const createChallengeTheme = defineEndpoint({ method: 'POST', path: '/api/admin/challenge-themes', summary: 'Add a theme', status: 201, body: z.strictObject(themeFields), response: z.object({ theme: challengeTheme }) });
/** Changes a challenge theme. 409 `theme_changed` when another change came first. Challenges made from it stay as they are. */
export const changeChallengeTheme = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/challenge-themes/:key',
  summary: 'Change a theme, or take it out of the rotation',
  params: z.strictObject({ key: z.string().check(z.maxLength(80)) }),
  body: z.strictObject({ ...themeFields, active: z.boolean(), revision: z.int() }),
  response: z.object({ theme: challengeTheme }),
});

export const adminChallenge = z.extend(z.omit(challengeCard, { you: true }), {
  rules: z.array(z.string()), criteria: z.array(criterion), entrants: z.int(), votes: z.int(),
  /** How many entries wait for the judge's scores; 0 when the challenge has no judge. */
  unjudged: z.int(), clusters: z.int(), reports: z.int(), paid: tokens, cancelReason: z.nullable(z.string()),
});
export type AdminChallenge = z.infer<typeof adminChallenge>;
export const listAdminChallenges = defineEndpoint({
  method: 'GET',
  path: '/api/admin/challenges',
  summary: 'All challenges: those under way, then scheduled ones, then past ones, latest first',
  query: z.strictObject({ state: z.optional(challengeState), kind: z.optional(challengeKind), q: z.optional(z.string().check(z.trim(), z.maxLength(120))), ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(adminChallenge), nextCursor: z.nullable(z.string()) }),
});
export const getAdminChallenge = defineEndpoint({ method: 'GET', path: '/api/admin/challenges/:id', summary: 'A challenge in full', params: idParams, staleMs: 0, response: z.object({ challenge: adminChallenge }) });
/** Changes a challenge. 409 `not_scheduled` when its content type is changed after it has opened. */
export const changeChallenge = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/challenges/:id',
  summary: 'Change the words of a challenge, and what has not begun',
  params: idParams,
  body: z.strictObject({ title: z.optional(themeFields.title), theme: z.optional(themeFields.theme), rules: z.optional(themeFields.rules), contentType: z.optional(contentType) }),
  response: z.object({ challenge: adminChallenge }),
});
/** An administrator makes the weekly challenge of a week, which opens on its Monday. 409 `week_taken`, and `day_open` when that Monday has begun. */
export const createWeeklyChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/admin/challenges',
  summary: 'Make the weekly of a week',
  status: 201,
  body: z.strictObject({ monday: day, themeKey: z.string().check(z.maxLength(80)) }),
  response: z.object({ challenge: adminChallenge }),
});

/** A challenge entry as administrators see it, with its author and scores. */
export const adminEntry = z.object({
  id, author: z.nullable(creator), title: z.string(), output: generationOutput,
  status: z.enum(['submitted', 'withdrawn', 'removed']), removedRule: z.nullable(z.string()), removedNote: z.nullable(z.string()),
  /** Why the entry gets no prize; empty when nothing prevents a prize. */
  unpaid: z.array(z.enum(['email_unconfirmed', 'young_account', 'resting', 'host', 'account_deleted', 'run_trashed'])),
  exposures: z.int(), wins: z.int(), losses: z.int(), ties: z.int(),
  voteScore: z.nullable(z.number()), rubric: z.record(z.string(), z.number()), rubricScore: z.nullable(z.number()), final: z.nullable(z.number()),
  place: z.nullable(z.int()), reason: z.nullable(z.string()), prize: z.nullable(tokens),
  reports: z.int(), submittedAt: isoTime,
});
export type AdminEntry = z.infer<typeof adminEntry>;
export const listAdminEntries = defineEndpoint({
  method: 'GET',
  path: '/api/admin/challenges/:id/entries',
  summary: 'Entries of a challenge with their authors and scores, by place, then latest first',
  params: idParams,
  query: z.strictObject({ status: z.optional(adminEntry.shape.status), ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(adminEntry), nextCursor: z.nullable(z.string()) }),
});
const entryParams = z.strictObject({ id, entryId: id });
export const removeEntry = defineEndpoint({
  method: 'POST',
  path: '/api/admin/challenges/:id/entries/:entryId/removal',
  summary: 'Remove an entry; its author gets the reason, and places are computed again',
  params: entryParams,
  body: z.strictObject({ rule, note }),
  response: success,
});
/** An administrator scores an entry, 0 to 10 for each criterion. 409 `results_stand` once the results are final. */
export const judgeEntry = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/challenges/:id/entries/:entryId/rubric',
  summary: 'Score an entry by the rubric, where administrators judge',
  params: entryParams,
  body: z.strictObject({ scores: z.record(z.string().check(z.maxLength(40)), z.number().check(z.gte(0), z.lte(10))), reason: line(3, 200) }),
  response: success,
});

/** Signs of fraud in a challenge: groups of voters who vote alike, very fast voters, and accounts that share a device. */
export const fraudEvidence = z.object({
  scoredAt: z.nullable(isoTime),
  clusters: z.array(z.object({ id: z.string(), voters: z.array(creator), votes: z.int(), /** The mean share of equal choices among these voters, 0 to 1. */ agreement: z.number(), weight: z.number(), entries: z.array(id) })),
  fast: z.array(z.object({ voter: creator, votes: z.int(), medianMs: z.int(), weight: z.number() })),
  devices: z.array(z.object({ voters: z.array(creator), votes: z.int() })),
  weighedDown: z.array(z.object({ voter: creator, votes: z.int(), agreement: z.number(), weight: z.number() })),
});
export const getFraudEvidence = defineEndpoint({ method: 'GET', path: '/api/admin/challenges/:id/evidence', summary: 'What speaks for fraud among the votes', params: idParams, staleMs: 0, response: z.object({ evidence: fraudEvidence }) });
/** Makes the worker compute a challenge's results again within a minute. 409 `not_closed` before there are results, `already_paid` after the prizes. */
export const recomputeChallenge = defineEndpoint({ method: 'POST', path: '/api/admin/challenges/:id/recompute', summary: 'Compute scores and places again', params: idParams, response: success });
/** Cancels a challenge. 409 `already_paid` once its prizes are paid. */
export const cancelChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/admin/challenges/:id/cancel',
  summary: 'Cancel a challenge: pool and fees return, entrants are told',
  params: idParams,
  body: z.strictObject({ reason: line(3, 200) }),
  response: success,
});

export const payout = z.object({
  id, challenge: z.object({ id, slug: z.string(), title: z.string() }), person: z.nullable(creator),
  kind: z.enum(['place', 'newcomer', 'taking_part', 'fee_paid', 'fee_returned', 'pool_paid_in', 'pool_returned', 'taken_back']),
  place: z.nullable(z.int()),
  /** The tokens that the person received. For `taken_back`, the tokens that the person lost. */
  amount: tokens, at: isoTime,
});
export const listPayouts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/challenge-payouts',
  summary: 'Every token that challenges moved, latest first',
  query: z.strictObject({ challengeId: z.optional(id), ...page }),
  staleMs: 0,
  response: z.object({ items: z.array(payout), nextCursor: z.nullable(z.string()), total: tokens }),
});

import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { role } from './identity.ts';
import { reportStatus, rule } from './moderation.ts';
import { contentType, id, idParams, isoTime, pageLimit, success, tidied, tokens } from './primitives.ts';
import { promptPricing, promptStatus } from './prompts.ts';
import { targetType } from './targets.ts';

export const userStatus = z.enum(['active', 'banned', 'deleting', 'platform']);
export type UserStatus = z.infer<typeof userStatus>;

/** Flags of people that other modules keep: debt of tokens, an open or lost dispute, an open report about their work, a strike in force. */
export const KEPT_FLAGS = ['debt', 'disputed', 'reported', 'struck'] as const;
export type KeptFlag = (typeof KEPT_FLAGS)[number];
export const personFlag = z.enum([...KEPT_FLAGS, 'muted', 'verified']);
export type PersonFlag = z.infer<typeof personFlag>;
/** The largest amount that the filter by paid money accepts, in cents. */
const MOST_PAID = 1_000_000_00;

export const adminUserRow = z.object({
  id,
  username: z.string(),
  displayName: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  email: z.nullable(z.string()),
  emailConfirmed: z.boolean(),
  role,
  plan: z.enum(['free', 'pro']),
  status: userStatus,
  /** The tokens that the person can spend now. */
  balance: z.int(),
  /** What the person paid in cents, without refunds and without open or lost disputes. It is up to date within seconds of a payment. */
  paidCents: z.int(),
  flags: z.array(personFlag),
  createdAt: isoTime,
  lastSeenAt: z.nullable(isoTime),
});
export type AdminUserRow = z.infer<typeof adminUserRow>;

export const adminUser = z.extend(adminUserRow, {
  bio: z.string(),
  secondFactor: z.boolean(),
  /** From this time on, the person's password switches the second factor off. Null while no recovery of the second factor is under way. */
  recoveryReadyAt: z.nullable(isoTime),
  verified: z.boolean(),
  ban: z.nullable(z.object({ reason: z.string(), until: z.nullable(isoTime), at: isoTime, by: z.nullable(z.string()) })),
  /** The mute of a person: until it ends, nothing that they write reaches other people. Null once it is over. */
  mute: z.nullable(z.object({ reason: z.string(), until: isoTime, at: isoTime, by: z.nullable(z.string()) })),
  deletesAt: z.nullable(isoTime),
  /** The wallet of the person, with the same sums as they see themselves, in tokens. */
  wallet: z.object({ balance: tokens, held: tokens, debt: tokens, pendingEarned: tokens, spent: tokens, received: tokens }),
  sessions: z.array(z.object({ id, device: z.string(), createdAt: isoTime, lastSeenAt: isoTime, elevated: z.boolean() })),
});
export type AdminUser = z.infer<typeof adminUser>;

export const USER_SORTS = ['newest', 'oldest', 'username', 'seen', 'paid'] as const;

const reason = z.string().check(tidied(), z.minLength(3, 'Give the reason in a few words'), z.maxLength(500));
const userAnswer = z.object({ user: adminUser });

export const banUserBody = z.strictObject({ reason, until: z.optional(z.nullable(isoTime)) });
export type BanUserBody = z.infer<typeof banUserBody>;
/** A mute lasts at most this many days. For a longer time, administrators ban the account. */
export const MUTE_DAYS_MAX = 365;
export const muteUserBody = z.strictObject({ reason, until: isoTime });
export type MuteUserBody = z.infer<typeof muteUserBody>;
export const unbanUserBody = z.strictObject({ reason });
export const setRoleBody = z.strictObject({ role, reason });
export type SetRoleBody = z.infer<typeof setRoleBody>;

/** Above this many tokens, an administrator's adjustment of a wallet must also send `confirmed`. */
export const LARGE_ADJUSTMENT = 1_000;
export const adjustTokensBody = z.strictObject({
  /** Tokens that an administrator adds to a wallet. A negative number takes tokens away, at most those that are spendable. */
  amount: z.int().check(z.gte(-1_000_000), z.lte(1_000_000), z.refine((amount) => amount !== 0, 'Enter a number other than 0')),
  reason,
  confirmed: z.optional(z.boolean()),
});
export type AdjustTokensBody = z.infer<typeof adjustTokensBody>;

const paid = z.coerce.number().check(z.int(), z.gte(0), z.lte(MOST_PAID));
export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users',
  summary: 'People, searched, filtered and sorted, by keyset pages',
  query: z.strictObject({
    q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    role: z.optional(role),
    plan: z.optional(z.enum(['free', 'pro'])),
    status: z.optional(userStatus),
    flag: z.optional(personFlag),
    /** Finds people who paid at least this many cents, and at most `paidTo`, both included. */
    paidFrom: z.optional(paid),
    paidTo: z.optional(paid),
    sort: z._default(z.enum(USER_SORTS), 'newest'),
    limit: z._default(pageLimit(100), 50),
    before: z.optional(z.string().check(z.maxLength(300))),
  }),
  /** `moreFlagged` is true when more people have the wanted flag than the 5,000 that the list covers. */
  response: z.object({ items: z.array(adminUserRow), nextCursor: z.nullable(z.string()), moreFlagged: z.boolean() }),
});
export const getUser = defineEndpoint({ method: 'GET', path: '/api/admin/users/:id', summary: 'One person with sessions and wallet', params: idParams, response: userAnswer });
export const listUserRuns = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/:id/runs',
  summary: 'Runs of a person without their contents, latest first',
  params: idParams,
  query: z.strictObject({ limit: z._default(pageLimit(100), 20), before: z.optional(z.string().check(z.maxLength(200))) }),
  response: z.object({
    items: z.array(z.object({ id, title: z.string(), contentType: z.string(), status: z.string(), captured: z.int(), createdAt: isoTime })),
    nextCursor: z.nullable(z.string()),
  }),
});
const listQuery = z.strictObject({ limit: z._default(pageLimit(50), 5), before: z.optional(id) });
const nextCursor = z.nullable(id);

export const personPrompt = z.object({
  id, slug: z.string(), title: z.string(), contentType, status: promptStatus, pricing: promptPricing,
  /** Whether a moderator hid the prompt until its author changes it. */
  hidden: z.boolean(),
  /** The id of the prompt's version that waits for a review; null when none waits. */
  pendingVersionId: z.nullable(id),
  runs: z.int(),
  createdAt: isoTime,
});
export const listUserPrompts = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/:id/prompts',
  summary: 'Prompts of a person that were ever submitted, latest first; drafts are counted, not named',
  params: idParams,
  query: listQuery,
  response: z.object({ items: z.array(personPrompt), drafts: z.int(), nextCursor }),
});

export const personStrike = z.object({ id, rule, title: z.string(), at: isoTime, expiresAt: isoTime, withdrawn: z.boolean(), active: z.boolean() });
export const listUserStrikes = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/:id/strikes',
  summary: 'Strikes of a person, latest first, and until when they cannot publish',
  params: idParams,
  query: listQuery,
  response: z.object({ items: z.array(personStrike), active: z.int(), pausedUntil: z.nullable(isoTime), nextCursor }),
});

export const personReport = z.object({ id, targetType, title: z.string(), rule, status: reportStatus, createdAt: isoTime });
export const listUserReports = defineEndpoint({
  method: 'GET',
  path: '/api/admin/users/:id/reports',
  summary: 'Reports about the work of a person or sent by them, latest first, without names of others',
  params: idParams,
  query: z.extend(listQuery, { which: z._default(z.enum(['about', 'by']), 'about') }),
  response: z.object({ items: z.array(personReport), nextCursor }),
});

export const verifyUser = defineEndpoint({
  method: 'POST', path: '/api/admin/users/:id/verify', summary: 'Give a person the verified mark, or take it away', params: idParams,
  body: z.strictObject({ verified: z.boolean(), reason }), response: userAnswer,
});
export const banUser = defineEndpoint({ method: 'POST', path: '/api/admin/users/:id/ban', summary: 'Ban a person and end all their sessions', params: idParams, body: banUserBody, response: userAnswer });
export const unbanUser = defineEndpoint({ method: 'POST', path: '/api/admin/users/:id/unban', summary: 'Lift the ban of a person', params: idParams, body: unbanUserBody, response: userAnswer });
export const muteUser = defineEndpoint({
  method: 'POST', path: '/api/admin/users/:id/mute', summary: 'Mute a person until a time: until then nothing that they write reaches other people. They read the reason', params: idParams,
  body: muteUserBody, response: userAnswer,
});
export const unmuteUser = defineEndpoint({ method: 'POST', path: '/api/admin/users/:id/unmute', summary: 'End the mute of a person', params: idParams, body: unbanUserBody, response: userAnswer });
export const setRole = defineEndpoint({ method: 'POST', path: '/api/admin/users/:id/role', summary: 'Change the role of a person; the last administrator cannot be removed', params: idParams, body: setRoleBody, response: userAnswer });
export const adjustTokens = defineEndpoint({ method: 'POST', path: '/api/admin/users/:id/tokens', summary: 'Adjust the tokens of a person through the ledger', params: idParams, body: adjustTokensBody, response: userAnswer });
export const shortenFactorRecovery = defineEndpoint({
  method: 'POST',
  path: '/api/admin/users/:id/factor-recovery/shorten',
  summary: 'End the waiting time of a second-factor recovery',
  params: idParams,
  body: z.strictObject({ reason }),
  response: userAnswer,
});
export const sendUserReset = defineEndpoint({ method: 'POST', path: '/api/admin/users/:id/reset-email', summary: 'Email a reset link to a person', params: idParams, response: success });
export const endUserSessions = defineEndpoint({ method: 'POST', path: '/api/admin/users/:id/end-sessions', summary: 'End all sessions of a person', params: idParams, response: success });

export const getRoles = defineEndpoint({
  method: 'GET',
  path: '/api/admin/roles',
  summary: 'The permission matrix, and the number of people with each role',
  response: z.object({
    permissions: z.array(z.object({ name: z.string(), area: z.string(), label: z.string(), roles: z.array(role) })),
    members: z.array(z.object({ role, count: z.int() })),
  }),
});

import * as z from 'zod/mini';
import { MINUTE_MS } from './durations.ts';
import { defineEndpoint } from './endpoint.ts';
import { isoTime } from './primitives.ts';
import { keysOf } from './typed-records.ts';

/** The allowed values of a feature flag, by its kind. A percentage is a whole number. */
export const FLAG_KINDS = {
  boolean: z.boolean(),
  percentage: z.int().check(z.gte(0), z.lte(100)),
  list: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(50)),
};
export type FlagKind = keyof typeof FLAG_KINDS;
export type FlagValue<K extends FlagKind = FlagKind> = z.infer<(typeof FLAG_KINDS)[K]>;

/** A feature flag as the code defines it. `default` applies to all people until an administrator sets the flag. */
export type FlagDefinition = { [K in FlagKind]: { kind: K; default: FlagValue<K>; label: string; description: string } }[FlagKind];

/** All feature flags (docs/rules/flags.md#flag-list). Delete a flag from this list when no code asks for it any more. */
export const FLAGS = {
  feature_votes: {
    kind: 'boolean',
    default: true,
    label: 'Votes for next features',
    description: 'People vote for next features and planned pages. Off: the list stays, and the server takes no vote.',
  },
  challenge_entry_fees: {
    kind: 'boolean',
    default: false,
    label: 'Entry fees of challenges',
    description: 'Hosts of community challenges may ask a fee for each entry. Off: new challenges have none, and those with a fee keep it.',
  },
  cash_outs: {
    kind: 'boolean',
    default: false,
    label: 'Payouts of earnings',
    description: 'Creators may ask to be paid for earned tokens. Off: no new request is taken.',
  },
} as const satisfies Record<string, FlagDefinition>;
export type FlagName = keyof typeof FLAGS;

/** The values of all feature flags for one reader. */
export type FlagValues = { [N in FlagName]: FlagValue<(typeof FLAGS)[N]['kind']> };

// TypeScript loses which flag has which schema in Object.fromEntries, so the type is stated here.
const shape = Object.fromEntries(Object.entries(FLAGS).map(([name, { kind }]) => [name, FLAG_KINDS[kind]])) as { [N in FlagName]: (typeof FLAG_KINDS)[(typeof FLAGS)[N]['kind']] };

export const flagName = z.enum(keysOf(FLAGS));

/** The most accounts that the audience of a feature flag can name. */
export const MOST_NAMED = 50;

/** The people for whom a feature flag has its set value (docs/rules/flags.md#audience). For all others the flag is off: false, 0 or an empty list. */
export const flagAudience = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('everyone') }),
  /** The feature flag is on for moderators, support and administrators. */
  z.strictObject({ type: z.literal('staff') }),
  z.strictObject({ type: z.literal('plan'), plan: z.enum(['free', 'pro']) }),
  z.strictObject({ type: z.literal('users'), usernames: z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))).check(z.maxLength(MOST_NAMED)) }),
  /** The feature flag is on for this percentage of accounts. It is always the same accounts. */
  z.strictObject({ type: z.literal('share'), percent: z.int().check(z.gte(1), z.lte(99)) }),
]);
export type FlagAudience = z.infer<typeof flagAudience>;

const flagValue = z.union([FLAG_KINDS.boolean, FLAG_KINDS.percentage, FLAG_KINDS.list]);

/** A feature flag as administrators see it. */
export const adminFlag = z.object({
  name: flagName,
  kind: z.enum(['boolean', 'percentage', 'list']),
  label: z.string(),
  description: z.string(),
  default: flagValue,
  value: flagValue,
  audience: flagAudience,
  /**
   * The revision of the feature flag, which rises with every change. An editor sends it back, so that it overwrites no other change. 0 while
   * the default applies.
   */
  revision: z.int(),
  updatedAt: z.nullable(isoTime),
});
export type AdminFlag = z.infer<typeof adminFlag>;

export const getFlags = defineEndpoint({
  method: 'GET',
  path: '/api/flags',
  summary: 'The value of each feature flag for the reader, signed in or not',
  staleMs: MINUTE_MS,
  response: z.object(shape),
});
export const listAdminFlags = defineEndpoint({
  method: 'GET',
  path: '/api/admin/flags',
  summary: 'All feature flags with their settings',
  response: z.array(adminFlag),
});
/** Changes a feature flag. The answer is the whole list of flags after the change. */
export const changeFlag = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/flags/:name',
  summary: 'Set a flag; 409 `flag_changed` if another administrator changed it meanwhile. It takes effect everywhere within seconds',
  params: z.strictObject({ name: flagName }),
  body: z.strictObject({ value: flagValue, audience: flagAudience, revision: z.int() }),
  response: z.array(adminFlag),
});

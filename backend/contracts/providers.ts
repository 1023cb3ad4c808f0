import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { contentType, isoTime, tidied } from './primitives.ts';
import { priceMultiplier } from './pricing-admin.ts';

/** The most providers of one content type, and the most models of one provider. */
export const MOST_PROVIDERS = 8;
export const MOST_PROVIDER_MODELS = 20;
/** The largest monthly cost limit of a provider, and the largest cost of one output, in millionths of a dollar. */
export const MOST_CAP_MICROS = 1_000_000_000_000;
export const MOST_COST_MICROS = 100_000_000;

const providerId = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Small letters, digits and hyphens, 40 at most'));

const modelParts = {
  /** The name of the model on its provider's server. */
  name: z.string().check(z.trim(), z.minLength(1, 'A model needs a name'), z.maxLength(100, '100 characters at most')),
  /** The name of the model that people see. */
  label: z.string().check(tidied(), z.minLength(1, 'A model needs a label'), z.maxLength(60, '60 characters at most')),
  multiplier: priceMultiplier,
  /** How long the model usually takes for one output, in seconds. */
  etaSeconds: z.int('Whole seconds from 1 to 3600').check(z.gte(1, 'At least 1 second'), z.lte(3_600, 'At most 3600 seconds')),
  /** How many runs with this model one person may have running or waiting; null for no limit of its own. */
  perPerson: z.nullable(z.int('A whole number from 1 to 100').check(z.gte(1, 'At least 1'), z.lte(100, 'At most 100'))),
  /** What one output of the model costs the operator, in millionths of a dollar. */
  costMicros: z.int().check(z.gte(0), z.lte(MOST_COST_MICROS)),
  enabled: z.boolean(),
  /** Whether the model is the default model of its provider. */
  default: z.boolean(),
};
/** A provider's model as an administrator writes it. */
export const providerModel = z.strictObject(modelParts);

/** What to do with the provider's key: keep it, replace it, or remove it. No answer of the API ever contains the key. */
const keyChange = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('keep') }),
  z.strictObject({ do: z.literal('replace'), key: z.string().check(z.trim(), z.minLength(1, 'Paste the key'), z.maxLength(500, '500 characters at most')) }),
  z.strictObject({ do: z.literal('remove') }),
]);

/** A provider as an administrator writes it. */
export const providerInput = z.strictObject({
  id: providerId,
  name: z.string().check(tidied(), z.minLength(1, 'A provider needs a name'), z.maxLength(60, '60 characters at most')),
  /** The base address of the provider's API with its version, such as `https://api.example.com/v1`. */
  baseUrl: z.string().check(z.trim(), z.overwrite((address) => address.replace(/\/+$/, '')), z.minLength(1, 'Write the address'), z.maxLength(300, '300 characters at most')),
  key: keyChange,
  enabled: z.boolean(),
  /** The most that the provider may cost in a month, in millionths of a dollar; null for no limit. */
  capMicros: z.nullable(z.int().check(z.gte(0), z.lte(MOST_CAP_MICROS))),
  models: z.array(providerModel).check(z.minLength(1, 'A provider needs a model'), z.maxLength(MOST_PROVIDER_MODELS, `${MOST_PROVIDER_MODELS} models at most`)),
});
export type ProviderInput = z.infer<typeof providerInput>;

/** The number of calls to a provider in one hour that worked or failed, and how long 95 of 100 took. */
const hour = z.object({ at: isoTime, worked: z.int(), failed: z.int(), p95Ms: z.nullable(z.int()) });

const providerState = z.object({
  id: z.string(),
  name: z.string(),
  baseUrl: z.string(),
  /** Where the provider's key comes from. Its last four characters are known only for keys that were saved in the settings. */
  key: z.object({ from: z.enum(['nowhere', 'environment', 'settings']), lastFour: z.nullable(z.string()) }),
  enabled: z.boolean(),
  capMicros: z.nullable(z.int()),
  /** What the provider has cost since the first of this month (UTC), in millionths of a dollar. */
  spentMicros: z.int(),
  models: z.array(z.object({ ...modelParts, id: z.string() })),
  /** The calls to the provider in each of the last 24 hours, oldest first. */
  hours: z.array(hour),
});
export type ProviderState = z.infer<typeof providerState>;

/** The providers of one content type. Runs try them from the top. */
export const providerSettings = z.object({
  type: contentType,
  /** Where the list of providers comes from: saved settings, or the environment of the server. */
  from: z.enum(['environment', 'settings']),
  /** The revision of the saved providers, which a save must name so that it overwrites no other change; 0 before the first. */
  revision: z.int(),
  providers: z.array(providerState),
  /** Whether Studio, the built-in provider, is tried last. `problem` says why it cannot make this content type. */
  studio: z.object({ enabled: z.boolean(), problem: z.nullable(z.string()) }),
  versions: z.array(z.object({ revision: z.int(), savedAt: isoTime, from: z.enum(['environment', 'settings']), restoredFrom: z.nullable(z.int()), providers: z.array(z.string()) })),
});
export type ProviderSettings = z.infer<typeof providerSettings>;

/** One failed call to a provider, or one test call. */
const healthEntry = z.object({
  id: z.string(), at: isoTime, type: contentType, provider: z.string(), model: z.string(),
  purpose: z.enum(['run', 'test']), outcome: z.enum(['worked', 'failed']), code: z.nullable(z.string()), ms: z.int(),
});
export type ProviderHealthEntry = z.infer<typeof healthEntry>;

/** The time limits of one attempt at a run in ms, by content type, and how many attempts a run has. */
export const runLimits = z.strictObject({
  textMs: z.int().check(z.gte(5_000), z.lte(600_000)),
  imageMs: z.int().check(z.gte(5_000), z.lte(600_000)),
  /** The time limit of a video run for all its attempts together, in ms. */
  videoMs: z.int().check(z.gte(30_000), z.lte(3_600_000)),
  challengeMs: z.int().check(z.gte(5_000), z.lte(600_000)),
  attempts: z.int().check(z.gte(1), z.lte(3)),
});
export type RunLimits = z.infer<typeof runLimits>;

export const providersPage = z.object({
  types: z.array(providerSettings),
  limits: z.object({ from: z.enum(['environment', 'settings']), revision: z.int(), value: runLimits }),
  /** The newest 30 failed calls and test calls to providers. */
  log: z.array(healthEntry),
});
export type ProvidersPage = z.infer<typeof providersPage>;

const params = z.strictObject({ type: contentType });

export const getProviders = defineEndpoint({
  method: 'GET',
  path: '/api/admin/providers',
  summary: 'Providers by content type with their keys left out, spending and health, limits of runs and the last failures',
  staleMs: 0,
  response: providersPage,
});
export const saveProviders = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/providers/:type',
  summary: 'Save the providers of a type over the environment. 409 `settings_changed` with the current ones in `details.current`; all processes have them within 2 s',
  params,
  body: z.strictObject({ revision: z.int().check(z.gte(0)), providers: z.array(providerInput).check(z.maxLength(MOST_PROVIDERS, `${MOST_PROVIDERS} providers at most`)), studio: z.boolean() }),
  response: providersPage,
});
export const restoreProviders = defineEndpoint({
  method: 'POST',
  path: '/api/admin/providers/:type/restore',
  summary: 'Bring back an earlier version as a new one; version 0 is the environment',
  params,
  body: z.strictObject({ revision: z.int().check(z.gte(0)), version: z.int().check(z.gte(0)) }),
  response: providersPage,
});
export const saveRunLimits = defineEndpoint({
  method: 'PUT',
  path: '/api/admin/run-limits',
  summary: 'Time limits and attempts of runs; null brings those of the environment back. 409 `settings_changed`',
  body: z.strictObject({ revision: z.int().check(z.gte(0)), limits: z.nullable(runLimits) }),
  response: providersPage,
});

/** How long a test call to a provider may take, in ms. */
export const TEST_CALL_MS = 30_000;
export const testProvider = defineEndpoint({
  method: 'POST',
  path: '/api/admin/providers/:type/test',
  summary: 'One small call to a provider as it is written, saved or not. A video is not made: its server lists its models instead',
  params,
  timeoutMs: TEST_CALL_MS + 10_000,
  body: z.strictObject({ provider: providerInput, model: z.string().check(z.minLength(1), z.maxLength(100)) }),
  response: z.object({
    worked: z.boolean(),
    ms: z.int(),
    code: z.nullable(z.string()),
    /** What the provider answered to the test call, or why it was not called, without its keys. */
    words: z.string(),
  }),
});
export type ProviderTest = z.infer<typeof testProvider.response>;

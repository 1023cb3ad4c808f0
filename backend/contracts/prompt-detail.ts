import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, tokens } from './primitives.ts';
import { promptForm } from './prompt-form.ts';
import { creator, license, PROMPT_STALE_MS, promptCard } from './prompts.ts';

export const sampleInput = z.object({ label: z.string(), inputs: z.record(z.string(), z.unknown()) });
export type SampleInput = z.infer<typeof sampleInput>;

/** Defaults and allowed ranges of a prompt's runs, shown in the run panel. */
export const outputSettings = z.object({
  length: z.optional(z.int()),
  aspect: z.optional(z.string()),
  quantity: z.optional(z.int()),
});

/** A person's access to a prompt. `unlocked` and `pack` see the template, and fork it as its licence allows. */
export const promptAccess = z.enum(['owner', 'unlocked', 'pack', 'none']);
export type PromptAccess = z.infer<typeof promptAccess>;
/** The versions that a buyer owns: the bought one and every later one (docs/rules/selling.md#owned-versions). */
export const ownedVersions = z.object({
  first: z.int(),
  /** The number of the version that the person's runs use. */
  running: z.int(),
  newest: z.int(),
  /** Whether the person has decided about the newest version. A later one is asked about again. */
  decided: z.boolean(),
});
export type OwnedVersions = z.infer<typeof ownedVersions>;
export const viewerStanding = z.object({
  access: promptAccess,
  mayFork: z.boolean(),
  /** Left out for authors and for those who do not have it: they run what is published. */
  versions: z.optional(ownedVersions),
});

export const promptDetail = z.extend(promptCard, {
  description: z.string(),
  tags: z.array(z.string()),
  language: z.string(),
  version: z.int(),
  /** The version that form, text and test inputs are of: another than `version` for those who stay with an earlier one. */
  formVersion: z.optional(z.int()),
  publishedAt: isoTime,
  form: promptForm,
  sampleInputs: z.array(sampleInput),
  outputSettings,
  license,
  forkRoyaltyPercent: z.int(),
  allowCommercial: z.boolean(),
  freeTrialRunsPerDay: tokens,
  /** Ids on the rate card that the author allows; none means all of the type. */
  models: z.array(z.string()),
  recommendedModel: z.nullable(z.string()),
  safetyFlag: z.boolean(),
  /** False where the author keeps a sealed picture or video prompt off hosted models. */
  hostedModels: z.optional(z.boolean()),
  updatedAt: isoTime,
  /** What it was forked from; null for an original, and `prompt` is null when that is gone. */
  parent: z.nullable(z.object({ prompt: z.nullable(z.object({ slug: z.string(), title: z.string() })), creator: z.nullable(creator) })),
  viewer: viewerStanding,
  /** How many characters the template has, for the bars of a sealed one; its words never leave the server. */
  templateLength: z.int(),
  /** Left out when the reader may not see it: sealed text never leaves the server. */
  template: z.optional(z.string()),
  /** Beside the template, for the same readers; null when it has none. */
  systemTemplate: z.optional(z.nullable(z.string())),
  negativeTemplate: z.optional(z.nullable(z.string())),
});
export type PromptDetail = z.infer<typeof promptDetail>;

export const getPrompt = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:idOrSlug',
  summary: 'One prompt with its form; by id or slug (an old slug answers with the current one)',
  params: z.strictObject({ idOrSlug: z.string().check(z.minLength(1), z.maxLength(140)) }),
  /** The form and text of a version that is the reader's; one that is not is answered as if none had been asked for. */
  query: z.strictObject({ version: z.optional(z.coerce.number().check(z.int(), z.gte(1))) }),
  staleMs: PROMPT_STALE_MS,
  response: z.object({ prompt: promptDetail }),
});

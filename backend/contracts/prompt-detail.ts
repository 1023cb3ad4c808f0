import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { isoTime, tokens } from './primitives.ts';
import { promptForm } from './prompt-form.ts';
import { creator, license, PROMPT_STALE_MS, promptCard } from './prompts.ts';

export const sampleInput = z.object({ label: z.string(), inputs: z.record(z.string(), z.unknown()) });
export type SampleInput = z.infer<typeof sampleInput>;

/** The default length, aspect and quantity of a prompt's runs, shown in the run panel. */
export const outputSettings = z.object({
  length: z.optional(z.int()),
  aspect: z.optional(z.string()),
  quantity: z.optional(z.int()),
});

/** A person's access to a prompt. With `unlocked` and `pack` they see the template, and may fork it as its licence allows. */
export const promptAccess = z.enum(['owner', 'unlocked', 'pack', 'none']);
export type PromptAccess = z.infer<typeof promptAccess>;
/** The versions of a prompt that a buyer owns: the bought one and every later one (docs/rules/selling.md#owned-versions). */
export const ownedVersions = z.object({
  first: z.int(),
  /** The number of the prompt's version that this person's runs use. */
  running: z.int(),
  newest: z.int(),
  /** Whether the buyer has decided about the newest version. After the next version the client asks again. */
  decided: z.boolean(),
});
export type OwnedVersions = z.infer<typeof ownedVersions>;
export const viewerStanding = z.object({
  access: promptAccess,
  mayFork: z.boolean(),
  /** The versions that the person owns. Left out for the author, and for people without access, because they run the published version. */
  versions: z.optional(ownedVersions),
});

export const promptDetail = z.extend(promptCard, {
  description: z.string(),
  tags: z.array(z.string()),
  language: z.string(),
  version: z.int(),
  /** The version from which form, template and test inputs come. It differs from `version` for people who stay with an earlier one. */
  formVersion: z.optional(z.int()),
  publishedAt: isoTime,
  form: promptForm,
  sampleInputs: z.array(sampleInput),
  outputSettings,
  license,
  forkRoyaltyPercent: z.int(),
  allowCommercial: z.boolean(),
  freeTrialRunsPerDay: tokens,
  /** The rate card ids of the models that the prompt's author allows; an empty list allows all models of its type. */
  models: z.array(z.string()),
  recommendedModel: z.nullable(z.string()),
  safetyFlag: z.boolean(),
  /** False when the author forbids hosted models for sealed runs of a picture or video prompt. */
  hostedModels: z.optional(z.boolean()),
  updatedAt: isoTime,
  /** The prompt from which this one was forked; null for an original. `prompt` is null when that prompt was deleted. */
  parent: z.nullable(z.object({ prompt: z.nullable(z.object({ slug: z.string(), title: z.string() })), creator: z.nullable(creator) })),
  viewer: viewerStanding,
  /** The number of characters of the template, by which the page draws bars for a sealed one. The words of a sealed template stay on the server. */
  templateLength: z.int(),
  /** The prompt's template. Left out for readers who may not see it, because a sealed template never leaves the server. */
  template: z.optional(z.string()),
  /** The system template, for the same readers as the template; null when the prompt has none. */
  systemTemplate: z.optional(z.nullable(z.string())),
  negativeTemplate: z.optional(z.nullable(z.string())),
});
export type PromptDetail = z.infer<typeof promptDetail>;

export const getPrompt = defineEndpoint({
  method: 'GET',
  path: '/api/prompts/:idOrSlug',
  summary: 'One prompt with its form; by id or slug (an old slug answers with the current one)',
  params: z.strictObject({ idOrSlug: z.string().check(z.minLength(1), z.maxLength(140)) }),
  /** The version whose form and template to show. A version that the reader does not own is ignored. */
  query: z.strictObject({ version: z.optional(z.coerce.number().check(z.int(), z.gte(1))) }),
  staleMs: PROMPT_STALE_MS,
  response: z.object({ prompt: promptDetail }),
});

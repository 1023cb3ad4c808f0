import { createAgents } from '#modules/agents/index.ts';
import type { AgentsModule } from '#modules/agents/index.ts';
import { prohibitedWords } from '#modules/moderation/index.ts';
import { OFFICIAL_AGENTS } from '#seeds/official-agents/index.ts';
import type { ModuleDeps, Modules } from './modules.ts';

/** Builds the module agents with the functions that it needs of other modules. */
export const agentsOf = ({ db, clock, log, outbox }: ModuleDeps, { identity, media, prompts, generation, pricing }: Pick<Modules, 'identity' | 'media' | 'prompts' | 'generation' | 'pricing'>): AgentsModule =>
  createAgents({
    db, clock, log, outbox,
    identity: identity.identity,
    media: media.media,
    prompts: prompts.prompts,
    pricing: pricing.pricing,
    freeRuns: generation.freeRuns,
    publishingPaused: async (connection, userId) => (await prompts.packParts.figures(connection, userId)).paused,
    // The list of suspicious words is handed in here, because the module agents may not import moderation.
    suspiciousWords: prohibitedWords,
    official: OFFICIAL_AGENTS,
  });

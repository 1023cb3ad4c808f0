import type { OfficialAgent } from '#modules/agents/official-agents.port.ts';
import { PICTURE_AGENTS } from './pictures.ts';
import { WORD_AGENTS } from './words.ts';

/** The agents that come with the product, at least one for each category. They use only starter prompts without a royalty. */
export const OFFICIAL_AGENTS: readonly OfficialAgent[] = [...WORD_AGENTS, ...PICTURE_AGENTS];

import { INSTRUCTIONS_MIN } from '#contracts/agent-builder.ts';
import type { AgentDefinition } from '#contracts/agent-builder.ts';
import { keysOf } from '#contracts/typed-records.ts';
import { QUALITY } from '../agents-quality.words.ts';

export type QualityKey = keyof typeof QUALITY.tips;

const ROLE = /\b(you are|you're|act as|your role|your job|imagine you are|as an? (expert|experienced|senior|professional))\b/i;
const STEPS = /^\s*(?:\d+[.)]|[-*•])\s|\b(first|then|next|finally|step by step|ask (?:what|for|which|whether|how|them|the person))\b/im;
const LIMITS = /\b(must|never|avoid|don['’]t|do not|only|at most|at least|no more than|exactly|without|unless|until|before)\b/i;
const EXAMPLE = /\b(example|for instance|e\.g\.|such as|like this|sample (?:answer|reply))\b|```|^\s*(?:user|person|you|answer|q|a):/im;

/** Points that each sign of quality adds to an agent's score; together 100. */
const WEIGHTS: Record<QualityKey, number> = { role: 20, steps: 18, limits: 16, example: 12, face: 12, starters: 12, abilities: 10 };

const SIGNS: Record<QualityKey, (definition: AgentDefinition) => boolean> = {
  role: ({ instructions }) => ROLE.test(instructions),
  steps: ({ instructions }) => STEPS.test(instructions),
  limits: ({ instructions }) => LIMITS.test(instructions),
  example: ({ instructions }) => EXAMPLE.test(instructions),
  face: ({ name, description }) => name.trim() !== '' && description.trim() !== '',
  starters: ({ greeting, starters }) => greeting.trim() !== '' && starters.filter((starter) => starter.trim() !== '').length > 1,
  abilities: ({ prompts, generators, notes }) => prompts.length > 0 || generators.image || generators.video || notes.some(({ text }) => text.trim() !== ''),
};

export interface AgentQuality {
  /** Quality score of the agent, from 0 to 100. */
  score: number;
  verdict: string;
  /** Advice that would raise the agent's score most; null when nothing is missing. */
  tip: string | null;
}

const GOOD = 70;

/** Computes how complete an agent is from simple signs in its text, such as an example. The score only advises and never blocks publishing. */
export function agentQuality(definition: AgentDefinition): AgentQuality {
  const keys = keysOf(WEIGHTS);
  // Instructions of one or two lines get no points for their content, because they say too little about how the agent works.
  const written = definition.instructions.trim().length >= INSTRUCTIONS_MIN;
  const done = keys.filter((key) => SIGNS[key](definition) && (written || key === 'face' || key === 'starters' || key === 'abilities'));
  const score = done.reduce((sum, key) => sum + WEIGHTS[key], 0);
  const open = keys.filter((key) => !done.includes(key)).sort((one, other) => WEIGHTS[other] - WEIGHTS[one])[0];
  return { score, verdict: open === undefined ? QUALITY.whole : score >= GOOD ? QUALITY.good : QUALITY.begun, tip: open === undefined ? null : QUALITY.tips[open] };
}

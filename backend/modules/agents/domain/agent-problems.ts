import { INSTRUCTIONS_MIN } from '#contracts/agent-builder.ts';
import type { AgentDefinition, AgentDraft } from '#contracts/agent-builder.ts';

/** Facts outside of an agent's definition that decide whether it can be published. */
export interface PublishingFacts {
  /** True if people other than the author would see the version. */
  shared: boolean;
  /** The titles of attached prompts by id. Null for one that its author cannot open any more. */
  prompts: ReadonlyMap<string, { title: string; shared: boolean }>;
  /** The ids of the text models on the rate card. */
  models: readonly string[];
  /** True if a moderator has paused the author's publishing. */
  paused: boolean;
}

/** Lists the problems that keep an agent's definition from being published, by field (docs/rules/agents.md#publishing). Empty if there are none. */
export function agentProblems(definition: AgentDefinition, { shared, prompts, models, paused }: PublishingFacts): AgentDraft['problems'] {
  const { name, description, instructions, model } = definition;
  const closed = definition.prompts.some(({ promptId }) => !prompts.has(promptId));
  const unshared = shared ? definition.prompts.flatMap(({ promptId }) => prompts.get(promptId) ?? []).find((prompt) => !prompt.shared) : undefined;
  return [
    ...(name === '' ? [{ field: 'name', message: 'Give the agent a name.' }] : []),
    ...(description === '' ? [{ field: 'description', message: 'Say in one sentence what it does.' }] : []),
    ...(instructions.trim().length < INSTRUCTIONS_MIN ? [{ field: 'instructions', message: `Write at least ${INSTRUCTIONS_MIN} characters of instructions.` }] : []),
    ...(model !== null && !models.includes(model) ? [{ field: 'model', message: 'This model is not offered any more. Choose another one.' }] : []),
    ...(closed ? [{ field: 'prompts', message: 'You cannot open one of the attached prompts any more. Take it out.' }] : []),
    ...(unshared ? [{ field: 'prompts', message: `Other people cannot open “${unshared.title}”. Publish it first, or take it out.` }] : []),
    ...(paused ? [{ field: 'publishing', message: 'Publishing is paused for you. The message about it says until when.' }] : []),
  ];
}

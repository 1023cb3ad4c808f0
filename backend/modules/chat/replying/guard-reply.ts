import type { AgentForChat } from '#modules/agents/index.ts';
import { createStreamGuard, guardTexts } from '#modules/generation/index.ts';
import type { GuardedTexts, StreamGuard } from '#modules/generation/index.ts';
import type { TurnGroup } from './fit-context.ts';

/** How many agents' texts are kept prepared in memory. Each takes some megabytes at most. */
const KEPT_AGENTS = 50;
const kept = new Map<string, GuardedTexts>();

/**
 * Creates the guard of a reply, which lets no eight words in a row of the agent's instructions or notes through (docs/rules/chat.md#sealed).
 * Null without an agent, for readers who may see these texts, and for a provider that never gets them.
 */
export function guardOf(agent: AgentForChat | null, { userId }: { userId: string }, groups: readonly TurnGroup[], formOnly: boolean): StreamGuard | null {
  if (!agent || formOnly || !agent.sealedFor(userId)) return null;
  const said = groups.flatMap((group) => group.turns.flatMap((turn) => (turn.role === 'user' ? [turn.text] : [])));
  return createStreamGuard(textsOf(agent), said);
}

function textsOf(agent: AgentForChat): GuardedTexts {
  const known = agent.versionId === null ? undefined : kept.get(agent.versionId);
  if (known) return known;
  const texts = guardTexts([agent.instructions, ...agent.notes.map(({ text }) => text)].filter((text) => text.trim() !== ''), [agent.name, agent.description, agent.greeting, ...agent.starters, ...agent.notes.map(({ title }) => title)]);
  if (agent.versionId !== null) {
    const [oldest] = kept.keys();
    if (kept.size >= KEPT_AGENTS && oldest !== undefined) kept.delete(oldest);
    kept.set(agent.versionId, texts);
  }
  return texts;
}

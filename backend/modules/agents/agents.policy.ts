import type { AgentLicense, AgentStatus, AgentVisibility } from '#contracts/agents.ts';

interface Reach {
  ownerId: string;
  status: AgentStatus;
  visibility: AgentVisibility;
  deletedAt: Date | null;
}

/** Owners may open their agents in every state. Other people may open published agents that are not private (docs/rules/agents.md#reach). */
export const mayOpen = ({ ownerId, status, visibility, deletedAt }: Reach, userId: string | null): boolean =>
  deletedAt === null && (ownerId === userId || (status === 'published' && visibility !== 'private'));

/** An agent's instructions may be read by its author, and by people who forked it while its licence allows forks (docs/rules/agents.md#seal). */
export const mayReadInstructions = ({ ownerId, license, forked }: { ownerId: string; license: AgentLicense; forked: boolean }, userId: string | null): boolean =>
  userId !== null && (ownerId === userId || (forked && license === 'fork_credit'));

import type { AgentLicense, AgentStatus, AgentVisibility } from '#contracts/agents.ts';

interface Reach {
  ownerId: string;
  status: AgentStatus;
  visibility: AgentVisibility;
  deletedAt: Date | null;
}

/** Owners open their agents in every state; other people those that are published and not private (docs/rules/agents.md#reach). */
export const mayOpen = ({ ownerId, status, visibility, deletedAt }: Reach, userId: string | null): boolean =>
  deletedAt === null && (ownerId === userId || (status === 'published' && visibility !== 'private'));

/** Instructions and notes are read by their author, and by who forked the agent while its licence allows that (docs/rules/agents.md#seal). */
export const mayReadInstructions = ({ ownerId, license, forked }: { ownerId: string; license: AgentLicense; forked: boolean }, userId: string | null): boolean =>
  userId !== null && (ownerId === userId || (forked && license === 'fork_credit'));

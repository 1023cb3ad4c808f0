import { AGENTS_LIMIT } from '#contracts/agent-builder.ts';
import type { AgentDraft } from '#contracts/agent-builder.ts';
import { AppError, invalid, notFound } from '#kernel/errors.ts';

const conflict = (code: string, message: string, details?: Record<string, unknown>): AppError => new AppError(code, 'conflict', message, details ? { details } : {});

/** 404 for an agent that does not exist or that the viewer may not open. */
export const agentMissing = (): AppError => notFound('This agent');
export const factMissing = (): AppError => notFound('This memory');
export const versionMissing = (): AppError => notFound('This version');

export const agentsFull = (): AppError => conflict('agents_full', `You have ${AGENTS_LIMIT} agents, which is the limit. Delete one to make another.`);
/** 409 with the stored draft: another tab or device saved the agent after the revision of this save. */
export const draftConflict = (agent: AgentDraft): AppError =>
  conflict('draft_conflict', 'This draft was changed in another tab or device. Nothing is lost. Choose which version to keep.', { agent });
/** 422 with all problems that keep a draft of an agent from being published. */
export const agentIncomplete = (problems: AgentDraft['problems']): AppError =>
  new AppError('agent_incomplete', 'unprocessable', 'Some parts are missing before this agent can be published.', { details: { problems } });
/** 422: a moderator sent the agent's version back, and the draft has not changed since. */
export const unchangedSinceReview = (): AppError =>
  new AppError('unchanged', 'unprocessable', 'Nothing has changed since the last review. Change what the moderator’s note names, then publish it again.');
/** 403: a moderator took the agent down. Its author cannot publish it, and may appeal. */
export const agentTakenDown = (): AppError => new AppError('agent_removed', 'forbidden', 'This agent was taken down. Your draft is safe. The message about it says how to appeal.');
export const mayNotFork = (): AppError => new AppError('may_not_fork', 'forbidden', 'Its author does not allow copies of this agent.');
export const ownAgent = (): AppError => conflict('own_agent', 'This is your own agent.');
export const avatarGone = (): AppError => invalid([{ path: ['definition', 'avatarFileId'], message: 'This picture no longer exists. Please choose it again.' }]);
export const notWaiting = (): AppError => conflict('not_waiting', 'Nothing of this agent waits for a decision.');
export const ownWork = (): AppError => conflict('own_work', 'This is your own agent. Another moderator decides about it.');

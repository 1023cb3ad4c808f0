import type { Connection } from '#kernel/db/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { AgentForChat } from '#modules/agents/index.ts';
import type { ChatTool, ToolChat } from './chat-tool.ts';
import type { ToolDeps } from './tool-deps.ts';
import { calculator } from './free/calculator.ts';
import { clockTool } from './free/clock.ts';
import { readNote } from './free/read-note.ts';
import { searchCreations } from './free/search-creations.ts';
import { keepingSecrets } from './keeping-secrets.ts';
import { makeMedia } from './paid/make-media.ts';
import { runPrompt } from './paid/run-prompt.ts';
import type { AttachedForm } from './paid/run-prompt.ts';

/** Lists the tools of a chat (docs/rules/chat.md#tools). Without an agent these are the free ones and pictures. */
export async function offeredTools(connection: Connection, deps: ToolDeps, chat: ToolChat): Promise<ChatTool[]> {
  const free = [searchCreations(deps.library), calculator, clockTool(deps.clock)];
  if (chat.agentId === null) return [makeMedia(deps, 'image'), ...free];
  const agent = await deps.agents.forChat(connection, { agentId: chat.agentId, draft: chat.draft }, chat.userId);
  const attached = await attachedForms(connection, deps, agent, chat.userId);
  const tools = [
    ...(attached.length > 0 ? [runPrompt(deps, attached)] : []),
    ...(agent.generators.image ? [makeMedia(deps, 'image')] : []),
    ...(agent.generators.video ? [makeMedia(deps, 'video')] : []),
    ...(agent.notes.length > 0 ? [readNote(agent.notes)] : []),
    ...free,
  ];
  return tools.map((tool) => keepingSecrets(tool, agent));
}

/** Reads the forms of the agent's prompts that this person can see. Deleted, private and removed prompts are left out. */
async function attachedForms(connection: Connection, { promptTexts }: ToolDeps, agent: AgentForChat, userId: string): Promise<AttachedForm[]> {
  const forms: AttachedForm[] = [];
  for (const { promptId, versionId } of agent.prompts) {
    try {
      forms.push({ form: await promptTexts.formToRun(connection, promptId, userId, versionId), versionId });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return forms;
}

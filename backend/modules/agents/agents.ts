import type { AgentDefinition } from '#contracts/agent-builder.ts';
import type { ChatAgent } from '#contracts/chat.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { AgentMemory } from './memory.ts';

/** All facts about an agent that a chat with it needs. Instructions and notes go only to hosted models, and never into an answer, event or log. */
export interface AgentForChat extends Pick<AgentDefinition, 'name' | 'description' | 'greeting' | 'starters' | 'instructions' | 'notes' | 'model' | 'creativity' | 'prompts' | 'generators' | 'memory'> {
  agentId: string;
  /** The version that answers. Null for the draft, with which only its author talks. */
  versionId: string | null;
  authorId: string;
  /** The tokens that the author earns per message. 0 when the author talks to it. */
  surcharge: number;
  /** True if this person may not read the agent's instructions and notes. `userId` is null for visitors. */
  sealedFor(userId: string | null): boolean;
}

/** An agent as a person's chats show it, with the tokens that its author earns per message. 0 for the author. */
export interface AgentInChats {
  agent: ChatAgent;
  surcharge: number;
}

/** The functions of agents for other modules. */
export interface Agents {
  /** Returns an agent for a person's chat, or for a guest if `userId` is null. `draft`: the author tests the saved draft. @throws AppError not_found */
  forChat(connection: Connection, agent: { agentId: string; draft: boolean }, viewerId: string | null): Promise<AgentForChat>;
  /** Returns agents by id as a person's chats show them, in one query. Erased ones are absent. */
  shown(connection: Connection, agentIds: readonly string[], userId: string | null): Promise<Map<string, AgentInChats>>;
  readonly memory: AgentMemory;
}

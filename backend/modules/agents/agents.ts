import type { AgentDefinition } from '#contracts/agent-builder.ts';
import type { ChatAgent } from '#contracts/chat.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { AgentMemory } from './memory.ts';

/** Everything that a chat with an agent needs. Instructions and notes go to hosted models alone, and never into an answer, event or log. */
export interface AgentForChat extends Pick<AgentDefinition, 'name' | 'description' | 'greeting' | 'starters' | 'instructions' | 'notes' | 'model' | 'creativity' | 'prompts' | 'generators' | 'memory'> {
  agentId: string;
  /** Null for the draft, which its author alone talks to. */
  versionId: string | null;
  authorId: string;
  /** Tokens for its author on top of each message; 0 for the author. */
  surcharge: number;
  /** Whether this person may not read the agent's instructions and notes. `userId` is null for visitors. */
  sealedFor(userId: string | null): boolean;
}

/** An agent in a person's chats, with the tokens that its author gets on top of each message; 0 for the author. */
export interface AgentInChats {
  agent: ChatAgent;
  surcharge: number;
}

/** The calls that other modules may make. */
export interface Agents {
  /** An agent for a chat of this person; null for a guest. `draft`: the text that its author is writing. @throws AppError not_found */
  forChat(connection: Connection, agent: { agentId: string; draft: boolean }, viewerId: string | null): Promise<AgentForChat>;
  /** Agents as a person's chats show them, by id, in one query; erased ones are absent. */
  shown(connection: Connection, agentIds: readonly string[], userId: string | null): Promise<Map<string, AgentInChats>>;
  readonly memory: AgentMemory;
}

import type { Module } from '#kernel/module.ts';
import type { AgentsContext } from './agents-context.ts';
import type { Agents } from './agents.ts';
import { createMemory } from './memory.ts';
import { memoryRoutes } from './memory.routes.ts';
import { agentsMigration } from './migrations/agents.ts';
import { personalData } from './personal-data.ts';
import { agentForChat } from './queries/agent-for-chat.ts';
import { shownAgents } from './queries/shown-agents.ts';

export type { AgentForChat, AgentInChats, Agents } from './agents.ts';
export type { AgentMemory, Fact } from './memory.ts';

/** The tables of the module agents. */
export const agentsMigrations = agentsMigration;

export interface AgentsModule extends Module {
  agents: Agents;
}

/** Agents that people build and talk to. */
export function createAgents(context: AgentsContext): AgentsModule {
  const memory = createMemory(context);
  return {
    agents: {
      forChat: agentForChat,
      shown: (connection, ...agents) => shownAgents(connection, context, ...agents),
      memory,
    },
    migrations: agentsMigrations,
    personalData: personalData(context),
    routes(routes) {
      memoryRoutes(routes, { db: context.db, memory });
    },
  };
}

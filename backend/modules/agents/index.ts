import { MINUTE_MS } from '#contracts/durations.ts';
import type { AgentCard } from '#contracts/agents.ts';
import type { InboxEntry } from '#contracts/inbox.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import type { ModerationTarget } from '#modules/moderation/moderation-target.port.ts';
import { agentTarget } from './agent-target.ts';
import { agentsAdminRoutes } from './agents.admin.routes.ts';
import type { AgentsContext } from './agents-context.ts';
import { agentsRoutes } from './agents.routes.ts';
import type { Agents } from './agents.ts';
import { builderRoutes } from './builder.routes.ts';
import { keepAvatars } from './commands/keep-avatars.ts';
import { refreshFigures } from './commands/refresh-figures.ts';
import { seedAgents } from './commands/seed-agents.ts';
import { createMemory } from './memory.ts';
import { memoryRoutes } from './memory.routes.ts';
import { agentsMigrations } from './migrations/index.ts';
import { personalData } from './personal-data.ts';
import { waitingAgents } from './queries/admin-agents.ts';
import { agentForChat } from './queries/agent-for-chat.ts';
import { shownAgents } from './queries/shown-agents.ts';
import { titledAgents } from './queries/titled-agents.ts';
import { onAvatarMade } from './subscribers/on-avatar-made.ts';
import { onChat } from './subscribers/on-chat.ts';

export type { AgentForChat, AgentInChats, Agents } from './agents.ts';
export type { AgentMemory, Fact } from './memory.ts';
export { agentsMigrations } from './migrations/index.ts';

/** Reads agents for the pages and queues of other modules. */
export interface AgentListings {
  /** Finds public agents by words, for the search box. */
  titled(connection: Connection, q: string): Promise<Pick<AgentCard, 'id' | 'slug' | 'name' | 'avatarUrl' | 'pricePerMessage'>[]>;
  /** Counts the versions of agents that wait for a moderator. */
  waiting(connection: Connection): Promise<InboxEntry[]>;
}

export interface AgentsModule extends Module {
  agents: Agents;
  listings: AgentListings;
  /** Lets moderation handle reports of agents. */
  target: ModerationTarget;
  /** Publishes missing official agents. Returns how many. */
  seed(): Promise<number>;
}

const AVATARS_EVERY_MS = 2_000;
const FIGURES_EVERY_MS = 5 * MINUTE_MS;

/** Builds the module of agents that people make and talk to. */
export function createAgents(context: AgentsContext): AgentsModule {
  const memory = createMemory(context);
  return {
    agents: {
      forChat: agentForChat,
      shown: (connection, ...agents) => shownAgents(connection, context, ...agents),
      memory,
    },
    listings: { titled: (connection, q) => titledAgents(connection, context, q), waiting: waitingAgents },
    target: agentTarget(context),
    seed: () => context.db.transaction((tx) => seedAgents(tx, context)),
    migrations: agentsMigrations,
    personalData: personalData(context),
    subscriptions: [...onChat(context), ...onAvatarMade(context)],
    maintenance: [
      { name: 'agents.keep_avatars', everyMs: AVATARS_EVERY_MS, run: () => keepAvatars(context) },
      { name: 'agents.refresh_figures', everyMs: FIGURES_EVERY_MS, run: () => refreshFigures(context) },
    ],
    routes(routes) {
      agentsRoutes(routes, context);
      builderRoutes(routes, context);
      memoryRoutes(routes, { db: context.db, memory });
      agentsAdminRoutes(routes, context);
    },
  };
}

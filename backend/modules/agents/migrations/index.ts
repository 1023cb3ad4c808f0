import { agentFiguresMigration } from './agent-figures.ts';
import { agentsMigration } from './agents.ts';
import { hiddenAgentsMigration } from './hidden-agents.ts';

/** The migrations of the module agents, in order. */
export const agentsMigrations = { ...agentsMigration, ...agentFiguresMigration, ...hiddenAgentsMigration };

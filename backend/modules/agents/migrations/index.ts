import { agentFiguresMigration } from './agent-figures.ts';
import { agentsMigration } from './agents.ts';
import { hiddenAgentsMigration } from './hidden-agents.ts';

/** The tables of the module agents. */
export const agentsMigrations = { ...agentsMigration, ...agentFiguresMigration, ...hiddenAgentsMigration };

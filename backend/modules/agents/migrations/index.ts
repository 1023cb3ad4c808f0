import { agentFiguresMigration } from './agent-figures.ts';
import { agentsMigration } from './agents.ts';

/** The tables of the module agents. */
export const agentsMigrations = { ...agentsMigration, ...agentFiguresMigration };

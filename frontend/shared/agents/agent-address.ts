/** Returns the address of an agent's dialog, which opens over the page of all agents. */
export const agentPath = (slug: string): string => `/ai-agents?agent=${encodeURIComponent(slug)}`;
export const NEW_AGENT = '/ai-agents/new';
export const editAgentPath = (agentId: string): string => `/ai-agents/${agentId}/edit`;

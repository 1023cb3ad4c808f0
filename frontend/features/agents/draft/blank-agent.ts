import type { AgentDefinition } from '#contracts/agent-builder.ts';

/** Returns the definition of a new agent before its author has written anything. */
export const blankAgent = (): AgentDefinition => ({
  name: '', description: '', category: 'general', avatarFileId: null, instructions: '', greeting: '', starters: [], model: null, creativity: 50,
  prompts: [], generators: { image: false, video: false }, notes: [], memory: false, surcharge: 0, license: 'no_fork', supportContact: null,
});

import type { AgentDefinition } from '#contracts/agent-builder.ts';

/** An agent that comes with the product. It names its prompts, which are starter prompts, by their addresses. */
export interface OfficialAgent extends Omit<AgentDefinition, 'avatarFileId' | 'prompts' | 'surcharge' | 'supportContact'> {
  slug: string;
  /** The username of the platform account that publishes the agent. */
  maker: string;
  prompts: readonly string[];
}

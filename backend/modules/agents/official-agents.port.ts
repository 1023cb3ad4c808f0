import type { AgentDefinition } from '#contracts/agent-builder.ts';

/** An agent that comes with the product. Its prompts are starter prompts, named by address. */
export interface OfficialAgent extends Omit<AgentDefinition, 'avatarFileId' | 'prompts' | 'surcharge' | 'supportContact'> {
  slug: string;
  /** Username of a platform account. */
  maker: string;
  prompts: readonly string[];
}

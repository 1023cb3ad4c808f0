import type { Clock } from '#kernel/clock.ts';
import type { Logger } from '#kernel/logging/logger.ts';
import type { Agents } from '#modules/agents/index.ts';
import type { ToolRuns } from '#modules/generation/index.ts';
import type { Library } from '#modules/library/index.ts';
import type { PromptTexts } from '#modules/prompts/index.ts';

/** The services that the tools of chats use. */
export interface ToolDeps {
  clock: Clock;
  log: Logger;
  agents: Pick<Agents, 'forChat'>;
  library: Pick<Library, 'ownCreations'>;
  promptTexts: Pick<PromptTexts, 'formToRun'>;
  toolRuns: ToolRuns;
}

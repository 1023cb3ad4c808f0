import type { ToolRuns } from '#modules/generation/index.ts';
import type { PromptTexts } from '#modules/prompts/index.ts';
import type { ReplyingContext } from '../replying/replying-context.ts';

/** What answers to calls are given with, beside what replies need. */
export interface CallsContext extends ReplyingContext {
  toolRuns: ToolRuns;
  promptTexts: Pick<PromptTexts, 'formToRun'>;
}

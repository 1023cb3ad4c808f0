import type { ToolRuns } from '#modules/generation/index.ts';
import type { PromptTexts } from '#modules/prompts/index.ts';
import type { ReplyingContext } from '../replying/replying-context.ts';

/** The dependencies of commands about tool calls, in addition to those of commands about replies. */
export interface CallsContext extends ReplyingContext {
  toolRuns: ToolRuns;
  promptTexts: Pick<PromptTexts, 'formToRun'>;
}

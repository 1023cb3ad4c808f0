import type { ToolRuns } from '#modules/generation/index.ts';
import type { PromptTexts } from '#modules/prompts/index.ts';
import type { ReplyingContext } from '../replying/replying-context.ts';

/** What commands about calls need, in addition to the context of replies. */
export interface CallsContext extends ReplyingContext {
  toolRuns: ToolRuns;
  promptTexts: Pick<PromptTexts, 'formToRun'>;
}

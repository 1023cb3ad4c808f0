import { isTerminal } from '#contracts/generation.ts';
import { must } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { AppError } from '#kernel/errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/** The model's id for a repetition of a run. Undefined when the model is gone: then the type's default makes it. */
export const modelAgain = ({ providers }: Pick<Deps, 'providers'>, run: Pick<GenerationRow, 'model_id' | 'content_type'>): string | undefined =>
  providers.models().find(({ id, contentType }) => id === run.model_id && contentType === run.content_type)?.id;

/** The tokens that repeating an ended run would cost, with the royalty. Null when the run cannot be repeated or has no price. */
export async function againPrice(connection: Connection, deps: Pick<Deps, 'pricing' | 'prompts' | 'providers'>, run: GenerationRow): Promise<number | null> {
  if (!isTerminal(run.status) || run.run_source === 'review' || run.run_source === 'imported') return null;
  const { content_type: contentType, quantity, length } = run;
  try {
    const royalty = run.run_source === 'prompt' ? (await deps.prompts.terms(connection, must(run.prompt_id, 'the prompt of a run from its page'), run.user_id)).runRoyalty : 0;
    const { quote } = await deps.pricing.quote({ contentType, quantity, length: length ?? 0, model: modelAgain(deps, run), royalty }, connection);
    return quote.total;
  } catch (error) {
    // The prompt or the content type is gone, so a repetition has no price. A request to repeat the run is answered with that error.
    if (error instanceof AppError) return null;
    throw error;
  }
}

import type { GenerationOutput } from '#contracts/generation.ts';
import type { Connection } from '#kernel/db/database.ts';
import type { ReviewsContext } from '../reviews-context.ts';
import type { ReviewRow } from './review-rows.ts';

/** Returns the outputs that writers attached to these reviews, by run id; `sealed` says whether the prompt's text is sealed. */
export const attachedOutputs = (connection: Connection, { generation }: Pick<ReviewsContext, 'generation'>, reviews: readonly ReviewRow[], sealed: boolean): Promise<Map<string, GenerationOutput>> =>
  generation.attached(connection, reviews.flatMap(({ attached_generation_id: id }) => id ?? []), sealed);

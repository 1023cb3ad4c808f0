import type { PromptModel } from '../models/prompt.model.ts';

const COLUMNS = [
  'id', 'owner_id', 'slug', 'title', 'one_liner', 'content_type', 'category', 'pricing', 'run_royalty', 'unlock_price', 'models', 'recommended_model', 'shortest_length', 'hosted_models', 'cover_file_id', 'safety_flag', 'runs', 'likes',
  'saves', 'forks', 'comments', 'reviews', 'rating_sum', 'delivered_runs_30d', 'finished_runs_30d', 'liked_up_30d', 'liked_down_30d',
] as const satisfies readonly (keyof PromptModel)[];

/** The columns that a prompt's card shows. Lists read only these, because the other texts are long. */
export type CardRow = Pick<PromptModel, (typeof COLUMNS)[number]>;

/** The SQL text of the card's columns, for a table or subquery with the alias `p`. */
export const CARD_COLUMNS = COLUMNS.map((column) => `p.${column}`).join(', ');

import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

/** Likes and reviews of a prompt since its publication. `stars` is the sum of the reviews' stars. */
export interface PromptOpinions {
  likes: number;
  reviews: number;
  stars: number;
}

const OPINIONS = `
  select id, likes, reviews, rating_sum as stars from prompts
  where owner_id = :ownerId and published_at is not null and (cast(:promptId as uuid) is null or id = cast(:promptId as uuid)) and likes + reviews > 0`;

/** Returns likes and reviews of an owner's prompts, by prompt id. Prompts without any are absent. */
export async function promptOpinions(connection: Connection, ownerId: string, promptId: string | null): Promise<Map<string, PromptOpinions>> {
  const found = await rows<PromptOpinions & { id: string }>(connection, OPINIONS, { ownerId, promptId });
  return new Map(found.map(({ id, ...opinions }) => [id, opinions]));
}

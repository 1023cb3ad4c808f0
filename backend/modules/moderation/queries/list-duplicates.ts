import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { getDuplicate as pairEndpoint, listDuplicates as endpoint } from '#contracts/moderation.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationContext } from '../moderation-context.ts';
import { duplicateMissing } from '../moderation.errors.ts';
import { subjectViews } from './subject-views.ts';
import type { SubjectView } from './subject-views.ts';

interface Pair {
  id: string;
  promptId: string;
  originalId: string;
  similarity: number;
  createdAt: Date;
}

const PAIRS = `select id, prompt_id as "promptId", original_id as "originalId", similarity, created_at as "createdAt" from duplicate_suspects`;
const OPEN = `${PAIRS} where status = 'open' and (cast(:after as uuid) is null or id > :after) order by id limit :limit`;

function presentPair({ id, promptId, originalId, similarity, createdAt }: Pair, views: ReadonlyMap<string, SubjectView>) {
  const [subject, original] = [views.get(promptId), views.get(originalId)];
  return subject && original ? { id, subject, original, similarity, createdAt: createdAt.toISOString() } : null;
}

/** A page of pairs of similar prompts that are not decided yet, oldest first. @throws AppError invalid_request for a foreign cursor */
export async function listDuplicates(context: ModerationContext, query: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const { knex } = context.db;
  const found = await rows<Pair>(knex, OPEN, { after: afterId(query.cursor), limit: query.limit + 1 });
  const { page, nextCursor } = cutPageById(found, query.limit);
  const { views } = await subjectViews(knex, context, page.flatMap(({ promptId, originalId }) => [promptId, originalId]));
  return { items: page.flatMap((pair) => presentPair(pair, views) ?? []), nextCursor };
}

/** One pair of similar prompts with both texts, for moderators (docs/rules/moderation.md#sealed-for-reviewers). @throws AppError not_found */
export async function getDuplicate(context: ModerationContext, id: string): Promise<ResponseOf<typeof pairEndpoint>> {
  const { knex } = context.db;
  const [pair] = await rows<Pair>(knex, `${PAIRS} where id = ?`, [id]);
  if (!pair) throw duplicateMissing();
  const ids = [pair.promptId, pair.originalId];
  const [{ views }, templates] = await Promise.all([subjectViews(knex, context, ids), context.catalogue.subjects.templates(knex, ids)]);
  const duplicate = presentPair(pair, views);
  if (!duplicate) throw duplicateMissing();
  return { duplicate, template: templates.get(pair.promptId) ?? '', originalTemplate: templates.get(pair.originalId) ?? '' };
}

import type { BodyOf } from '#contracts/endpoint.ts';
import type { reportPrompt as endpoint } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import { saidWords } from '../../reviews/queries/reported-words.ts';
import type { ModerationContext } from '../moderation-context.ts';

const INSERT = `
  insert into prompt_reports (id, prompt_id, review_id, comment_id, author_id, reporter_id, rule, details, created_at)
  values (:id, :promptId, :reviewId, :commentId, :authorId, :reporterId, :rule, :details, :now) on conflict do nothing`;

/** Keeps a report for the moderators; a second one about the same thing is the first. @throws AppError not_found */
export async function reportPrompt(tx: Tx, { clock, prompts }: Pick<ModerationContext, 'clock' | 'prompts'>, reporterId: string, promptId: string, body: BodyOf<typeof endpoint>): Promise<void> {
  const { id, ownerId } = await prompts.about(tx, promptId, reporterId);
  const { rule, details, reviewId = null, commentId = null } = body;
  const saidId = reviewId ?? commentId;
  const said = saidId === null ? null : (await saidWords(tx, [saidId])).get(saidId);
  if (saidId !== null && said?.promptId !== id) throw notFound(reviewId === null ? 'This comment' : 'This review');
  await rows(tx, INSERT, { id: newId(), promptId: id, reviewId, commentId, authorId: said?.authorId ?? ownerId, reporterId, rule, details, now: clock.now() });
}

import type { BodyOf } from '#contracts/endpoint.ts';
import type { reportPrompt as endpoint } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { MarketplaceContext } from '../../marketplace-context.ts';

const INSERT = `
  insert into prompt_reports (id, prompt_id, review_id, comment_id, reporter_id, rule, details, created_at)
  values (:id, :promptId, :reviewId, :commentId, :reporterId, :rule, :details, :now) on conflict do nothing`;

/** Keeps a report for the moderators; a second one about the same thing is the first. @throws AppError not_found */
export async function reportPrompt(tx: Tx, { clock, prompts }: Pick<MarketplaceContext, 'clock' | 'prompts'>, reporterId: string, promptId: string, body: BodyOf<typeof endpoint>): Promise<void> {
  const { id } = await prompts.about(tx, promptId, reporterId);
  const { rule, details, reviewId = null, commentId = null } = body;
  await rows(tx, INSERT, { id: newId(), promptId: id, reviewId, commentId, reporterId, rule, details, now: clock.now() });
}

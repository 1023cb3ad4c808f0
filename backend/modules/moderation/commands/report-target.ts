import type { BodyOf } from '#contracts/endpoint.ts';
import type { createReport, reportPrompt as reportPromptEndpoint } from '#contracts/reports.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { newId } from '#kernel/ids.ts';
import type { StandingTarget } from '../moderation-target.port.ts';
import type { ModerationContext } from '../moderation-context.ts';

type Deps = Pick<ModerationContext, 'clock' | 'targets'>;
type Report = BodyOf<typeof createReport>;

const INSERT = `
  insert into reports (id, target_type, target_id, page_type, page_id, author_id, reporter_id, rule, details, created_at)
  values (:id, :targetType, :targetId, :pageType, :pageId, :authorId, :reporterId, :rule, :details, :now) on conflict do nothing`;

/** Stores a member's report for the moderators. A second report by the same member about the same target changes nothing. @throws AppError not_found */
export async function reportTarget(tx: Tx, deps: Deps, reporterId: string, report: Report): Promise<void> {
  await store(tx, deps, reporterId, report, await deps.targets.of(report.targetType).opened(tx, report.targetId, reporterId));
}

/** Stores a report that names a prompt: about this prompt, or about a review or comment on its page. @throws AppError not_found */
export async function reportPrompt(tx: Tx, deps: Deps, reporterId: string, promptId: string, { reviewId, commentId, rule, details }: BodyOf<typeof reportPromptEndpoint>): Promise<void> {
  const prompt = { targetType: 'prompt', targetId: promptId } as const;
  const { targetType, targetId } = reviewId !== undefined ? { targetType: 'review' as const, targetId: reviewId } : commentId !== undefined ? { targetType: 'comment' as const, targetId: commentId } : prompt;
  const reported = await deps.targets.of(targetType).opened(tx, targetId, reporterId);
  if (reported.page.id !== promptId) throw notFound(targetType === 'review' ? 'This review' : 'This comment');
  await store(tx, deps, reporterId, { targetType, targetId, rule, details }, reported);
}

const store = async (tx: Tx, { clock }: Deps, reporterId: string, report: Report, { page, authorId }: StandingTarget): Promise<void> =>
  void (await rows(tx, INSERT, { ...report, id: newId(), pageType: page.type, pageId: page.id, authorId, reporterId, now: clock.now() }));

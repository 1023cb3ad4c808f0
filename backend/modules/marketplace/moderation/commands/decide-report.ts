import type { ReportDecision as Decision, Rule } from '#contracts/moderation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { alreadyDecided, ownWork, reportMissing } from '../moderation.errors.ts';
import { closeReports } from './close-reports.ts';
import { hideAndAsk } from './hide-and-ask.ts';
import { recordAction } from './record-action.ts';
import { takeDown } from './take-down.ts';

export interface ReportDecision {
  decision: Decision;
  /** The rule of the report where the moderator names none. */
  rule?: Rule | undefined;
  note: string;
  strike?: boolean | undefined;
}

interface ReportRow {
  promptId: string;
  reviewId: string | null;
  commentId: string | null;
  subjectId: string;
  authorId: string | null;
  rule: Rule;
}

const REPORT = `
  select prompt_id as "promptId", review_id as "reviewId", comment_id as "commentId", subject_id as "subjectId", author_id as "authorId", rule
  from prompt_reports where id = ?`;
/** All that one decision closes, in one order: of two moderators the second waits, and finds nothing open. */
const OPEN = `select id from prompt_reports where subject_id = ? and status = 'open' order by id for update`;

/** Letters of a note that tells an author what to change. */
const LEAST_NOTE = 10;

/** @throws AppError invalid_request */
function expectAsking({ reviewId, commentId }: ReportRow, note: string): void {
  const issues = [
    ...(reviewId !== null || commentId !== null ? [{ path: ['decision'], message: 'Only a prompt can be hidden until it is changed.' }] : []),
    ...(note.length < LEAST_NOTE ? [{ path: ['note'], message: 'Write in one sentence what its author should change.' }] : []),
  ];
  if (issues.length > 0) throw invalid(issues);
}

/** Decides about what was reported, and with it about all its open reports. @throws AppError invalid_request, not_found, own_work, already_decided */
export async function decideReport(tx: Tx, context: ModerationContext, call: ModeratorCall, reportId: string, body: ReportDecision): Promise<void> {
  const [report] = await rows<ReportRow>(tx, REPORT, [reportId]);
  if (!report) throw reportMissing();
  if (body.decision === 'hide') expectAsking(report, body.note);
  const open = await rows<{ id: string }>(tx, OPEN, [report.subjectId]);
  if (!open.some(({ id }) => id === reportId)) throw alreadyDecided();
  if (report.authorId === call.viewer.userId) throw ownWork();
  const prompt = (await context.catalogue.subjects(tx, [report.promptId])).get(report.promptId);
  const kind = report.reviewId !== null ? 'review' : report.commentId !== null ? 'comment' : 'prompt';
  const thing = { kind, id: report.subjectId, promptId: report.promptId, title: prompt?.title ?? 'A prompt that is gone' } as const;
  if (body.decision === 'dismiss' || !prompt) {
    await closeReports(tx, context, thing, body.decision === 'dismiss' ? 'dismissed' : 'removed');
    await recordAction(tx, context, call, { action: 'marketplace.dismiss_report', target: { type: kind, id: thing.id, label: thing.title }, details: { reports: open.length } });
    return;
  }
  if (body.decision === 'hide') return hideAndAsk(tx, context, call, { prompt, rule: body.rule ?? report.rule, note: body.note });
  await takeDown(tx, context, call, { kind, id: report.subjectId, prompt, authorId: report.authorId, rule: body.rule ?? report.rule, note: body.note, strike: body.strike === true });
}

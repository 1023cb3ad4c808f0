import type { ReportDecision as Decision, Rule } from '#contracts/moderation.ts';
import type { TargetType } from '#contracts/targets.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import type { ModerationTarget } from '../moderation-target.port.ts';
import type { ModerationContext, ModeratorCall } from '../moderation-context.ts';
import { alreadyDecided, ownWork, reportMissing } from '../moderation.errors.ts';
import { closeReports } from './close-reports.ts';
import { hideAndAsk } from './hide-and-ask.ts';
import { recordAction } from './record-action.ts';
import { takeDown } from './take-down.ts';

export interface ReportDecision {
  decision: Decision;
  /** The rule for the decision; the rule of the report when the moderator names none. */
  rule?: Rule | undefined;
  note: string;
  strike?: boolean | undefined;
}

interface ReportRow {
  targetType: TargetType;
  targetId: string;
  pageType: TargetType;
  pageId: string;
  authorId: string | null;
  rule: Rule;
}

const REPORT = `
  select target_type as "targetType", target_id as "targetId", page_type as "pageType", page_id as "pageId", author_id as "authorId", rule
  from reports where id = ?`;
/** Locks all open reports about a target, in the order of their ids. Of two moderators who decide at once, the second waits and finds none open. */
const OPEN = `select id from reports where target_type = :targetType and target_id = :targetId and status = 'open' order by id for update`;

/** How many letters a note needs that tells an author what to change. */
const LEAST_NOTE = 10;

/** Checks before a target is hidden that its type can be hidden and that the note is long enough. @throws AppError invalid_request */
function expectAsking({ hiding }: ModerationTarget, note: string): NonNullable<ModerationTarget['hiding']> {
  const issues = [
    ...(hiding ? [] : [{ path: ['decision'], message: 'Only a prompt, a pack or an agent can be hidden until it is changed.' }]),
    ...(note.length < LEAST_NOTE ? [{ path: ['note'], message: 'Write in one sentence what its author should change.' }] : []),
  ];
  if (!hiding || issues.length > 0) throw invalid(issues);
  return hiding;
}

/** Decides about a reported target. The decision closes all open reports about it. @throws AppError invalid_request, not_found, own_work, already_decided */
export async function decideReport(tx: Tx, context: ModerationContext, call: ModeratorCall, reportId: string, body: ReportDecision): Promise<void> {
  const [report] = await rows<ReportRow>(tx, REPORT, [reportId]);
  if (!report) throw reportMissing();
  const { targetType, targetId, authorId } = report;
  const hiding = body.decision === 'hide' ? expectAsking(context.targets.of(targetType), body.note) : null;
  const open = await rows<{ id: string }>(tx, OPEN, { targetType, targetId });
  if (!open.some(({ id }) => id === reportId)) throw alreadyDecided();
  if (authorId === call.viewer.userId) throw ownWork();
  const pageRef = { type: report.pageType, id: report.pageId };
  const page = (await context.targets.pages(tx, [pageRef])).get(pageRef.id);
  if (body.decision === 'dismiss' || !page) {
    const title = page?.title ?? 'A prompt that is gone';
    await closeReports(tx, context, { type: targetType, id: targetId, page: pageRef, title }, body.decision === 'dismiss' ? 'dismissed' : 'removed');
    await recordAction(tx, context, call, { action: 'marketplace.dismiss_report', target: { type: targetType, id: targetId, label: title }, details: { reports: open.length } });
    return;
  }
  const rule = body.rule ?? report.rule;
  if (hiding) return hideAndAsk(tx, context, call, { hiding, page, rule, note: body.note });
  await takeDown(tx, context, call, { type: targetType, id: targetId, page, authorId, rule, note: body.note, strike: body.strike === true });
}

import type { IssueReport } from '#contracts/issues.ts';
import { must } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import type { IdempotencyKey, Viewer } from '#kernel/http/endpoint-handler.ts';
import { newId } from '#kernel/ids.ts';
import { readScreenshot } from '../domain/issue-screenshot.ts';
import { issueReported } from '../issue.events.ts';
import { noRoomForScreenshot, reportKeyReused, screenshotRefused } from '../issue.errors.ts';
import type { FileRef } from '#modules/media/index.ts';
import type { IssueContext } from '../issue-context.ts';

/** The member who reports an issue, and the idempotency key of their click. */
export interface ReportCall {
  viewer: Viewer;
  idempotency: IdempotencyKey | null;
  requestHash: string;
}

const EARLIER = 'select id, request_hash as hash from issue_reports where reporter_id = :reporterId and request_key = :key';
const INSERT = `
  insert into issue_reports (id, reporter_id, title, type, description, steps, environment_info, version, screenshot_file_id, reporter_plan, request_key, request_hash, created_at, updated_at)
  values (:id, :reporterId, :title, :type, :description, :steps, :environmentInfo, :version, :screenshot, :plan, :key, :hash, :now, :now)
  on conflict (reporter_id, request_key) do nothing returning id`;

/**
 * Stores a member's issue report and returns its id. The screenshot is re-encoded and stored before the transaction. A repeated
 * click finds the report by its key, so this command does not use the kernel's idempotency.
 * @throws AppError idempotency_key_reused, rate_limited, and for the picture invalid_request, screenshot_too_large, storage_full and busy
 */
export async function reportIssue(context: IssueContext, call: ReportCall, report: IssueReport): Promise<string> {
  const { db, clock, outbox, limits, identity, media } = context;
  const reporterId = call.viewer.userId;
  const key = call.idempotency?.key ?? null;
  const hash = call.idempotency?.requestHash ?? call.requestHash;
  const earlier = await earlierReport(db.knex, reporterId, key, hash);
  if (earlier) return earlier;
  // The rate limit is checked before the picture is decoded, because decoding costs far more than storing a report.
  await limits.take('issue', reporterId);
  const file = report.imageData ? await storeScreenshot(context, call.viewer, report.imageData) : null;
  return db.transaction(async (tx) => {
    const { title, type, description, version } = report;
    const { plan } = await identity.profile(tx, reporterId);
    const [added] = await rows<{ id: string }>(tx, INSERT, {
      id: newId(), reporterId, title, type, description, version: version || '1.0', plan, key, hash, now: clock.now(),
      steps: report.steps || null, environmentInfo: report.environmentInfo || null, screenshot: file?.id ?? null,
    });
    // A repeat of this request was committed first. No report uses this request's picture, so the media sweep deletes it.
    if (!added) return must(await earlierReport(tx, reporterId, key, hash), 'the report of the earlier request');
    if (file) await media.claim(tx, [file.id]);
    await outbox.publish(tx, issueReported, { issueId: added.id, userId: reporterId, type });
    return added.id;
  });
}

async function earlierReport(connection: Tx | IssueContext['db']['knex'], reporterId: string, key: string | null, hash: string): Promise<string | null> {
  if (key === null) return null;
  const [earlier] = await rows<{ id: string; hash: string }>(connection, EARLIER, { reporterId, key });
  if (earlier && earlier.hash !== hash) throw reportKeyReused();
  return earlier?.id ?? null;
}

/** Re-encodes the screenshot of an issue report and stores it within the member's quota. A refusal names the field `imageData`. */
async function storeScreenshot({ db, media }: IssueContext, reporter: Viewer, dataUrl: string): Promise<FileRef> {
  const sent = readScreenshot(dataUrl);
  try {
    // A member whose storage is full is refused before the picture is decoded. The stored size is checked again afterwards.
    await media.checkRoom(db.knex, reporter, 1);
    return await media.store({ ...(await media.repaintPicture(sent)), ownerId: reporter.userId, visibility: 'private' }, reporter.plan);
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid') throw screenshotRefused(error.message);
    throw error instanceof AppError && error.code === 'storage_full' ? noRoomForScreenshot(error) : error;
  }
}

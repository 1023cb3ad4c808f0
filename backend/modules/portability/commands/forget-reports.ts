import { DAY_MS } from '#contracts/durations.ts';
import { IMPORT_REPORT_DAYS } from '#contracts/portability.ts';
import { millis } from '#kernel/clock.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PortabilityContext } from '../portability-context.ts';

// A report of an import may have tens of thousands of lines, so one statement deletes few reports.
const AT_ONCE = 5;
const FORGET = `
  delete from account_imports where id in (
    select id from account_imports where not stored and status in ('done', 'failed') and heartbeat_at < :before order by heartbeat_at limit ${AT_ONCE} for update skip locked) returning id`;

/**
 * Deletes imports that ended long ago, with their reports (docs/rules/keeping.md#account-import). The imported things stay. Their original
 * ids stay too, so that importing the same file again duplicates nothing.
 */
export async function forgetReports({ db, clock }: Pick<PortabilityContext, 'db' | 'clock'>): Promise<void> {
  const before = new Date(millis(clock) - IMPORT_REPORT_DAYS * DAY_MS);
  while ((await rows(db.knex, FORGET, { before })).length === AT_ONCE);
}

import type { DraftTest, listDraftTests } from '#contracts/draft-tests.ts';
import type { QueryOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ListedRow } from '../generation.presenter.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { LISTED_COLUMNS } from './list-runs.ts';
import { presentRuns } from './present-runs.ts';
import type { PresentDeps } from './present-runs.ts';

const TESTS = `
  select ${LISTED_COLUMNS}, draft_checksum from generations
  where user_id = :userId and prompt_id = :promptId and run_source = 'test' and deleted_at is null and (cast(:before as uuid) is null or id < :before)
  order by id desc limit :most`;

/**
 * A page of the author's test runs of a draft, newest first, with the cursor of the next page.
 * @throws AppError not_found for another person's draft
 * @throws AppError invalid_request for a malformed cursor
 */
export async function draftTests(connection: Connection, deps: PresentDeps, userId: string, promptId: string, { limit, before }: QueryOf<typeof listDraftTests>): Promise<{ tests: DraftTest[]; nextCursor: string | null }> {
  const { textChecksum } = await deps.promptTexts.draftForRun(connection, promptId, userId, null);
  const found = await rows<ListedRow & Pick<GenerationRow, 'draft_checksum'>>(connection, TESTS, { userId, promptId, before: afterId(before, 'before'), most: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  const [shown, published] = await Promise.all([
    presentRuns(connection, deps, page.map((run) => Object.assign(run, { text_listed: true }))),
    deps.promptTexts.publishedTexts(connection, promptId, page.flatMap(({ draft_checksum: checksum }) => checksum ?? [])),
  ]);
  const usable = new Set([textChecksum, ...published]);
  const tests = page.map(({ draft_checksum: checksum }, index) => ({ ...must(shown[index], 'what a test run shows'), outdated: checksum === null || !usable.has(checksum) }));
  return { tests, nextCursor };
}

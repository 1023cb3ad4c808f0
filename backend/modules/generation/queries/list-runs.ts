import type { QueryOf } from '#contracts/endpoint.ts';
import type { listGenerations } from '#contracts/generation.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { prepared, statementOf } from '#kernel/db/raw.ts';
import type { ListedRow } from '../generation.presenter.ts';

export interface RunPage {
  runs: ListedRow[];
  /** The cursor that a client sends as `before` for the next page; null on the last page. */
  nextCursor: string | null;
}

/** The first characters of a text that a list reads to make the card's excerpt. */
const LISTED_CHARACTERS = 600;

/** The columns of a run that its card shows, for a SQL statement. */
export const LISTED_COLUMNS = [
  'id', 'user_id', 'payer_id', 'run_source', 'content_type', 'prompt_id', 'title', 'inputs', 'model_id', 'model_label', 'provider', 'eta_seconds',
  'quantity', 'aspect', 'length', 'quote', 'slots', 'status', 'dispatched_at', 'attempt_no', 'progress', 'delivered', 'captured', 'waived', 'free_retry_until',
  'error_code', 'error_message', 'created_at', 'started_at', 'finished_at', `left(output_text, ${LISTED_CHARACTERS}) as output_text`,
].join(', ');

/** A page of own runs, newest first. Whole texts are not read, because cards show only the first words. @throws AppError for a malformed cursor */
export async function listRuns(
  connection: Connection,
  userId: string,
  { limit, before, contentType, state, promptId }: QueryOf<typeof listGenerations>,
): Promise<RunPage> {
  const cursor = afterId(before, 'before');
  const conditions = [
    `user_id = :userId and deleted_at is null and run_source <> 'imported'`,
    ...(cursor === null ? [] : ['id < :cursor']),
    ...(contentType ? ['content_type = :contentType'] : []),
    ...(promptId ? ['prompt_id = :promptId'] : []),
    ...(state === 'active' ? [`status in ('queued', 'running')`] : []),
    ...(state === 'finished' ? [`status not in ('queued', 'running')`] : []),
  ];
  const found = await prepared<ListedRow>(
    connection,
    statementOf('generation_list', `select ${LISTED_COLUMNS} from generations where ${conditions.join(' and ')} order by id desc limit :limit`),
    { userId, cursor, contentType, promptId, limit: limit + 1 },
  );
  const { page, nextCursor } = cutPageById(found, limit);
  return { runs: page.map((run): ListedRow => Object.assign(run, { text_listed: true })), nextCursor };
}

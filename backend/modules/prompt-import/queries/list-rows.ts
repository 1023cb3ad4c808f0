import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { ImportRow } from '#contracts/prompt-import.ts';
import { cutPage } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { importNotFound } from '../prompt-import.errors.ts';

const COLUMNS = `r.id, r.row_no as row, r.title, r.state, r.reason, r.notes, r.content_type as "contentType", r.fields, r.prompt_id as "promptId"`;

export interface RowsAsked {
  state?: ImportRow['state'] | undefined;
  limit: number;
  /** The number of the last row that the client has; the page starts after it. */
  after?: number | undefined;
}

/** Returns a page of an import's rows, by number. The caller has checked that the import is the person's own. */
export async function listRows(connection: Connection, importId: string, { state, limit, after }: RowsAsked): Promise<{ items: ImportRow[]; nextCursor: number | null }> {
  const found = await rows<ImportRow>(
    connection,
    `select ${COLUMNS} from prompt_import_rows r
     where r.import_id = :importId and r.row_no > :after and (cast(:state as text) is null or r.state = :state)
     order by r.row_no limit :limit`,
    { importId, after: after ?? 0, state: state ?? null, limit: limit + 1 },
  );
  const { page, nextCursor } = cutPage(found, limit, ({ row }) => row);
  return { items: page, nextCursor };
}

/**
 * Returns one row of a person's own import with the content of its future draft; null once the draft exists.
 * @throws AppError not_found
 */
export async function findRow(connection: Connection, importId: string, rowId: string, userId: string): Promise<{ row: ImportRow; content: DraftContent | null }> {
  const [found] = await rows<ImportRow & { content: DraftContent | null }>(
    connection,
    `select ${COLUMNS}, r.content from prompt_import_rows r join prompt_imports i on i.id = r.import_id
     where r.id = :rowId and i.id = :importId and i.user_id = :userId`,
    { rowId, importId, userId },
  );
  if (!found) throw importNotFound();
  const { content, ...row } = found;
  return { row, content };
}

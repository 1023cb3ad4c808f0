import type { listUserRuns } from '#contracts/admin-users.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { afterId, cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Deps } from '../generation-deps.ts';

interface Row {
  id: string;
  run_source: string;
  title: string;
  content_type: string;
  status: string;
  /** The owner of the wallet that paid; null when the runner paid. */
  payer_id: string | null;
  created_at: Date;
}

const RUNS = `
  select id, run_source, title, content_type, status, payer_id, created_at from generations
  where user_id = :userId and deleted_at is null and run_source <> 'imported' and (cast(:before as uuid) is null or id < :before)
  order by id desc limit :most`;

// The title of a run in own words is the first line of those words, so support does not see it.
const titleOf = ({ run_source: source, title }: Row): string => (source === 'free' ? 'In their own words' : title);

/**
 * A person's runs for support and administrators: kind, result and cost in tokens, without inputs and outputs.
 * @throws AppError not_found for an unknown person, invalid_request for a malformed cursor
 */
export async function listRunsOfPerson(
  connection: Connection,
  { identity, wallet }: Pick<Deps, 'identity' | 'wallet'>,
  userId: string,
  { limit, before }: QueryOf<typeof listUserRuns>,
): Promise<ResponseOf<typeof listUserRuns>> {
  await identity.profile(connection, userId);
  const found = await rows<Row>(connection, RUNS, { userId, before: afterId(before, 'before'), most: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  const receipts = await wallet.receipts(connection, page.map(({ id }) => id));
  const items = page.map((run) => ({
    id: run.id,
    title: titleOf(run),
    contentType: run.content_type,
    status: run.status,
    // A free trial run cost its runner nothing, because the prompt's creator paid.
    captured: run.payer_id === null ? (receipts.get(run.id)?.captured ?? 0) : 0,
    createdAt: run.created_at.toISOString(),
  }));
  return { items, nextCursor };
}

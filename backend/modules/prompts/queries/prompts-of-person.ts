import type { listUserPrompts as endpoint } from '#contracts/admin-users.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { must } from '#contracts/must.ts';
import { cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

type Answer = ResponseOf<typeof endpoint>;

// Staff see only the number of drafts that were never submitted, because their titles are private.
const SUBMITTED = `(status <> 'draft' or published_at is not null or review_note is not null)`;
const PAGE = `
  select id, slug, title, content_type as "contentType", status, pricing, hidden_rule is not null as hidden, pending_version_id as "pendingVersionId", runs, created_at as "createdAt"
  from prompts where owner_id = :userId and ${SUBMITTED} and (cast(:before as uuid) is null or id < :before) order by id desc limit :limit`;
const DRAFTS = `select count(*)::int as drafts from prompts where owner_id = :userId and not ${SUBMITTED}`;

/** Returns a page of the prompts that a person ever submitted, latest first, for the staff's page about that person. */
export async function promptsOfPerson(connection: Connection, userId: string, { limit, before }: QueryOf<typeof endpoint>): Promise<Answer> {
  const [found, [counted]] = await Promise.all([
    rows<Omit<Answer['items'][number], 'createdAt'> & { createdAt: Date }>(connection, PAGE, { userId, before: before ?? null, limit: limit + 1 }),
    rows<{ drafts: number }>(connection, DRAFTS, { userId }),
  ]);
  const { page, nextCursor } = cutPageById(found, limit);
  const items = page.map((prompt) => ({ ...prompt, createdAt: prompt.createdAt.toISOString() }));
  return { items, drafts: must(counted, 'the count of drafts').drafts, nextCursor };
}

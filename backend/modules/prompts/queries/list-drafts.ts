import { z } from 'zod';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { SELECTION_LIMIT } from '#contracts/prompt-drafts.ts';
import type { listDraftIds, listDrafts as endpoint } from '#contracts/prompt-drafts.ts';
import { afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { PROMPT_STATE } from './prompt-state.ts';

type Page = ResponseOf<typeof endpoint>;
type Filters = QueryOf<typeof listDraftIds>;

/** The place where a page of drafts ended: the change time of its last prompt, and its id. */
const place = z.strictObject({ at: cursorTime, id: z.uuid() });

interface DraftRow extends Omit<Page['items'][number], 'promptId' | 'updatedAt'> {
  id: string;
  touched: Date;
}

// SQL for a field of the draft, else of the prompt. Only a published prompt can differ from its draft, so the drafts of others are not read here.
const said = (key: string, column: string): string => `case when p.published_version_id is null then p.${column} else coalesce(d.content ->> '${key}', p.${column}) end`;
const OWN = `
  select p.id, greatest(p.updated_at, d.updated_at) as touched from prompts p left join prompt_drafts d on d.prompt_id = p.id
  where p.owner_id = :userId and p.trashed_at is null
    and (cast(:words as text) is null or ${said('title', 'title')} ilike :words)
    and (cast(:state as text) is null or ${PROMPT_STATE} = :state)
    and (cast(:contentType as text) is null or ${said('contentType', 'content_type')} = :contentType)
    and (cast(:category as text) is null or coalesce(${said('category', 'category')}, 'none') = :category)`;

// A prompt that was published before drafts existed counts as unchanged until its author saves a draft.
const PAGE = `
  with own as (${OWN}), page as (
    select * from own where cast(:at as timestamptz) is null or (touched, id) < (:at, cast(:id as uuid)) order by touched desc, id desc limit :limit
  )
  select p.id, p.slug, p.status, ${PROMPT_STATE} as state, coalesce(d.content ->> 'title', p.title) as title, coalesce(d.content ->> 'contentType', p.content_type) as "contentType",
    case when d.prompt_id is null then p.category else d.content ->> 'category' end as category,
    coalesce(d.content ->> 'visibility', p.visibility) as visibility, coalesce(d.content ->> 'pricing', p.pricing) as pricing,
    (select version_no from prompt_versions v where v.id = p.published_version_id) as version,
    d.prompt_id is not null and d.checksum is distinct from (select checksum from prompt_versions v where v.prompt_id = p.id order by version_no desc limit 1) as changed,
    page.touched
  from page join prompts p using (id) left join prompt_drafts d on d.prompt_id = p.id
  order by page.touched desc, p.id desc`;
const TOTAL = `with own as (${OWN}) select count(*)::int as total from own`;
const IDS = `with own as (${OWN}) select id from own order by touched desc, id desc limit ${SELECTION_LIMIT}`;

const bindingsOf = (userId: string, { q, state, contentType, category }: Filters) => ({
  userId, words: q ? `%${q.replaceAll(/[\\%_]/g, '\\$&')}%` : null, state: state ?? null, contentType: contentType ?? null, category: category ?? null,
});

/**
 * Returns a page of a person's own prompts with their drafts, last changed first.
 * @throws AppError invalid_request for a bad cursor
 */
export async function listDrafts(connection: Connection, userId: string, { limit, cursor, ...filters }: QueryOf<typeof endpoint>): Promise<Page> {
  const after = afterPlace(cursor, place);
  const bindings = bindingsOf(userId, filters);
  const [found, [count]] = await Promise.all([
    rows<DraftRow>(connection, PAGE, { ...bindings, at: after?.at ?? null, id: after?.id ?? null, limit: limit + 1 }),
    after === null ? rows<{ total: number }>(connection, TOTAL, bindings) : [],
  ]);
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ at: last.touched, id: last.id }));
  return {
    items: page.map(({ id, touched, ...card }) => ({ ...card, promptId: id, updatedAt: touched.toISOString() })),
    nextCursor,
    total: count?.total ?? null,
  };
}

/** Returns the ids of all own prompts that match, at most 2,000, so that one bulk action reaches the prompts of all pages. */
export async function draftIds(connection: Connection, userId: string, filters: Filters): Promise<string[]> {
  return (await rows<{ id: string }>(connection, IDS, bindingsOf(userId, filters))).map(({ id }) => id);
}

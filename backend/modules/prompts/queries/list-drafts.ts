import type { ResponseOf } from '#contracts/endpoint.ts';
import type { listDrafts as endpoint } from '#contracts/prompt-drafts.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { PromptPricing, PromptStatus } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { decodeUpdatedCursor, encodeUpdatedCursor } from '../domain/updated-cursor.ts';

type Page = ResponseOf<typeof endpoint>;

interface DraftRow {
  id: string;
  slug: string;
  title: string;
  content_type: ContentType;
  status: PromptStatus;
  visibility: Page['items'][number]['visibility'];
  pricing: PromptPricing;
  version: number | null;
  changed: boolean;
  touched: Date;
}

// What the draft says goes before what is published. Versions from before there were drafts count as unchanged until one is saved.
const PAGE = `
  with page as (
    select * from (
      select p.id, greatest(p.updated_at, d.updated_at) as touched
      from prompts p left join prompt_drafts d on d.prompt_id = p.id where p.owner_id = :userId
    ) own
    where cast(:at as timestamptz) is null or (touched, id) < (:at, cast(:id as uuid))
    order by touched desc, id desc limit :limit
  )
  select p.id, p.slug, p.status, coalesce(d.content ->> 'title', p.title) as title, coalesce(d.content ->> 'contentType', p.content_type) as content_type,
    coalesce(d.content ->> 'visibility', p.visibility) as visibility, coalesce(d.content ->> 'pricing', p.pricing) as pricing,
    (select version_no from prompt_versions v where v.id = p.published_version_id) as version,
    d.prompt_id is not null and d.checksum is distinct from (select checksum from prompt_versions v where v.prompt_id = p.id order by version_no desc limit 1) as changed,
    page.touched
  from page join prompts p using (id) left join prompt_drafts d on d.prompt_id = p.id
  order by page.touched desc, p.id desc`;

/** Own prompts with their drafts, last touched first. @throws AppError invalid_request for a bad cursor */
export async function listDrafts(connection: Connection, userId: string, { limit, cursor }: { limit: number; cursor?: string | undefined }): Promise<Page> {
  const after = cursor === undefined ? null : decodeUpdatedCursor(cursor);
  const found = await rows<DraftRow>(connection, PAGE, { userId, at: after?.at ?? null, id: after?.id ?? null, limit: limit + 1 });
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map(({ id, slug, title, content_type: contentType, status, visibility, pricing, version, changed, touched }) => ({
      promptId: id, slug, title, contentType, status, visibility, pricing, version, changed, updatedAt: touched.toISOString(),
    })),
    nextCursor: found.length > limit && last ? encodeUpdatedCursor({ at: last.touched.toISOString(), id: last.id }) : null,
  };
}

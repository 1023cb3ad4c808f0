import type { ContentType } from '#contracts/primitives.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

export interface ReadablePlace {
  /** The group in the list: 0 for own prompts, 1 for unlocked ones, 2 for free ones. */
  rank: number;
  id: string;
}

const PAGE = `
  select found.rank, found.id from (
    select p.id, p.title, case when p.owner_id = :userId then 0
      when exists (select from prompt_access a where a.prompt_id = p.id and a.user_id = :userId and a.revoked_at is null) then 1 else 2 end as rank
    from prompts p
    where p.content_type = :type and p.published_version_id is not null and p.status = 'published'
      and (p.owner_id = :userId or p.pricing = 'free' and p.visibility = 'public'
        or exists (select from prompt_access a where a.prompt_id = p.id and a.user_id = :userId and a.revoked_at is null))
      and (cast(:q as text) is null or p.title ilike '%' || cast(:q as text) || '%')
  ) found
  where cast(:after as uuid) is null or (found.rank, found.id) > (cast(:afterRank as int), cast(:after as uuid))
  order by found.rank, found.id limit :limit`;

/** Returns published prompts of a content type whose text this person may read: own ones first, then unlocked ones, then free ones. */
export const readableOf = (connection: Connection, userId: string, { contentType, q, after, limit }: { contentType: ContentType; q: string | null; after: ReadablePlace | null; limit: number }): Promise<ReadablePlace[]> =>
  rows(connection, PAGE, { userId, type: contentType, q: q === null ? null : q.replace(/[\\%_]/g, '\\$&'), after: after?.id ?? null, afterRank: after?.rank ?? null, limit });

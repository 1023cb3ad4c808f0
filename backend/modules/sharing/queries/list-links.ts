import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { listShareLinks } from '#contracts/sharing.ts';
import { cutPageById } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { presentLink } from '../sharing.presenter.ts';
import type { ShareLinkRow } from '../sharing.presenter.ts';

const LIST = `
  select * from share_links where owner_id = :ownerId and (cast(:promptId as uuid) is null or prompt_id = :promptId) and (cast(:creationId as uuid) is null or generation_id = :creationId)
    and (cast(:before as uuid) is null or id < :before)
  order by id desc limit :limit`;

/** A page of a person's share links, latest first, including revoked ones. */
export async function listLinks(connection: Connection, ownerId: string, query: QueryOf<typeof listShareLinks>): Promise<ResponseOf<typeof listShareLinks>> {
  const { promptId = null, creationId = null, before = null, limit } = query;
  const found = await rows<ShareLinkRow>(connection, LIST, { ownerId, promptId, creationId, before, limit: limit + 1 });
  const { page, nextCursor } = cutPageById(found, limit);
  return { items: page.map(presentLink), nextCursor };
}

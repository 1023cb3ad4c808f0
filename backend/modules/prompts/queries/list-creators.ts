import { z } from 'zod';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { listCreators as endpoint } from '#contracts/prompt-discovery.ts';
import { afterPlace, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity, Preferences } from '#modules/identity/index.ts';
import type { Media } from '#modules/media/index.ts';
import { literally } from './suggest-prompts.ts';

interface Row {
  id: string;
  prompts: number;
  sales: number;
}

interface Latest {
  ownerId: string;
  coverFileId: string;
  type: ContentType;
}

/** The place where a page of creators ended: the sales of its last creator, and their id. */
const place = z.tuple([z.int().min(0).max(999_999_999), z.uuid()]);

const PAGE = 'order by c.sales desc, c.owner_id desc limit :limit';
const AFTER = '(cast(:id as uuid) is null or (c.sales, c.owner_id) < (cast(:sales as int), cast(:id as uuid)))';
const ALL = `select c.owner_id as id, c.prompts, c.sales from prompt_creators c where ${AFTER} ${PAGE}`;
const NAMED = `
  with named as materialized (select distinct cast(value as uuid) as id from prompt_terms where kind = 'creator' and term like :beginning)
  select c.owner_id as id, c.prompts, c.sales from named n join prompt_creators c on c.owner_id = n.id where ${AFTER} ${PAGE}`;

// Reads the latest three prompts of each creator by an index, because a creator may have very many.
const LATEST = `
  select c.id as "ownerId", p.cover_file_id as "coverFileId", p.content_type as type from unnest(cast(:ids as uuid[])) as c (id) cross join lateral (
    select p.cover_file_id, p.content_type, p.safety_flag, p.published_at, p.id from prompts p
    where p.owner_id = c.id and p.status = 'published' and p.visibility = 'public' order by p.published_at desc, p.id desc limit 3) p
  where p.cover_file_id is not null and not p.safety_flag order by p.published_at desc, p.id desc`;

interface Deps {
  identity: Identity;
  preferences: Preferences;
  media: Pick<Media, 'urlOf'>;
}

/**
 * Returns a page of people with listed prompts, those with most runs and unlocks first. With a search text, one of their names begins with
 * it. People who hide themselves from search are left out.
 */
export async function listCreators(connection: Connection, { identity, preferences, media }: Deps, { q = '', limit, cursor }: QueryOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const beginning = `${literally(q.normalize('NFC').toLowerCase())}%`;
  const [sales, id] = afterPlace(cursor, place) ?? [null, null];
  const found = await rows<Row>(connection, q === '' ? ALL : NAMED, { limit: limit + 1, sales, id, ...(q !== '' && { beginning }) });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor([last.sales, last.id]));
  const ids = page.map((row) => row.id);
  const [faces, hidden, latest] = await Promise.all([identity.creators(connection, ids), preferences.hidden(connection, ids), rows<Latest>(connection, LATEST, { ids })]);
  return {
    items: page.flatMap(({ id, prompts, sales }) => {
      const face = faces.get(id);
      const own = latest.filter(({ ownerId }) => ownerId === id);
      return face && !hidden.has(id) ? [{ ...face, prompts, uses: sales, coverUrls: own.map(({ coverFileId }) => media.urlOf(coverFileId)), coverTypes: own.map(({ type }) => type) }] : [];
    }),
    nextCursor,
  };
}

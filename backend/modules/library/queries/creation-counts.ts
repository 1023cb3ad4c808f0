import type { CreationCounts } from '#contracts/creations.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const COUNTS = `
  select count(*) filter (where trashed_at is null) as all,
    count(*) filter (where trashed_at is null and content_type = 'text') as text,
    count(*) filter (where trashed_at is null and content_type = 'image') as image,
    count(*) filter (where trashed_at is null and content_type = 'video') as video,
    count(*) filter (where trashed_at is null and favourite_place is not null) as favourites,
    count(*) filter (where trashed_at is null and visibility = 'public') as public,
    count(*) filter (where trashed_at is not null) as trash
  from creations where owner_id = ?`;

/** How many creations each tab of the page has, read from one index. */
export const creationCounts = async (connection: Connection, ownerId: string): Promise<CreationCounts> => one(await rows<CreationCounts>(connection, COUNTS, [ownerId]));

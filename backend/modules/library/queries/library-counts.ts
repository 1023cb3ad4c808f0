import type { LibraryCounts } from '#contracts/library.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { VIEWS } from './library-conditions.ts';

const COUNTS = `
  select count(*) filter (where ${VIEWS.all}) as all, count(*) filter (where ${VIEWS.drafts}) as drafts, count(*) filter (where ${VIEWS.published}) as published,
    count(*) filter (where ${VIEWS.in_review}) as in_review, count(*) filter (where ${VIEWS.unlocked}) as unlocked, count(*) filter (where ${VIEWS.packs}) as packs,
    count(*) filter (where ${VIEWS.saved}) as saved, count(*) filter (where ${VIEWS.forked}) as forked, count(*) filter (where ${VIEWS.favourites}) as favourites,
    count(*) filter (where ${VIEWS.trash}) as trash, count(*) filter (where ${VIEWS.all} and own) as own
  from library_entries where owner_id = ?`;

/** How many entries each view of the library has, in one statement. */
export const libraryCounts = async (connection: Connection, ownerId: string): Promise<LibraryCounts> => one(await rows<LibraryCounts>(connection, COUNTS, [ownerId]));

const TAGS = `
  select tag, count(*) as prompts from library_entries, unnest(tags) as tag where owner_id = ? and ${VIEWS.all} group by tag order by prompts desc, tag`;

/** A person's own tags in the library, the most used first. */
export const ownTags = (connection: Connection, ownerId: string): Promise<{ tag: string; prompts: number }[]> => rows(connection, TAGS, [ownerId]);

import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { TagPlace } from '#modules/moderation/prompt-tags.port.ts';

const TAGS = `
  select value as tag, weight as prompts from prompt_terms
  where kind = 'tag' and term = value collate "C" and (cast(:q as text) is null or strpos(lower(value), lower(:q)) > 0)
    and (cast(:tag as text) is null or weight < :prompts or (weight = :prompts and value > :tag))
  order by weight desc, value limit :limit`;

/** A page of the tags of listed prompts, the most used tag first. */
export const listTags = (connection: Connection, { q, after, limit }: { q: string | null; after: TagPlace | null; limit: number }): Promise<TagPlace[]> =>
  rows(connection, TAGS, { q, tag: after?.tag ?? null, prompts: after?.prompts ?? 0, limit });

const USE = `select count(*)::int as prompts from prompts where status = 'published' and visibility = 'public' and tags @> array[cast(:tag as text)]`;

/** Counts the listed prompts that carry exactly this tag now. */
export const tagUse = async (connection: Connection, tag: string): Promise<number> => one(await rows<{ prompts: number }>(connection, USE, { tag })).prompts;

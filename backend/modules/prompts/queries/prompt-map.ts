import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';

const LISTED = `status = 'published' and visibility = 'public'`;
const MOST_RUNNERS = 10_000;

/** Cuts the public prompts by id into parts of `size` for a site map, and returns the first id of each part. */
export async function mapStarts(connection: Connection, size: number): Promise<string[]> {
  const found = await rows<{ id: string }>(
    connection,
    `select id from (select id, row_number() over (order by id) - 1 as place from prompts where ${LISTED}) numbered where place % cast(:size as int) = 0 order by id`,
    { size },
  );
  return found.map(({ id }) => id);
}

/** Returns slugs and change times of public prompts for a site map, from this id on. */
export const mapPart = (connection: Connection, from: string, size: number): Promise<{ slug: string; updatedAt: Date }[]> =>
  rows(connection, `select slug, updated_at as "updatedAt" from prompts where ${LISTED} and id >= :from order by id limit :size`, { from, size });

/** Counts the people who ran a prompt, up to 10,000. */
export async function promptRunners(connection: Connection, promptId: string): Promise<number> {
  const found = one(await rows<{ people: number }>(
    connection,
    'select count(*)::int as people from (select 1 from prompt_runners where prompt_id = :promptId limit :most) some_runners',
    { promptId, most: MOST_RUNNERS },
  ));
  return found.people;
}

import type { Database } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity } from '#modules/identity/index.ts';
import { searchWords } from '../domain/search-words.ts';

const LISTED = `status = 'published' and visibility = 'public'`;
const FACES_AT_ONCE = 1_000;

const CREATORS = `
  with sold as (
    select owner_id, count(*)::int as prompts, sum(runs)::int as runs, (array_agg(id order by published_at desc, id desc))[1] as latest, max(published_at) as latest_at
    from prompts where ${LISTED} group by owner_id
  ), unlocked as (
    select p.owner_id, count(*)::int as unlocks from prompt_access a join prompts p on p.id = a.prompt_id where a.source = 'unlock' group by p.owner_id
  )
  select s.owner_id as "ownerId", s.prompts, s.runs + coalesce(u.unlocks, 0) as sales, s.latest as "latestId", s.latest_at as "latestAt"
  from sold s left join unlocked u on u.owner_id = s.owner_id`;

const KEEP_CREATORS = `
  with fresh as (select * from unnest(cast(:owners as uuid[]), cast(:prompts as int[]), cast(:sales as int[]), cast(:platform as boolean[]), cast(:latest as uuid[]),
    cast(:at as timestamptz[])) as f (owner_id, prompts, sales, platform, latest_prompt_id, latest_at)),
  gone as (delete from prompt_creators c where not exists (select 1 from fresh f where f.owner_id = c.owner_id))
  insert into prompt_creators as c (owner_id, prompts, sales, platform, latest_prompt_id, latest_at) select * from fresh
  on conflict (owner_id) do update set prompts = excluded.prompts, sales = excluded.sales, platform = excluded.platform,
    latest_prompt_id = excluded.latest_prompt_id, latest_at = excluded.latest_at
  where (c.prompts, c.sales, c.platform, c.latest_prompt_id, c.latest_at)
    is distinct from (excluded.prompts, excluded.sales, excluded.platform, excluded.latest_prompt_id, excluded.latest_at)`;

// The texts under which suggestions find a tag: its beginning, and the beginning of each of its words. Words of fewer than three letters are not used for
// corrections.
const TERMS = `
  with listed as (select id, title, tags from prompts where ${LISTED}),
  tagged as (select tag, count(*)::int as weight from listed, unnest(tags) as tag group by tag),
  words as (
    select word as term, count(*)::int as weight
    from listed, unnest(tsvector_to_array(to_tsvector('simple', title || ' ' || array_to_string(tags, ' ')))) as word
    where length(word) between 3 and 30 and word !~ '[^[:alnum:]]' and word ~ '[^0-9]' group by word
  ),
  fresh as (
    select 'word' as kind, term, term as value, weight from words
    union all select 'tag', tag, tag, weight from tagged
    union select 'tag', right(tag, length(tag) - place), tag, weight
      from tagged, generate_series(1, length(tag) - 1) as place where substr(tag, place, 1) in ('-', ' ')
    union all select 'creator', term, value, max(weight) from unnest(cast(:terms as text[]), cast(:values as text[]), cast(:weights as int[])) as c (term, value, weight)
      group by term, value
  ),
  gone as (delete from prompt_terms t where not exists (select 1 from fresh f where f.kind = t.kind and f.term = t.term and f.value = t.value))
  insert into prompt_terms as t (kind, term, value, weight) select kind, term, value, weight from fresh
  on conflict (kind, term, value) do update set weight = excluded.weight where t.weight <> excluded.weight`;

// The rebuild of the search words reads all prompts, so it has no time limit. No request waits for it.
const UNHURRIED = 'set local statement_timeout = 0';

interface CreatorRow {
  ownerId: string;
  prompts: number;
  sales: number;
  latestId: string;
  latestAt: Date;
}

/** Rebuilds from the prompts the tables that suggestions, spelling corrections and the rail of new creators read. Only changed rows are written. */
export async function refreshTerms(db: Database, identity: Identity): Promise<void> {
  const creators = await db.transaction(async (tx) => {
    await rows(tx, UNHURRIED);
    return rows<CreatorRow>(tx, CREATORS);
  });
  const named: { row: CreatorRow; platform: boolean; terms: Set<string> }[] = [];
  for (let start = 0; start < creators.length; start += FACES_AT_ONCE) {
    const batch = creators.slice(start, start + FACES_AT_ONCE);
    const ids = batch.map(({ ownerId }) => ownerId);
    const [faces, present] = await Promise.all([identity.creators(db.knex, ids), identity.present(db.knex, ids)]);
    for (const row of batch) {
      const face = faces.get(row.ownerId);
      if (face && present.has(row.ownerId)) named.push({ row, platform: face.platform, terms: new Set([face.username.toLowerCase(), face.displayName.toLowerCase(), ...searchWords(face.displayName)]) });
    }
  }
  const ofCreators = named.flatMap(({ row, terms }) => [...terms].map((term) => ({ term, value: row.ownerId, weight: row.sales })));
  await db.transaction(async (tx) => {
    await rows(tx, UNHURRIED);
    const column = <T>(pick: (creator: (typeof named)[number]) => T): T[] => named.map(pick);
    await rows(tx, KEEP_CREATORS, {
      owners: column(({ row }) => row.ownerId), prompts: column(({ row }) => row.prompts), sales: column(({ row }) => row.sales),
      platform: column(({ platform }) => platform), latest: column(({ row }) => row.latestId), at: column(({ row }) => row.latestAt),
    });
    await rows(tx, TERMS, { terms: ofCreators.map(({ term }) => term), values: ofCreators.map(({ value }) => value), weights: ofCreators.map(({ weight }) => weight) });
  });
}

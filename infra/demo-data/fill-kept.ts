import { PINS_LIMIT } from '#contracts/pins.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { DemoOptions } from './demo-options.ts';

// SQL for order keys of four digits, as backend/kernel/fractional-keys.ts makes them: the first letter tells the length (d four digits, f six, h eight).
const place = (partition: string, order: string): string => `'d' || lpad(row_number() over (partition by ${partition} order by ${order})::text, 4, '0')`;

const wordsOf = (title: string): string => `regexp_split_to_array(lower(${title}), '[^a-z0-9]+')`;
/** SQL that publishes one creation in ten, and only creations of open prompts. */
const IS_PUBLIC = 'demo_chance(r.k, 81) < 0.1 and not r.sealed';
const CREATIONS = [
  `insert into creations (id, owner_id, content_type, prompt_id, model_id, rating, visibility, created_at, favourite_place, words)
  select id, user_id, content_type, prompt_id, 'demo-' || content_type, 0, case when ${IS_PUBLIC} then 'public' else 'private' end, at,
    case when demo_chance(k, 82) < 0.03 then 'f' || lpad((row_number() over (partition by user_id order by id desc))::text, 6, '0') end, library_words(user_id, ${wordsOf('title')})
  from demo_data_runs r where status = 'succeeded' order by id`,
  `update generations g set published_at = r.at from demo_data_runs r where g.id = r.id and r.status = 'succeeded' and ${IS_PUBLIC}`,
  `insert into creation_days (owner_id, day, content_type, made) select owner_id, (created_at at time zone 'UTC')::date, content_type, count(*) from creations group by 1, 2, 3`,
  'update creation_adoption set last_run_id = (select max(id::text)::uuid from generations)',
];

// Demo data has nothing in the trash. The condition lets the index of people's creations by prompt be used.
const MADE_WITH = 'from creations c where c.owner_id = x.owner_id and c.prompt_id = x.prompt_id and c.trashed_at is null';
const FIGURES = `(select count(*)::int ${MADE_WITH}), (select max(c.created_at) ${MADE_WITH})`;
const LIBRARY = [
  `insert into library_entries (owner_id, prompt_id, own, state, content_type, category, title, runs, last_used_at, updated_at, prompt_words, star_place)
  select p.owner_id, p.id, true, 'published', p.content_type, p.category, p.title, p.runs, c.last_used_at, p.updated_at, ${wordsOf('p.title')},
    case when demo_chance(d.i, 83) < 0.02 then 'h' || lpad(d.i::text, 8, '0') end
  from demo_prompts d join prompts p on p.id = d.id
  left join (select owner_id, prompt_id, max(created_at) as last_used_at from creations group by 1, 2) c on c.owner_id = p.owner_id and c.prompt_id = p.id`,
  `insert into library_entries (owner_id, prompt_id, saved, state, content_type, category, title, runs, last_used_at, updated_at, prompt_words)
  select x.owner_id, x.prompt_id, true, 'published', x.content_type, x.category, x.title, ${FIGURES}, x.updated_at, ${wordsOf('x.title')}
  from (select i.collection_id as owner_id, p.id as prompt_id, p.content_type, p.category, p.title, p.updated_at
    from collection_items i join prompts p on p.id = i.item_id where i.item_type = 'prompt' and i.collection_id in (select id from demo_people) and p.owner_id <> i.collection_id) x`,
  'update library_adoption set last_prompt_id = (select max(id::text)::uuid from prompts)',
];

/** Names of each demo person's folders; the second folder is published. */
const NAMES = ['Client work', 'Ideas', 'Later'];
const FOLDERS = [
  `insert into folders (id, owner_id, name, icon, color, kind, place, visibility, created_at, updated_at)
  select demo_id('folder', u.n * 10 + f, cast(:until as timestamptz) - demo_ago('40 days')), u.id, (cast(:names as text[]))[f], 'folder', demo_pick('{violet,teal,amber,coral,blue,green}', u.n * 10 + f, 84), 'manual',
    'a' || f, case when f = 2 then 'public' else 'private' end, cast(:until as timestamptz), cast(:until as timestamptz)
  from demo_people u cross join generate_series(1, 3) f`,
  `insert into folder_prompts (owner_id, prompt_id, folder_id, place)
  select owner_id, prompt_id, folder_id, ${place('folder_id', 'prompt_id')} from (
    select e.owner_id, e.prompt_id, (select f.id from folders f where f.owner_id = e.owner_id order by f.id offset (hashtextextended(e.prompt_id::text, 0) & 1) limit 1) as folder_id
    from library_entries e where e.owner_id in (select id from demo_people) and hashtextextended(e.prompt_id::text, 1) % 2 = 0) x where folder_id is not null`,
];

/** SQL that gives one demo person in ten a public collection. */
const COLLECTIONS = [
  `insert into collections (id, owner_id, name, description, visibility, created_at, updated_at)
  select demo_id('collection', n, cast(:until as timestamptz) - demo_ago('30 days')), id, demo_pick(:manners, n, 85) || ' ' || demo_pick(:endings, n, 86), 'Made up, to try Conjure with.', 'public',
    cast(:until as timestamptz) - demo_ago('30 days'), cast(:until as timestamptz) - demo_ago(interval '1 hour' * n)
  from demo_people where n % 10 = 3`,
  `insert into collection_items (collection_id, item_id, item_type, position, added_by, added_at)
  select c.id, p.id, 'prompt', ${place('c.id', 'p.i')}, c.owner_id, cast(:until as timestamptz)
  from demo_people u join collections c on c.owner_id = u.id and not c.is_saved
  cross join lateral (select distinct 1 + floor(demo_chance(u.n * 100 + s, 87) * cast(:prompts as int))::int as i from generate_series(1, 12) s) chosen
  join demo_prompts p on p.i = chosen.i and p.visibility = 'public'`,
  `insert into collection_followers (collection_id, user_id, followed_at)
  select distinct c.id, f.id, cast(:until as timestamptz) from demo_people u join collections c on c.owner_id = u.id and not c.is_saved
  cross join generate_series(1, 3) s join demo_people f on f.n = 1 + floor(demo_chance(u.n * 10 + s, 88) * cast(:people as int))::int and f.id <> u.id`,
  `update collections c set item_count = i.items from (select collection_id, count(*)::int as items from collection_items group by 1) i where i.collection_id = c.id and not c.is_saved`,
  `update collections c set follower_count = f.followers from (select collection_id, count(*)::int as followers from collection_followers group by 1) f where f.collection_id = c.id`,
];

/** SQL that gives every fourth creator with at least three open prompts a pack of up to five of them. One pack in three is free. */
const PACKS = [
  `create unlogged table demo_packs as
  select o.n, o.id as owner_id, demo_id('pack', o.n, cast(:until as timestamptz) - demo_ago('50 days')) as id, demo_id('pack version', o.n, cast(:until as timestamptz) - demo_ago('50 days')) as version_id, parts.ids
  from demo_people o cross join lateral (select array_agg(id order by i) as ids from (select id, i from demo_prompts where owner_id = o.id and visibility = 'public' order by i limit 5) p) parts
  where cardinality(parts.ids) >= 3 and o.n % 4 = 3`,
  `insert into prompt_packs (id, owner_id, slug, status, title, pitch, category, price, created_at, updated_at)
  select id, owner_id, 'demo-pack-' || n, 'draft', demo_pick(:manners, n, 89) || ' kit ' || n, 'Made up, to try Conjure with.', (select category from demo_prompts where id = k.ids[1]), case when n % 3 = 0 then 0 else 5 * cardinality(ids) end,
    cast(:until as timestamptz), cast(:until as timestamptz) from demo_packs k`,
  `insert into pack_items (pack_id, prompt_id, position, set_value) select k.id, p.id, 'a' || p.at, 10 from demo_packs k cross join lateral unnest(k.ids) with ordinality as p (id, at)`,
  `insert into pack_versions (id, pack_id, version_no, status, title, pitch, description, category, price, list_value, progress_mode, item_count, content_types, submitted_at, published_at)
  select k.version_id, k.id, 1, 'published', p.title, p.pitch, '', p.category, p.price, 10 * cardinality(k.ids), 'free', cardinality(k.ids), (select array_agg(distinct content_type) from demo_prompts where id = any(k.ids)), p.created_at, p.created_at
  from demo_packs k join prompt_packs p on p.id = k.id`,
  `insert into pack_version_items (version_id, prompt_id, place, content_type, note, list_value, free_sample)
  select k.version_id, d.id, p.at, d.content_type, '', 10, false from demo_packs k cross join lateral unnest(k.ids) with ordinality as p (id, at) join demo_prompts d on d.id = p.id`,
  `update prompt_packs p set status = 'published', published_version_id = k.version_id, published_at = p.created_at - demo_ago(interval '1 hour' * k.n) from demo_packs k where k.id = p.id`,
  'drop table demo_packs',
];

/** SQL for the pins of demo profiles, six at most: most used prompts, packs, collections and latest public creations. */
const PINS = `
  insert into pins (user_id, item_id, item_type, position, pinned_at)
  select user_id, item_id, item_type, 'd' || lpad(place::text, 4, '0'), cast(:until as timestamptz) from (
    select user_id, item_id, item_type, row_number() over (partition by user_id order by rank, item_id) as place from (
      select p.owner_id as user_id, p.id as item_id, 'prompt' as item_type, row_number() over (partition by p.owner_id order by p.runs desc, p.id) as rank
      from demo_prompts d join prompts p on p.id = d.id where p.visibility = 'public'
      union all select owner_id, id, 'prompt_pack', 2 from prompt_packs where status = 'published' and owner_id in (select id from demo_people)
      union all select owner_id, id, 'collection', 3 from collections where visibility = 'public' and owner_id in (select id from demo_people)
      union all select * from (
        select owner_id, id, 'creation', row_number() over (partition by owner_id order by id desc) as rank from creations where visibility = 'public' and owner_id in (select id from demo_people)) made where rank <= 2) works
    where rank <= 3) pinned where place <= ${PINS_LIMIT}`;

interface Names {
  manners: readonly string[];
  endings: readonly string[];
}

/** Inserts creations, libraries, folders, public collections, packs on the market, and pins of demo people. */
export async function fillKept(connection: Connection, { people, prompts, until }: DemoOptions, { manners, endings }: Names): Promise<void> {
  const bindings: Record<string, unknown> = { until, people, prompts, names: NAMES, manners, endings };
  for (const statement of [...CREATIONS, 'analyze creations', ...LIBRARY, 'analyze library_entries', ...FOLDERS, ...COLLECTIONS, ...PACKS, PINS]) {
    await rows(connection, statement, Object.fromEntries(Object.entries(bindings).filter(([name]) => new RegExp(`(?<!:):${name}\\b`).test(statement))));
  }
}

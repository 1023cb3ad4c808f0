import { rows } from '#kernel/db/raw.ts';
import { openTestPool } from '#testing/test-pool.ts';

const FILL = [
  `insert into prompt_packs (id, owner_id, slug, title, pitch, category, price, sales, reviews, stars, discount_percent, discount_until, created_at, updated_at)
  select gen_random_uuid(), owners[1 + n % cardinality(owners)], 'many-pack-' || n, case when n % (cast(:count as int) / 25) = 0 then 'Rare gems ' else 'Small shop ' end || n, 'Pitch ' || n, categories[1 + n % cardinality(categories)], n % 97, n * 31 % 1009, n % 20, n * 7 % 5 * (n % 20),
    case when n % 200 = 0 then 25 end, case when n % 400 = 0 then now() - interval '1 day' when n % 200 = 0 then now() + interval '1 day' end, now() - interval '1 minute' * n, now()
  from (select array(select owner_id from prompts where visibility = 'public' group by 1 limit 5000) as owners, array(select distinct category from prompts where category is not null order by 1) as categories) x, generate_series(1, cast(:count as int)) n`,
  `insert into pack_versions (id, pack_id, version_no, status, title, pitch, description, category, price, list_value, progress_mode, item_count, content_types, submitted_at, published_at)
  select gen_random_uuid(), p.id, 1, 'published', p.title, p.pitch, '', p.category, p.price, 20, 'free', 2, array[(array['text', 'image', 'video'])[1 + p.sales % 3]], p.created_at, p.created_at
  from prompt_packs p where p.slug like 'many-pack-%'`,
  `insert into pack_version_items (version_id, prompt_id, place, content_type, note, list_value, free_sample)
  select v.id, ids[1 + (p.sales * 7919 + place) % cardinality(ids)], place, 'text', '', 10, false
  from prompt_packs p join pack_versions v on v.pack_id = p.id, (select array(select id from prompts where visibility = 'public' order by id limit 20000) as ids) x, generate_series(1, 2) place where p.slug like 'many-pack-%'`,
  `update prompt_packs p set status = 'published', published_version_id = v.id, published_at = p.created_at from pack_versions v where v.pack_id = p.id and p.slug like 'many-pack-%'`,
  'vacuum analyze prompt_packs', 'vacuum analyze pack_versions', 'vacuum analyze pack_version_items',
];

/**
 * Puts many packs of two prompts on the market of a database with demo data. One in two hundred is or was discounted. Whatever their number, 25 have the word
 * "gems" in their title and all others "shop".
 */
export async function fillPacks(url: string, count: number): Promise<void> {
  const db = openTestPool(url, 1);
  try {
    for (const statement of FILL) await rows(db.knex, statement, statement.includes(':count') ? { count } : {});
  } finally {
    await db.close();
  }
}

import { randomUUID } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Client } from 'pg';

/**
 * Inserts finished runs of a person with their creations: one for each past minute. Every third is a text, every ninth a clip, and every
 * sixth creation has four outputs. Their files are copies of the shop's covers, because publishing or deleting a creation must not change a
 * cover that other specs use.
 */
export async function madeCreations(username: string, number: number): Promise<void> {
  const database = new Client({ connectionString: process.env.E2E_DATABASE_URL });
  await database.connect();
  // Waits for the shop's covers, which a new shop draws in its first seconds.
  for (let second = 0; second < 45 && (await database.query(COVERS)).rows.length === 0; second += 1) await new Promise((resolve) => setTimeout(resolve, 1_000));
  await copyCovers(database, username);
  await database.query('begin');
  await database.query('create temporary table made on commit drop as select * from (' + RUNS + ') runs', [username, number]);
  for (const statement of [INSERT_RUNS, INSERT_OUTPUTS, CLAIM_FILES, INSERT_CREATIONS]) await database.query(statement);
  await database.query('commit');
  await database.end();
}

const RUNS = `
  select u.id as owner_id, n, now() - n * interval '1 minute' as made_at,
    cast(lpad(to_hex(cast(extract(epoch from now() - n * interval '1 minute') * 1000 as bigint)), 12, '0') || '7' || substr(md5(u.id::text || n), 1, 3) || '8' || substr(md5(n || u.id::text), 1, 15) as uuid) as id,
    case when n % 9 = 4 then 'video' when n % 3 = 0 then 'text' else 'image' end as type,
    case when n % 6 = 1 then 4 else 1 end as outputs,
    'Work number ' || n as title,
    case n % 4 when 0 then E'# Sourdough on a Tuesday\\n\\nMost advice assumes that you are home at two.' when 1 then E'To: Joel\\nAbout: Saturday\\n\\nThank you for thinking of me first.'
      when 2 then E'- Nobody tells you this about sourdough\\n- Second\\n- Third' else E'Rain falls on the tin roof, and the drops count themselves.' end as words
  from users u, generate_series(1, cast($2 as int)) n where u.username = $1`;

const INSERT_RUNS = `
  insert into generations (id, user_id, run_source, content_type, title, inputs, request, sealed, file_ids, model_id, model_label, provider, provider_model, eta_seconds, quantity, quote, seed, slots,
    status, delivered, output_text, captured, created_at, started_at, finished_at)
  select id, owner_id, 'free', type, title, '{}', jsonb_build_object('prompt', title, 'system', null, 'negative', null, 'subject', jsonb_build_object('title', null, 'category', null, 'values', '[]'::jsonb)), false, '{}',
    'studio-' || type, 'Studio ' || initcap(type), 'studio', type, 1, outputs, '{"total": 1, "base": 1, "baseLabel": "Text", "multiplier": 1, "unit": 1, "quantity": 1, "royalty": 0}', 1, 2,
    'succeeded', outputs, case when type = 'text' then words end, 1, made_at, made_at, made_at
  from made`;

/** SQL for the cover pictures of the shop, which stand in for pictures of runs, because the product makes no sample pictures in specs. */
const COVERS = `
  select f.id, f.storage_key as key, f.bytes, f.mime from files f
  where f.visibility = 'public' and f.removed_at is null and exists (select from prompts p join users u on u.id = p.owner_id where p.cover_file_id = f.id and u.platform)`;

const INSERT_COPY = `
  insert into files (id, owner_id, storage_key, name, mime, bytes, visibility, claims, sweep_after, created_at)
  select cast($2 as uuid), id, $3, 'copy-of-a-cover', $4, $5, 'private', 0, now() + interval '1 day', now() from users where username = $1`;

/** Gives a person a private copy of each cover, with files of its own. */
async function copyCovers(database: Client, username: string): Promise<void> {
  const dir = process.env.E2E_STORAGE_DIR ?? '';
  const { rows } = await database.query<{ key: string; bytes: string; mime: string }>(COVERS);
  for (const { key, bytes, mime } of rows) {
    const id = randomUUID();
    const copy = `${id.slice(-2)}/${id}`;
    await mkdir(dirname(join(dir, copy)), { recursive: true });
    await copyFile(join(dir, key), join(dir, copy));
    await database.query(INSERT_COPY, [username, id, copy, mime, bytes]);
  }
}

const PICTURES = `
  select f.id as file_id, f.mime, row_number() over (order by f.id) - 1 as place, count(*) over () as many from files f
  where f.name = 'copy-of-a-cover' and f.owner_id = (select owner_id from made limit 1)`;

const INSERT_OUTPUTS = `
  with pictures as (${PICTURES})
  insert into generation_outputs (generation_id, position, kind, file_id, poster_file_id, mime, width, height, duration_ms, alt_text, created_at)
  select m.id, position, m.type, p.file_id, case when m.type = 'video' then p.file_id end, p.mime, (array[768, 1024, 1024, 576])[1 + m.n % 4], (array[1024, 1024, 640, 1024])[1 + m.n % 4], case when m.type = 'video' then 5000 end, 'A picture of ' || m.title, m.made_at
  from made m cross join lateral generate_series(0, m.outputs - 1) position join pictures p on p.place = (m.n + position) % p.many
  where m.type <> 'text'`;

/** SQL that marks the copied files as used by the inserted outputs, as the product does. */
const CLAIM_FILES = `
  update files f set claims = f.claims + held.times, sweep_after = null from (
    select file_id, count(*) as times from (
      select file_id from generation_outputs o join made m on m.id = o.generation_id
      union all select poster_file_id from generation_outputs o join made m on m.id = o.generation_id where poster_file_id is not null) files group by 1) held
  where f.id = held.file_id`;

/** SQL that inserts creations with their search words. The search index stores words with a prefix of their owner (`backend/kernel/search-words.ts`). */
const INSERT_CREATIONS = `
  insert into creations (id, owner_id, content_type, model_id, rating, created_at, words)
  select id, owner_id, type, 'studio-' || type, 0, made_at,
    array_to_tsvector(array(select distinct left(translate(encode(sha256(cast(owner_id::text as bytea)), 'base64'), '+/', '-_'), 6) || word from regexp_split_to_table(lower(title || case when type = 'text' then ' ' || words else '' end), '[^a-z0-9]+') word where word <> ''))
  from made`;

import { CATEGORIES } from '#contracts/prompts.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { establishedOf } from './demo-options.ts';
import type { DemoOptions } from './demo-options.ts';
import { ENDINGS, MANNERS, SUBJECTS, TAGS } from './vocabulary.ts';

/** SQL for demo prompts, which copy form, template and cover of their category's starter prompt, so that each can really run. */
const PATTERNS = `
  create unlogged table demo_patterns as
  select row_number() over (order by c.content_type, c.category)::int as n, c.content_type, c.category, c.subjects, s.cover_file_id,
    v.template, v.system_template, v.negative_template, v.form_schema, v.output_settings, v.sample_inputs
  from (select content_type, category, array_agg(subject) as subjects
        from unnest(cast(:types as text[]), cast(:categories as text[]), cast(:subjects as text[])) as t (content_type, category, subject) group by 1, 2) c
  join lateral (select * from prompts p where p.content_type = c.content_type order by (p.category = c.category) desc, p.id limit 1) s on true
  join prompt_versions v on v.id = s.published_version_id`;

const SKETCH = `
  create unlogged table demo_prompts as
  select i, demo_id('prompt', i, at) as id, demo_id('version', i, at) as version_id, at, o.id as owner_id, p.n as pattern, p.content_type, p.category, p.cover_file_id,
    demo_pick(:manners, i, 11) || ' ' || demo_pick(p.subjects, i, 12) || ' ' || demo_pick(:endings, i, 13) as title,
    (select array_agg(distinct demo_pick(:tags, i, 20 + t)) from generate_series(1, 2 + (i % 3)::int) as t) as tags,
    case when demo_chance(i, 31) < 0.6 then 'free' when demo_chance(i, 31) < 0.8 then 'run' when demo_chance(i, 31) < 0.9 then 'unlock' else 'run_and_unlock' end as pricing,
    case when demo_chance(i, 32) < 0.94 then 'public' when demo_chance(i, 32) < 0.97 then 'unlisted' else 'private' end as visibility,
    case when demo_chance(i, 33) < 0.88 then 'en' else demo_pick('{de,fr,es,pt}', i, 34) end as language,
    demo_pick('{no_fork,fork_credit,fork_royalty,open}', i, 35) as license
  from (select i, cast(:until as timestamptz) - demo_ago('700 days') * (1 - i / (cast(:prompts as int) + 1.0)) as at from generate_series(1, cast(:prompts as int)) as i) g
  -- A few creators get many prompts, and most get few.
  join demo_people o on o.n = 1 + floor(power(demo_chance(i, 14), 2) * cast(:established as int))::int
  join demo_patterns p on p.n = 1 + floor(demo_chance(i, 15) * (select count(*) from demo_patterns))::int`;

const PROMPTS = `
  insert into prompts (id, owner_id, slug, title, one_liner, description_md, content_type, category, language, tags, cover_file_id, status, visibility, pricing,
    run_royalty, unlock_price, free_trial_runs_per_day, license, search, published_version_id, published_at, created_at, updated_at)
  select id, owner_id, trim(both '-' from regexp_replace(lower(replace(title, 'é', 'e')), '[^a-z0-9]+', '-', 'g')) || '-' || i, title,
    initcap(article) || ' ' || lower(title) || ', ready in a minute.',
    'Fill in the form and get ' || article || ' ' || lower(title) || '. Works well with ' || array_to_string(tags, ', ') || '.' || chr(10) || chr(10) || 'Demo data: made up to try Conjure with.',
    content_type, category, language, tags, cover_file_id, 'published', visibility, pricing,
    case when pricing in ('run', 'run_and_unlock') then 1 + floor(demo_chance(i, 36) * 10)::int else 0 end,
    case when pricing in ('unlock', 'run_and_unlock') then 20 + 10 * floor(demo_chance(i, 37) * 20)::int else 0 end,
    case when pricing <> 'free' and demo_chance(i, 38) < 0.3 then 1 else 0 end,
    license, '', version_id, at, at, at
  -- Each title begins with an adjective: "an honest readme", "a bold hero banner".
  from demo_prompts cross join lateral (select case when title ~* '^(honest|[aeio])' then 'an' else 'a' end as article) a order by i`;

const VERSIONS = `
  insert into prompt_versions (id, prompt_id, version_no, template, system_template, negative_template, form_schema, output_settings, sample_inputs, checksum, author_id, published_at, created_at)
  select d.version_id, d.id, 1, p.template, p.system_template, p.negative_template, p.form_schema, p.output_settings, p.sample_inputs, md5(d.id::text), d.owner_id, d.at, d.at
  from demo_prompts d join demo_patterns p on p.n = d.pattern order by d.i`;

// SQL that gives a cover's file one claim for each demo prompt that shows it.
const CLAIMS = `
  update files f set claims = claims + c.needed
  from (select cover_file_id, count(*)::int as needed from demo_prompts where cover_file_id is not null group by 1) c where f.id = c.cover_file_id`;

/** Inserts published demo prompts with one version each. The scratch tables stay for fill-runs.ts. */
export async function fillPrompts(connection: Connection, { prompts, people, until }: DemoOptions): Promise<void> {
  const subjects = Object.entries(CATEGORIES).flatMap(([type, categories]) =>
    categories.flatMap((category) => SUBJECTS[category].map((subject) => ({ type, category, subject }))));
  await rows(connection, PATTERNS, {
    types: subjects.map(({ type }) => type), categories: subjects.map(({ category }) => category), subjects: subjects.map(({ subject }) => subject),
  });
  await rows(connection, SKETCH, { prompts, established: establishedOf({ people }), until, manners: MANNERS, endings: ENDINGS, tags: TAGS });
  for (const statement of ['alter table demo_prompts add primary key (i)', 'create index on demo_prompts (owner_id, i)', 'create index on demo_prompts (id)', 'analyze demo_prompts']) await rows(connection, statement);
  for (const statement of [PROMPTS, VERSIONS, CLAIMS]) await rows(connection, statement);
}

import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of agents, their versions, people's favourites and likes, what agents remember about people, figures, and ordered avatars. */
export const agentsMigration: MigrationSet = {
  '20261126_0700_agents': {
    async up(knex) {
      await knex.raw(`
        create table agents (
          id uuid primary key,
          owner_id uuid not null,
          -- Came with the product.
          official boolean not null default false,
          slug text not null unique,
          status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'rejected', 'removed')),
          -- Whom the published version is for; the owner alone before the first.
          visibility text not null default 'private' check (visibility in ('private', 'unlisted', 'public')),
          -- What strangers see: of the published version, and of the draft before the first. Instructions and notes are never in it.
          name text not null default '',
          description text not null default '',
          category text not null default 'general',
          avatar_file_id uuid,
          greeting text not null default '',
          starters text[] not null default '{}',
          model text,
          memory boolean not null default false,
          surcharge int not null default 0 check (surcharge >= 0),
          license text not null default 'no_fork' check (license in ('no_fork', 'fork_credit')),
          -- The one mutable text; its instructions and notes are sealed (docs/rules/agents.md#seal).
          draft jsonb not null,
          checksum text not null,
          revision int not null default 1 check (revision > 0),
          saved_at timestamptz not null,
          published_version_id uuid,
          published_at timestamptz,
          forked_from_id uuid references agents (id) on delete set null,
          -- What a moderator wrote about the version that they sent back last.
          review_note text,
          -- The rule for which a moderator took it down.
          removed_rule text,
          -- Kept by their rows and by figures: lists never count.
          likes int not null default 0 check (likes >= 0),
          users_week int not null default 0 check (users_week >= 0),
          trending double precision not null default 0,
          -- The row stays without its texts, for the chats of other people.
          deleted_at timestamptz,
          created_at timestamptz not null,
          updated_at timestamptz not null,
          search tsvector generated always as (
            setweight(to_tsvector('simple', name) || to_tsvector('english', name), 'A')
            || setweight(to_tsvector('simple', description) || to_tsvector('english', description), 'B')
          ) stored,
          check ((status = 'removed') = (removed_rule is not null)),
          check (status <> 'published' or published_version_id is not null)
        ) with (fillfactor = 80);
        create index agents_of_owner on agents (owner_id, updated_at desc, id desc) where deleted_at is null;
        create index agents_forks on agents (forked_from_id, owner_id) where forked_from_id is not null;
        create index agents_trending on agents (trending desc, id desc) where status = 'published' and visibility = 'public' and deleted_at is null;
        create index agents_newest on agents (published_at desc, id desc) where status = 'published' and visibility = 'public' and deleted_at is null;
        create index agents_liked on agents (likes desc, id desc) where status = 'published' and visibility = 'public' and deleted_at is null;
        create index agents_search on agents using gin (search) where status = 'published' and visibility = 'public' and deleted_at is null;

        create table agent_versions (
          id uuid primary key,
          agent_id uuid not null references agents (id) on delete cascade,
          number int not null check (number > 0),
          status text not null check (status in ('in_review', 'published', 'rejected', 'replaced')),
          -- Whom its author wants it for.
          visibility text not null check (visibility in ('private', 'unlisted', 'public')),
          definition jsonb not null,
          checksum text not null,
          change_note text not null default '',
          -- Other people may meet it: it is free, or a moderator approved it.
          cleared boolean not null default false,
          created_at timestamptz not null,
          published_at timestamptz,
          -- Null once the account of the moderator was deleted.
          decided_by uuid,
          review_note text,
          unique (agent_id, number)
        );
        create unique index agent_versions_waiting on agent_versions (agent_id) where status = 'in_review';
        create index agent_versions_queue on agent_versions (id) where status = 'in_review';
        create index agent_versions_by on agent_versions (decided_by) where decided_by is not null;
        alter table agents add foreign key (published_version_id) references agent_versions (id);

        create function agent_versions_stay_as_submitted() returns trigger language plpgsql as $$
        begin
          if (new.agent_id, new.number, new.definition, new.checksum, new.change_note, new.created_at)
            is distinct from (old.agent_id, old.number, old.definition, old.checksum, old.change_note, old.created_at) then
            raise exception 'a version of an agent never changes (agent_versions %)', old.id;
          end if;
          return new;
        end $$;
        create trigger agent_versions_immutable before update on agent_versions
          for each row execute function agent_versions_stay_as_submitted();

        create table agent_favourites (
          user_id uuid not null,
          agent_id uuid not null references agents (id) on delete cascade,
          at timestamptz not null,
          primary key (user_id, agent_id)
        );
        create index agent_favourites_of_agent on agent_favourites (agent_id);
        create index agent_favourites_latest on agent_favourites (user_id, at desc, agent_id desc);

        create table agent_likes (
          agent_id uuid not null references agents (id) on delete cascade,
          user_id uuid not null,
          at timestamptz not null,
          primary key (agent_id, user_id)
        );
        create index agent_likes_of_user on agent_likes (user_id);

        -- What an agent remembers about a person. Its author never reads it (docs/rules/agents.md#memory).
        create table agent_memories (
          id uuid primary key,
          user_id uuid not null,
          agent_id uuid not null references agents (id) on delete cascade,
          text text not null check (length(text) between 1 and 200),
          created_at timestamptz not null
        );
        create index agent_memories_of_pair on agent_memories (user_id, agent_id, id);
        create index agent_memories_of_agent on agent_memories (agent_id);

        -- Who talked to an agent, and when last: for people of a day and of a week.
        create table agent_people (
          agent_id uuid not null references agents (id) on delete cascade,
          user_id uuid not null,
          last_day date not null,
          primary key (agent_id, user_id)
        );
        create index agent_people_lately on agent_people (agent_id, last_day);
        create index agent_people_of_user on agent_people (user_id);

        create table agent_days (
          agent_id uuid not null references agents (id) on delete cascade,
          day date not null,
          people int not null default 0,
          chats int not null default 0,
          messages int not null default 0,
          thumbs_up int not null default 0,
          thumbs_down int not null default 0,
          -- Tokens of the surcharge, and what of it the author gets.
          gross int not null default 0,
          net int not null default 0,
          primary key (agent_id, day)
        );

        -- Pictures that were ordered as an avatar; the finished one goes into the draft.
        create table agent_avatar_runs (
          generation_id uuid primary key,
          agent_id uuid not null references agents (id) on delete cascade,
          ordered_at timestamptz not null
        );
        create index agent_avatar_runs_of_agent on agent_avatar_runs (agent_id);
      `);
    },
    async down(knex) {
      await knex.raw(`
        alter table agents drop column published_version_id;
        drop table agent_avatar_runs, agent_days, agent_people, agent_memories, agent_likes, agent_favourites, agent_versions, agents;
        drop function agent_versions_stay_as_submitted;
      `);
    },
  },
};

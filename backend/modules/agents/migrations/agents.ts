import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the tables of agents, their versions, people's favourites and likes, what agents remember about people, figures, and ordered avatars. */
export const agentsMigration: MigrationSet = {
  '20261126_0700_agents': {
    async up(knex) {
      await knex.raw(`
        create table agents (
          id uuid primary key,
          owner_id uuid not null,
          -- True for agents that came with the product.
          official boolean not null default false,
          slug text not null unique,
          status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'rejected', 'removed')),
          -- Who may use the published version. Before the first publication only the owner sees the agent.
          visibility text not null default 'private' check (visibility in ('private', 'unlisted', 'public')),
          -- The columns below are public: copies from the published version, or from the draft before the first publication. Instructions and notes are
          -- never copied.
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
          -- The text that the author edits. Its instructions and notes are sealed (docs/rules/agents.md#seal).
          draft jsonb not null,
          checksum text not null,
          revision int not null default 1 check (revision > 0),
          saved_at timestamptz not null,
          published_version_id uuid,
          published_at timestamptz,
          forked_from_id uuid references agents (id) on delete set null,
          -- The note of the moderator who last sent a version back or hid the agent. Null once the author submits again.
          review_note text,
          -- The rule for which a moderator took the agent down. Null unless the status is removed.
          removed_rule text,
          -- The three columns below are stored so that lists need not count rows. Likes change with each like, and maintenance recomputes the other two.
          likes int not null default 0 check (likes >= 0),
          users_week int not null default 0 check (users_week >= 0),
          trending double precision not null default 0,
          -- When the owner deleted the agent. Null otherwise. The row stays without its texts, because chats of other people name it.
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
          -- The visibility that the author chose when submitting the version.
          visibility text not null check (visibility in ('private', 'unlisted', 'public')),
          definition jsonb not null,
          checksum text not null,
          change_note text not null default '',
          -- True if other people may use this version: a moderator approved it, or it had no surcharge, no suspicious words, and its agent was not hidden.
          cleared boolean not null default false,
          created_at timestamptz not null,
          published_at timestamptz,
          -- The moderator who decided. Null before the decision, and after the account of the moderator was deleted.
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

        -- What an agent remembers about a person. The agent's author never reads it (docs/rules/agents.md#memory).
        create table agent_memories (
          id uuid primary key,
          user_id uuid not null,
          agent_id uuid not null references agents (id) on delete cascade,
          text text not null check (length(text) between 1 and 200),
          created_at timestamptz not null
        );
        create index agent_memories_of_pair on agent_memories (user_id, agent_id, id);
        create index agent_memories_of_agent on agent_memories (agent_id);

        -- The last UTC day on which each person got an answer from an agent. Counts of people of a day and of a week read it.
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
          -- Tokens that buyers paid as surcharge on this day (gross), and the author's part of them (net).
          gross int not null default 0,
          net int not null default 0,
          primary key (agent_id, day)
        );

        -- Runs that an author ordered to draw an avatar. When a run ends, the worker puts its picture into the agent's draft.
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

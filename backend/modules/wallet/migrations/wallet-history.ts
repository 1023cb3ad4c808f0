import type { MigrationSet } from '#kernel/db/migrate.ts';

/**
 * What the history of a wallet needs: what a run was, so that its line has words and the chart its colours, and an order
 * of steps that can be paged. Steps of a wallet are numbered without gaps, so `chain_no` is the order; the older index by
 * transaction id goes, and writing stays as cheap as it was.
 */
export const walletHistory: MigrationSet = {
  '20261121_0915_wallet_history': {
    async up(knex) {
      await knex.raw(`
        alter table holds add column content_type text check (content_type in ('text', 'image', 'video')),
          add column title text check (length(title) <= 300);
        create index holds_settled on holds (user_id, settled_at) where status <> 'open';

        create index ledger_entries_steps on ledger_entries (owner, chain_no desc) include (tx_id, account, amount)
          where owner is not null;
        drop index ledger_entries_owner;

        -- A title may be forgotten when its owner deletes the account; everything else about a hold stays as it was.
        create or replace function holds_end_once() returns trigger language plpgsql as $$
        begin
          if new.title is null and to_jsonb(new) - 'title' = to_jsonb(old) - 'title' then return new; end if;
          if old.status <> 'open' then
            raise exception 'hold % is %: a hold ends exactly once', old.id, old.status using errcode = 'restrict_violation';
          end if;
          if (new.id, new.user_id, new.generation_id, new.amount, new.bucket_split, new.held_at, new.content_type, new.title)
              is distinct from (old.id, old.user_id, old.generation_id, old.amount, old.bucket_split, old.held_at,
                old.content_type, old.title) then
            raise exception 'what hold % holds never changes', old.id using errcode = 'restrict_violation';
          end if;
          return new;
        end $$;
      `);
    },
    async down(knex) {
      await knex.raw(`
        create or replace function holds_end_once() returns trigger language plpgsql as $$
        begin
          if old.status <> 'open' then
            raise exception 'hold % is %: a hold ends exactly once', old.id, old.status using errcode = 'restrict_violation';
          end if;
          if (new.id, new.user_id, new.generation_id, new.amount, new.bucket_split, new.held_at)
              is distinct from (old.id, old.user_id, old.generation_id, old.amount, old.bucket_split, old.held_at) then
            raise exception 'what hold % holds never changes', old.id using errcode = 'restrict_violation';
          end if;
          return new;
        end $$;
        create index ledger_entries_owner on ledger_entries (owner, tx_id desc) where owner is not null;
        drop index ledger_entries_steps;
        drop index holds_settled;
        alter table holds drop column content_type, drop column title;
      `);
    },
  },
};

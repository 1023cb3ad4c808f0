import type { MigrationSet } from '#kernel/db/migrate.ts';

/** Creates the audit log, whose entries never change and are never deleted. The only accepted update removes the name of a deleted account. */
export const auditLogMigrations: MigrationSet = {
  '20261121_0800_audit_log': {
    async up(knex) {
      await knex.raw(`
        create table audit_log (
          id uuid primary key,
          at timestamptz not null,
          actor_id uuid,
          actor_name text not null,
          elevated boolean not null,
          action text not null,
          target_type text not null,
          target_id text,
          target_label text,
          reason text,
          details jsonb not null,
          request_id text not null
        );
        create index audit_log_of_actor on audit_log (actor_id, id desc) where actor_id is not null;
        create index audit_log_of_target on audit_log (target_id, id desc) where target_id is not null;
        create index audit_log_of_action on audit_log (action text_pattern_ops, id desc);

        create function audit_log_is_append_only() returns trigger language plpgsql as $$
        declare gone constant text := 'deleted account';
        begin
          if tg_op = 'UPDATE'
            and to_jsonb(new) - 'actor_name' - 'target_label' = to_jsonb(old) - 'actor_name' - 'target_label'
            and new.actor_name in (old.actor_name, gone)
            and (new.target_label is not distinct from old.target_label or new.target_label = gone)
          then
            return new;
          end if;
          raise exception 'the audit log is append-only: % refused', tg_op using errcode = 'restrict_violation';
        end $$;
        create trigger audit_log_append_only before update or delete on audit_log
          for each row execute function audit_log_is_append_only();
        create trigger audit_log_keep before truncate on audit_log
          for each statement execute function audit_log_is_append_only();
      `);
    },
    async down(knex) {
      await knex.raw('drop table audit_log; drop function audit_log_is_append_only()');
    },
  },
};

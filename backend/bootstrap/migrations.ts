import type { MigrationSet } from '#kernel/db/migrate.ts';
import { idempotencyMigrations } from '#kernel/http/idempotency/idempotency.migrations.ts';
import { emailMigrations } from '#kernel/email/email.migrations.ts';
import { outboxMigrations } from '#kernel/outbox/migrations.ts';
import { moduleMigrations } from './modules.ts';

/** The tables of the whole product, for servers and test databases alike. */
export const allMigrations: readonly MigrationSet[] = [outboxMigrations, idempotencyMigrations, emailMigrations, ...moduleMigrations];

import type { MigrationSet } from '#kernel/db/migrate.ts';
import { idempotencyMigrations } from '#kernel/http/idempotency/idempotency.migrations.ts';
import { emailMigrations } from '#kernel/email/email.migrations.ts';
import { outboxMigrations } from '#kernel/outbox/migrations.ts';
import { feedbackMigrations } from '#modules/feedback/index.ts';
import { achievementsMigrations } from '#modules/achievements/index.ts';
import { generationMigrations } from '#modules/generation/index.ts';
import { identityMigrations } from '#modules/identity/index.ts';
import { mediaMigrations } from '#modules/media/index.ts';
import { messagesMigrations, notificationChannelMigrations } from '#modules/messages/index.ts';
import { moderationMigrations } from '#modules/moderation/index.ts';
import { operationsMigrations } from '#modules/operations/index.ts';
import { paymentsMigrations } from '#modules/payments/index.ts';
import { pricingMigrations } from '#modules/pricing/index.ts';
import { promptImportMigrations } from '#modules/prompt-import/index.ts';
import { promptsMigrations } from '#modules/prompts/index.ts';
import { reviewsMigrations } from '#modules/reviews/index.ts';
import { sellingMigrations } from '#modules/selling/index.ts';
import { socialMigrations } from '#modules/social/index.ts';
import { sharingMigrations } from '#modules/sharing/index.ts';
import { walletMigrations } from '#modules/wallet/index.ts';

/** The tables of the whole product, for servers and test databases alike. */
export const allMigrations: readonly MigrationSet[] = [
  outboxMigrations,
  idempotencyMigrations,
  emailMigrations,
  identityMigrations,
  mediaMigrations,
  walletMigrations,
  pricingMigrations,
  promptsMigrations,
  promptImportMigrations,
  generationMigrations,
  paymentsMigrations,
  feedbackMigrations,
  achievementsMigrations,
  reviewsMigrations,
  sellingMigrations,
  moderationMigrations,
  socialMigrations,
  messagesMigrations,
  notificationChannelMigrations,
  sharingMigrations,
  operationsMigrations,
];

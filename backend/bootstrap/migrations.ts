import type { MigrationSet } from '#kernel/db/migrate.ts';
import { apiAccessMigrations } from '#modules/api-access/index.ts';
import { idempotencyMigrations } from '#kernel/http/idempotency/idempotency.migrations.ts';
import { emailMigrations } from '#kernel/email/email.migrations.ts';
import { outboxMigrations } from '#kernel/outbox/migrations.ts';
import { settingsMigrations } from '#kernel/settings/settings.migrations.ts';
import { achievementsMigrations } from '#modules/achievements/index.ts';
import { analyticsMigrations } from '#modules/analytics/index.ts';
import { agentsMigrations } from '#modules/agents/index.ts';
import { archivesMigrations } from '#modules/archives/index.ts';
import { cashOutsMigrations } from '#modules/cash-outs/index.ts';
import { challengesMigrations } from '#modules/challenges/index.ts';
import { chatMigrations } from '#modules/chat/index.ts';
import { collectionsMigrations } from '#modules/collections/index.ts';
import { demoRunsMigrations } from '#modules/demo-runs/index.ts';
import { mediaMigrations } from '#modules/media/index.ts';
import { feedbackMigrations } from '#modules/feedback/index.ts';
import { moderationMigrations } from '#modules/moderation/index.ts';
import { messagesMigrations, notificationChannelMigrations } from '#modules/messages/index.ts';
import { generationMigrations } from '#modules/generation/index.ts';
import { libraryMigrations } from '#modules/library/index.ts';
import { identityMigrations } from '#modules/identity/index.ts';
import { operationsMigrations } from '#modules/operations/index.ts';
import { packsMigrations } from '#modules/packs/index.ts';
import { paymentsMigrations } from '#modules/payments/index.ts';
import { pricingMigrations } from '#modules/pricing/index.ts';
import { portabilityMigrations } from '#modules/portability/index.ts';
import { promptImportMigrations } from '#modules/prompt-import/index.ts';
import { profilesMigrations } from '#modules/profiles/index.ts';
import { promptsMigrations } from '#modules/prompts/index.ts';
import { referralsMigrations } from '#modules/referrals/index.ts';
import { reviewsMigrations } from '#modules/reviews/index.ts';
import { sellingMigrations } from '#modules/selling/index.ts';
import { sharingMigrations } from '#modules/sharing/index.ts';
import { socialMigrations } from '#modules/social/index.ts';
import { walletMigrations } from '#modules/wallet/index.ts';
import { webhooksMigrations } from '#modules/webhooks/index.ts';

/** The migrations of all modules. Tests create a database with them without building any module. */
const moduleMigrations: readonly MigrationSet[] = [
  identityMigrations, mediaMigrations, archivesMigrations, walletMigrations, pricingMigrations, promptsMigrations, promptImportMigrations,
  generationMigrations, paymentsMigrations, referralsMigrations, cashOutsMigrations, feedbackMigrations, achievementsMigrations, reviewsMigrations, sellingMigrations, packsMigrations, agentsMigrations, challengesMigrations,
  moderationMigrations, collectionsMigrations, socialMigrations, libraryMigrations, portabilityMigrations, demoRunsMigrations, chatMigrations, profilesMigrations, apiAccessMigrations, webhooksMigrations, messagesMigrations, notificationChannelMigrations, sharingMigrations, analyticsMigrations, operationsMigrations,
];

/** All migrations of the product, for servers and test databases alike. */
export const allMigrations: readonly MigrationSet[] = [outboxMigrations, idempotencyMigrations, emailMigrations, settingsMigrations, ...moduleMigrations];

import type { Clock } from '#kernel/clock.ts';
import type { Database } from '#kernel/db/database.ts';
import type { Module } from '#kernel/module.ts';
import type { Push } from '#kernel/realtime/push.ts';
import { messageRoutes } from './messages.routes.ts';
import { messagesOwnerMigrations } from './migrations/messages-owner.ts';
import { messagesMigrations as firstMigrations } from './migrations/messages.ts';
import { personalData } from './personal-data.ts';
import { onGenerationError } from './subscribers/on-generation-error.ts';
import { onGenerationSuccess } from './subscribers/on-generation-success.ts';
import { issueReactions } from './subscribers/on-issues.ts';
import { onTokenReward } from './subscribers/on-token-reward.ts';
import { onTokensAdjusted } from './subscribers/on-tokens-adjusted.ts';
import { paymentReactions } from './subscribers/on-payments.ts';

export const messagesMigrations = { ...firstMigrations, ...messagesOwnerMigrations };

export interface MessagesDeps {
  db: Database;
  clock: Clock;
  push: Push;
}

/** What happened while you were away: one message for each thing worth knowing, pushed when it is written. */
export function createMessages({ db, clock, push }: MessagesDeps): Module {
  return {
    migrations: messagesMigrations,
    personalData: personalData({ db }),
    subscriptions: [
      onGenerationSuccess({ clock, push }),
      onGenerationError({ clock, push }),
      onTokenReward({ clock, push }),
      onTokensAdjusted({ clock, push }),
      ...paymentReactions({ clock, push }),
      ...issueReactions({ clock, push }),
    ],
    routes: (routes) => messageRoutes(routes, { db, clock }),
  };
}

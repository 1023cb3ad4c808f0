import type { QueryClient } from '@tanstack/react-query';
import { achievementsKey } from '#features/achievements/achievements.queries.ts';
import { generationKeys } from '#features/generation/generation.queries.ts';
import { applyGeneration, applyTextDelta } from '#features/generation/generation.realtime.ts';
import { applyMessage, messageKeys } from '#features/messages/messages.queries.ts';
import { rewardsKey } from '#features/rewards/rewards.queries.ts';
import { createWalletFeed } from '#features/wallet/wallet.realtime.ts';
import { announceAchievement } from '#lib/achievement-event.ts';
import { meKey } from '#lib/session.ts';
import { refreshWallet } from '#lib/shop.queries.ts';
import { openRealtime } from '#lib/socket.ts';

/**
 * Feeds the query cache from the live connection; returns its closer. A connection that could not be resumed asks for
 * what changed meanwhile: the pushes are hints, the server's rows are the truth.
 */
export function connectRealtime(client: QueryClient, onState: (connected: boolean) => void): () => void {
  const wallet = createWalletFeed(client);
  const close = openRealtime({
    handlers: {
      generation: (payload) => applyGeneration(client, payload),
      'generation:delta': (payload) => applyTextDelta(client, payload),
      message: (payload) => applyMessage(client, payload),
      balance: (payload) => wallet.apply(payload),
      achievement: ({ emoji, title, message }) => {
        announceAchievement({ emoji, title, message });
        for (const queryKey of [achievementsKey, rewardsKey]) void client.invalidateQueries({ queryKey });
      },
    },
    onResync: () => {
      for (const queryKey of [messageKeys.unread, messageKeys.list, generationKeys.all]) {
        void client.invalidateQueries({ queryKey });
      }
      void refreshWallet(client);
    },
    onState,
    onRevoked: () => void client.invalidateQueries({ queryKey: meKey }),
  });
  return () => {
    wallet.close();
    close();
  };
}

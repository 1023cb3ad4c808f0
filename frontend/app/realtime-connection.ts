import type { QueryClient } from '@tanstack/react-query';
import { channelsFor } from '#contracts/message-preferences.ts';
import { listReviews } from '#contracts/reviews.ts';
import { getShownAnnouncement } from '#contracts/shown-announcement.ts';
import { createAchievementFeed } from '#features/achievements/achievements.realtime.ts';
import { applyChallengeMessage } from '#features/challenges/challenges.realtime.ts';
import { applyGeneration, applyTextDelta } from '#features/generation/generation.realtime.ts';
import { applyLibraryChange } from '#features/library/library.realtime.ts';
import { createMessageFeed } from '#features/messages/messages.realtime.ts';
import { preferencesQuery } from '#features/messages/preferences.queries.ts';
import { rewardsKey } from '#features/rewards/rewards.queries.ts';
import { createWalletFeed } from '#features/wallet/wallet.realtime.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { meKey } from '#lib/session.ts';
import { applyCreationsChanged } from '#shared/creations/creations.realtime.ts';
import { openRealtime } from '#lib/socket.ts';
import { refetchMissed } from './missed-pushes.ts';

/**
 * Opens the socket and puts its events into the query cache. After a connection that the server could not resume, the client refetches
 * everything that pushes keep up to date, because pushes were lost meanwhile.
 * @returns a function that closes the socket
 */
export function connectRealtime(client: QueryClient, onState: (connected: boolean) => void): () => void {
  const wallet = createWalletFeed(client);
  const achievements = createAchievementFeed(client, async () => channelsFor(await client.fetchQuery(preferencesQuery), { category: 'achievement', priority: 'normal' }).inApp);
  const messages = createMessageFeed(client);
  let first = true;
  const close = openRealtime({
    handlers: {
      generation: (payload) => applyGeneration(client, payload),
      'generation:delta': (payload) => applyTextDelta(client, payload),
      message: (payload) => {
        messages.apply(payload);
        applyChallengeMessage(client, payload);
      },
      'messages:changed': (payload) => messages.changed(payload),
      'creations:changed': (payload) => void applyCreationsChanged(client, payload),
      // All queries of folders begin with this path, so this file does not import the code of folders.
      'folders:changed': () => void client.invalidateQueries({ queryKey: ['/api/folders'] }),
      'library:changed': () => applyLibraryChange(client),
      // A run of a part also counts for reviews of its packs, so all lists of reviews are fetched again when they are shown.
      'review:allowed': () => void client.invalidateQueries({ queryKey: [listReviews.path] }),
      'announcement:changed': (shown) => void client.setQueryData([getShownAnnouncement.path], shown),
      'generation:switched': ({ unavailable }) => void client.setQueryData(publicConfigQuery.queryKey, (config) => config && { ...config, unavailable }),
      balance: (payload) => wallet.apply(payload),
      'account:banned': (ban) => void import('./ban-notice.tsx').then(({ showBan }) => showBan(client, ban)),
      achievement: (payload) => {
        achievements.apply(payload);
        void client.invalidateQueries({ queryKey: rewardsKey });
      },
      'achievements:seen': (payload) => achievements.seen(payload),
    },
    onConnect: () => {
      messages.resync();
      renewPushHere();
    },
    onResync: () => {
      refetchMissed(client, first);
      first = false;
      void achievements.catchUp();
    },
    onState,
    onRevoked: async () => {
      await allAnswered(client);
      await client.invalidateQueries({ queryKey: meKey });
      return Boolean(client.getQueryData(meKey));
    },
  });
  return () => {
    wallet.close();
    messages.close();
    achievements.close();
    close();
  };
}

/** How long in ms the check of a session waits for writes. A session that has ended must not show its page for longer. */
const WRITES_WAIT_MS = 5_000;

/**
 * Resolves when the writes that wait for an answer now have got it, or after 5 s. A change of the password closes the old session's socket before its
 * answer brings the new cookie: a check of the session in between finds the user signed out, and the page is built anew without focus.
 */
const allAnswered = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const cache = client.getMutationCache();
    const writes = cache.findAll({ status: 'pending' });
    const end = (): void => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const look = (): void => {
      if (writes.every(({ state }) => state.status !== 'pending')) end();
    };
    const timer = setTimeout(end, WRITES_WAIT_MS);
    const stop = cache.subscribe(look);
    look();
  });

/** Registers the push subscription of this browser for the current session. A browser without permission for notifications loads no code for that. */
function renewPushHere(): void {
  if ('Notification' in window && Notification.permission === 'granted') void import('#shared/notifications/web-push.ts').then(({ renewPush }) => renewPush());
}

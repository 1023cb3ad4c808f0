import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { tokenReward } from '#modules/wallet/wallet.events.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { rewardTexts } from '../messages.catalogue.ts';

/** Tokens were given: the welcome gift says hello this way. */
export const onTokenReward = (deps: WriteDeps): Subscription =>
  subscribe(tokenReward, 'messages.on_token_reward', (tx, reward, { eventId }) =>
    writeMessage(tx, deps, {
      ...rewardTexts(reward),
      userId: reward.userId,
      dedupeKey: `token_reward:${eventId}`,
      type: 'token_reward',
      category: 'system',
      priority: 'normal',
      about: ['wallet', null],
    }),
  );

import { afterCommit } from '#kernel/db/database.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { achievementEarned } from '#modules/achievements/achievements.events.ts';
import { achievementTexts } from '../achievements.catalogue.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { MessageListener, WriteDeps } from '../commands/write-message.ts';

/** Somebody earned an achievement: one message for ever, and the toast for whoever is looking and wants to see it. */
export const onAchievements = (deps: WriteDeps): Subscription =>
  subscribe(achievementEarned, 'messages.on_achievement_earned', (tx, earned) => {
    const { userId, key, emoji, title, message, tier, area, secret, reward } = earned;
    const toast: MessageListener = {
      onWritten: (written) => {
        afterCommit(written, () => deps.push.toUser(userId, 'achievement', { key, emoji, title, message, tier, area, secret, rewardTokens: reward }));
        return Promise.resolve();
      },
    };
    return writeMessage(tx, { ...deps, listeners: [...deps.listeners, toast] }, {
      ...achievementTexts(earned),
      userId,
      dedupeKey: `achievement:${userId}:${key}`,
      type: 'achievement_earned',
      category: 'achievement',
      priority: 'normal',
      about: ['achievement', key],
    });
  });

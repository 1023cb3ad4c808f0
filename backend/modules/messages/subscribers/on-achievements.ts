import { channelsFor } from '#contracts/message-preferences.ts';
import { afterCommit } from '#kernel/db/database.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { achievementEarned } from '#modules/achievements/achievements.events.ts';
import { achievementEarning, achievementTexts } from '../achievements.catalogue.ts';
import { addEarning } from '../commands/add-earning.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { preferencesOf } from '../queries/preferences-of.ts';

export const ACHIEVEMENT_MESSAGE = { type: 'achievement_earned', category: 'achievement', priority: 'normal' } as const;

/**
 * Writes one message about an achievement, which open tabs show as a toast. If a run earned it, the run's message names it instead. A reader
 * who switched achievements off gets neither.
 */
export const onAchievements = (deps: WriteDeps): Subscription =>
  subscribe(achievementEarned, 'messages.on_achievement_earned', async (tx, earned) => {
    const { userId, key, emoji, title, message, tier, area, secret, reward, generationId } = earned;
    if (await deps.identity.gone(tx, userId)) return;
    if (channelsFor(await preferencesOf(tx, userId), ACHIEVEMENT_MESSAGE).inApp) {
      afterCommit(tx, () => deps.push.toUser(userId, 'achievement', { key, emoji, title, message, tier, area, secret, rewardTokens: reward, runId: generationId ?? null }));
      if (generationId && (await addEarning(tx, deps.push, { userId, dedupeKey: `generation:${generationId}`, line: achievementEarning(earned) }))) return;
    }
    await writeMessage(tx, deps, {
      ...achievementTexts(earned),
      ...ACHIEVEMENT_MESSAGE,
      userId,
      dedupeKey: `achievement:${userId}:${key}`,
      about: ['achievement', key],
    });
  });

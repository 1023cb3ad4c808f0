import { channelsFor } from '#contracts/message-preferences.ts';
import type { Tx } from '#kernel/db/database.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { tokenReward } from '#modules/wallet/wallet.events.ts';
import type { RewardCause } from '#modules/wallet/wallet.events.ts';
import { checklistEarning } from '../achievements.catalogue.ts';
import { addEarning } from '../commands/add-earning.ts';
import { writeMessage } from '../commands/write-message.ts';
import type { WriteDeps } from '../commands/write-message.ts';
import { rewardTexts } from '../messages.catalogue.ts';
import { preferencesOf } from '../queries/preferences-of.ts';
import { ACHIEVEMENT_MESSAGE } from './on-achievements.ts';

interface Reward {
  userId: string;
  amount: number;
  reason: string;
  cause?: RewardCause | undefined;
}

/** Writes a message about the tokens of a reward, unless a message about its cause is shown. */
export const onTokenReward = (deps: WriteDeps): Subscription =>
  subscribe(tokenReward, 'messages.on_token_reward', async (tx, reward, { eventId }) => {
    if (await isToldElsewhere(tx, deps, reward)) return;
    await writeMessage(tx, deps, {
      ...rewardTexts(reward),
      userId: reward.userId,
      dedupeKey: `token_reward:${eventId}`,
      type: 'token_reward',
      category: 'system',
      priority: 'normal',
      about: ['wallet', null],
    });
  });

/** True if another message that the reader sees names the tokens. A reader who switched achievements off gets no such message. */
async function isToldElsewhere(tx: Tx, { push }: WriteDeps, { userId, amount, reason, cause }: Reward): Promise<boolean> {
  if (!cause) return false;
  if (cause.kind === 'achievement') return channelsFor(await preferencesOf(tx, userId), ACHIEVEMENT_MESSAGE).inApp;
  return addEarning(tx, push, { userId, dedupeKey: `generation:${cause.id}`, line: checklistEarning(reason, amount) });
}

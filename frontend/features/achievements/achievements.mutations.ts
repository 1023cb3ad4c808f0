import { useMutation } from '@tanstack/react-query';
import { markAchievementsSeen } from '#contracts/achievements.ts';
import { call, newActionKey } from '#lib/call.ts';

/** Tells the server which achievements the user has seen. A failed request shows no error, because the user then sees the same cards at the next visit. */
export function useMarkSeen() {
  const { mutate } = useMutation({ mutationFn: (keys: readonly string[]) => call(markAchievementsSeen, { body: { keys: [...keys] }, idempotencyKey: newActionKey() }) });
  return (keys: readonly string[]): void => {
    if (keys.length > 0) mutate(keys);
  };
}

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { getMessagePreferences, saveMessagePreferences } from '#contracts/message-preferences.ts';
import type { MessagePreferences } from '#contracts/message-preferences.ts';
import { call, newActionKey } from '#lib/call.ts';
import { toast } from '#ui/toast.tsx';

const preferencesKey = [getMessagePreferences.path] as const;
/** As for everything about notifications (specification 9). */
const FRESH_MS = 10 * 60_000;

const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How the reader wants to be told of things. Somebody who moved to another time zone gets their digests by it from now on. */
export const preferencesQuery = queryOptions({
  queryKey: preferencesKey,
  queryFn: async ({ client, signal }): Promise<MessagePreferences> => {
    const { preferences } = await call(getMessagePreferences, { signal });
    const moved = { ...preferences, timeZone: localZone() };
    if (moved.timeZone === preferences.timeZone) return preferences;
    void keepZone(client, moved);
    return moved;
  },
  staleTime: FRESH_MS,
});

/** Nobody asked for this, so nobody is told when it fails: the next visit tries again. */
const keepZone = (client: QueryClient, preferences: MessagePreferences): Promise<void> =>
  call(saveMessagePreferences, { body: preferences, idempotencyKey: newActionKey() }).then(
    (answer) => void client.setQueryData(preferencesKey, answer.preferences),
    () => undefined,
  );

/** Saves the preferences and says so (specification 8). */
export function useSavePreferences(onSaved?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ preferences, actionKey }: { preferences: MessagePreferences; actionKey: string }) =>
      call(saveMessagePreferences, { body: { ...preferences, timeZone: localZone() }, idempotencyKey: actionKey }),
    onSuccess: ({ preferences }) => {
      client.setQueryData(preferencesKey, preferences);
      toast({ tone: 'success', title: 'Preferences Saved', description: 'Your notification preferences have been updated successfully.' });
      onSaved?.();
    },
    onError: () => toast({ tone: 'destructive', title: 'Error', description: 'Failed to save preferences. Please try again.' }),
  });
}

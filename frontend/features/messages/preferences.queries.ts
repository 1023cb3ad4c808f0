import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getMessagePreferences, moveTimeZone, preferencesConflict, saveMessagePreferences } from '#contracts/message-preferences.ts';
import type { MessagePreferences } from '#contracts/message-preferences.ts';
import { ApiError } from '#lib/api-error.ts';
import { call, newActionKey } from '#lib/call.ts';
import { timesOf } from '#lib/query-times.ts';
import { toast } from '#ui/toast.tsx';
import { PREFERENCES_QUERIES } from './message-preferences.words.ts';

const preferencesKey = [getMessagePreferences.path] as const;

const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Fetches the user's notification preferences. When the browser is in another time zone than the stored one, the client saves the browser's
 * zone, which digests follow.
 */
export const preferencesQuery = queryOptions({
  queryKey: preferencesKey,
  ...timesOf(getMessagePreferences),
  queryFn: async ({ signal }): Promise<MessagePreferences> => {
    const { preferences } = await call(getMessagePreferences, { signal });
    const timeZone = localZone();
    if (timeZone !== preferences.timeZone) void keepZone(timeZone);
    return { ...preferences, timeZone };
  },
});

/** Saves the browser's time zone for digests. The user did not ask for it, so a failure shows no error and the next visit tries again. */
const keepZone = (timeZone: string): Promise<void> =>
  call(moveTimeZone, { body: { timeZone }, idempotencyKey: newActionKey() }).then(() => undefined, () => undefined);

/** Returns the notification preferences that another device saved meanwhile, if the server refused a save because of them; null for other errors. */
function chosenElsewhere(error: unknown): MessagePreferences | null {
  if (!(error instanceof ApiError) || error.code !== 'preferences_conflict') return null;
  const read = preferencesConflict.safeParse(error.body?.details);
  return read.success ? read.data.preferences : null;
}

interface Saving {
  /** Called with the notification preferences that the server has stored. */
  onSaved(preferences: MessagePreferences): void;
  /** Called when another device saved other notification preferences meanwhile: the server stored nothing, and the user has to choose. */
  onConflict(theirs: MessagePreferences): void;
}

/** Saves the notification preferences if their revision is still the newest, and shows a toast (docs/rules/messages.md#preferences). */
export function useSavePreferences({ onSaved, onConflict }: Saving) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ preferences, actionKey }: { preferences: MessagePreferences; actionKey: string }) =>
      call(saveMessagePreferences, { body: { ...preferences, timeZone: localZone() }, idempotencyKey: actionKey }),
    onSuccess: ({ preferences }) => {
      client.setQueryData(preferencesKey, preferences);
      toast({ tone: 'success', title: 'Preferences Saved', description: PREFERENCES_QUERIES.savedToast });
      onSaved(preferences);
    },
    onError: (error) => {
      const theirs = chosenElsewhere(error);
      if (theirs) {
        client.setQueryData(preferencesKey, theirs);
        onConflict(theirs);
      } else {
        toast({ tone: 'destructive', title: 'Error', description: PREFERENCES_QUERIES.saveFailed });
      }
    },
  });
}

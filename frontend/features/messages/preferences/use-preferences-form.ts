import { useState } from 'react';
import type { MessagePreferences } from '#contracts/message-preferences.ts';
import { newActionKey } from '#lib/call.ts';
import { useSavePreferences } from '../preferences.queries.ts';
import { differencesOf } from './preference-differences.ts';
import { usePush } from './use-push.ts';

/**
 * Unsaved changes of notification preferences, with the stored preferences on which they were made. So newly fetched ones do not replace what
 * the user chose.
 */
interface Unsaved {
  base: MessagePreferences;
  changes: Partial<MessagePreferences>;
}

/** Keeps the form of notification preferences and saves it. `stored` are the preferences of the server, which the form shows while nothing is changed. */
export function usePreferencesForm(stored: MessagePreferences | undefined, onSaved?: () => void) {
  const [unsaved, setUnsaved] = useState<Unsaved | null>(null);
  const [theirs, setTheirs] = useState<MessagePreferences | null>(null);
  const push = usePush();
  const startAfresh = (): void => {
    setUnsaved(null);
    setTheirs(null);
  };
  const save = useSavePreferences({
    onSaved: ({ pushNotifications }) => {
      // When the user switches push off for the account, this browser unsubscribes too. Otherwise it would keep a subscription that is never used.
      if (!pushNotifications && push.on) void push.disable();
      startAfresh();
      onSaved?.();
    },
    onConflict: setTheirs,
  });
  const base = unsaved?.base ?? stored;
  const draft = base && { ...base, ...unsaved?.changes };
  const send = (preferences: MessagePreferences): void => save.mutate({ preferences, actionKey: newActionKey() });
  return {
    draft, push, saving: save.isPending,
    changed: unsaved !== null,
    /** Notification preferences that another device saved and that differ from the user's unsaved choice; null or undefined while there are none. */
    conflict: draft && theirs && differencesOf(draft, theirs),
    change: (change: Partial<MessagePreferences>) => stored && setUnsaved((known) => ({ base: known?.base ?? stored, changes: { ...known?.changes, ...change } })),
    reset: startAfresh,
    save: () => draft && send(draft),
    keepMine: () => draft && theirs && send({ ...draft, revision: theirs.revision }),
    takeTheirs: startAfresh,
  };
}

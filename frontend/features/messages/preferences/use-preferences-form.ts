import { useState } from 'react';
import type { MessagePreferences } from '#contracts/message-preferences.ts';
import { newActionKey } from '#lib/call.ts';
import { useSavePreferences } from '../preferences.queries.ts';
import { differencesOf } from './preference-differences.ts';
import { usePush } from './use-push.ts';

/** Unsaved changes with the stored preferences on which they were made, so that newly fetched ones do not replace what the user chose. */
interface Unsaved {
  base: MessagePreferences;
  changes: Partial<MessagePreferences>;
}

/** State of the preferences form. `stored` applies until the user saves. */
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
      // With push off for the account, this browser unsubscribes too, because it would otherwise keep a subscription that is never used.
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
    /** Preferences that another device saved since and that differ from the user's choice; null or undefined while there are none. */
    conflict: draft && theirs && differencesOf(draft, theirs),
    change: (change: Partial<MessagePreferences>) => stored && setUnsaved((known) => ({ base: known?.base ?? stored, changes: { ...known?.changes, ...change } })),
    reset: startAfresh,
    save: () => draft && send(draft),
    keepMine: () => draft && theirs && send({ ...draft, revision: theirs.revision }),
    takeTheirs: startAfresh,
  };
}

import { useState } from 'react';
import type { MessagePreferences } from '#contracts/message-preferences.ts';
import { newActionKey } from '#lib/call.ts';
import { useSavePreferences } from '../preferences.queries.ts';
import { differencesOf } from './preference-differences.ts';
import { usePush } from './use-push.ts';

/** What was changed and not saved yet, and what it was made of: news from elsewhere never slip in below it. */
interface Unsaved {
  base: MessagePreferences;
  changes: Partial<MessagePreferences>;
}

/** The preferences as they are being chosen; `stored` is what counts until then. */
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
      // With push off for the account, this browser unsubscribes too: otherwise it would keep a subscription without use.
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
    /** What differs from another device's choice, made since; null while there is none. */
    conflict: draft && theirs && differencesOf(draft, theirs),
    change: (change: Partial<MessagePreferences>) => stored && setUnsaved((known) => ({ base: known?.base ?? stored, changes: { ...known?.changes, ...change } })),
    reset: startAfresh,
    save: () => draft && send(draft),
    keepMine: () => draft && theirs && send({ ...draft, revision: theirs.revision }),
    takeTheirs: startAfresh,
  };
}

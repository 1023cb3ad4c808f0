import { useState } from 'react';
import type { MessagePreferences } from '#contracts/message-preferences.ts';
import { newActionKey } from '#lib/call.ts';
import { useSavePreferences } from '../preferences.queries.ts';
import { usePush } from './use-push.ts';

/** What was changed and not saved yet; `stored` is what counts until then. */
export function usePreferencesForm(stored: MessagePreferences | undefined, onSaved?: () => void) {
  const [changes, setChanges] = useState<Partial<MessagePreferences>>({});
  const push = usePush();
  const save = useSavePreferences(() => {
    setChanges({});
    onSaved?.();
  });
  const draft = stored && { ...stored, ...changes };
  return {
    draft, push, saving: save.isPending,
    changed: Object.keys(changes).length > 0,
    change: (change: Partial<MessagePreferences>) => setChanges((known) => ({ ...known, ...change })),
    reset: () => setChanges({}),
    save: () => {
      if (!draft) return;
      // Switched off, this browser is quiet at once; the account's choice follows.
      if (!draft.pushNotifications && push.on) void push.disable();
      save.mutate({ preferences: draft, actionKey: newActionKey() });
    },
  };
}

import type { MessagePreferences } from '#contracts/message-preferences.ts';

/** What every part of the form is given. */
export interface PartProps {
  draft: MessagePreferences;
  onChange(change: Partial<MessagePreferences>): void;
}

import type { MessagePreferences } from '#contracts/message-preferences.ts';

/** Properties that every part of the preferences form receives. */
export interface PartProps {
  draft: MessagePreferences;
  onChange(change: Partial<MessagePreferences>): void;
}

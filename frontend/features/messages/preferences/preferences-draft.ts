import type { MessagePreferences } from '#contracts/message-preferences.ts';

/** Properties that every part of the form of notification preferences receives. */
export interface PartProps {
  draft: MessagePreferences;
  onChange(change: Partial<MessagePreferences>): void;
}

import type { MessagePreferences } from '#contracts/message-preferences.ts';

/** Properties that each part of the form of notification preferences gets: the choices as edited, and how to change them. */
export interface PartProps {
  draft: MessagePreferences;
  onChange(change: Partial<MessagePreferences>): void;
}

import { useState } from 'react';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useUnsaved } from '../unsaved.tsx';
import { NOTIFICATIONS_SECTION } from '../account.words.ts';

/** The settings section for notifications. Its form belongs to the feature `messages`, so the page passes the form in. */
export function NotificationsSection({ notifications }: SectionProps) {
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty);
  return <SettingsCard title={NOTIFICATIONS_SECTION.title} intro={NOTIFICATIONS_SECTION.intro}>{notifications(setDirty)}</SettingsCard>;
}

import { useState } from 'react';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useUnsaved } from '../unsaved.tsx';
import { NOTIFICATIONS_SECTION } from '../account.words.ts';

/** How the user is told of things; the form belongs to messages and is handed in. */
export function NotificationsSection({ notifications }: SectionProps) {
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty);
  return <SettingsCard title={NOTIFICATIONS_SECTION.title} intro={NOTIFICATIONS_SECTION.intro}>{notifications(setDirty)}</SettingsCard>;
}

import { useState } from 'react';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useUnsaved } from '../unsaved.tsx';

/** How the user is told of things; the form belongs to messages and is handed in. */
export function NotificationsSection({ notifications }: SectionProps) {
  const [dirty, setDirty] = useState(false);
  useUnsaved(dirty);
  return <SettingsCard title="Notifications" intro="Choose what you are notified of.">{notifications(setDirty)}</SettingsCard>;
}

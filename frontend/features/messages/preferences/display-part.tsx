import type { PartProps } from './preferences-draft.ts';
import { SettingRow } from './setting-row.tsx';

/** How lists of messages look. */
export const DisplayPart = ({ draft, onChange }: PartProps) => (
  <div>
    <SettingRow label="Mark as read automatically" help="When a message has been on screen for 3 seconds" checked={draft.autoMarkRead} onCheckedChange={(autoMarkRead) => onChange({ autoMarkRead })} />
    <SettingRow label="Compact view" help="One line per message" checked={draft.compactView} onCheckedChange={(compactView) => onChange({ compactView })} />
    <SettingRow label="Group by date" help="Today, yesterday, earlier this week" checked={draft.groupByDate} onCheckedChange={(groupByDate) => onChange({ groupByDate })} />
  </div>
);

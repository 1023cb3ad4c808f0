import type { PartProps } from './preferences-draft.ts';
import { SettingRow } from './setting-row.tsx';
import { DISPLAY_PART } from '../message-preferences.words.ts';

/** The part of the notification preferences that chooses how lists of messages look. */
export const DisplayPart = ({ draft, onChange }: PartProps) => (
  <div>
    <SettingRow label={DISPLAY_PART.markReadAutomaticallyLabel} help={DISPLAY_PART.autoMarkReadHelp} checked={draft.autoMarkRead} onCheckedChange={(autoMarkRead) => onChange({ autoMarkRead })} />
    <SettingRow label={DISPLAY_PART.compactViewLabel} help={DISPLAY_PART.help} checked={draft.compactView} onCheckedChange={(compactView) => onChange({ compactView })} />
    <SettingRow label={DISPLAY_PART.groupByDateLabel} help={DISPLAY_PART.groupByDateHelp} checked={draft.groupByDate} onCheckedChange={(groupByDate) => onChange({ groupByDate })} />
  </div>
);

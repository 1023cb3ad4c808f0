import { Mail, Newspaper, Smartphone, Volume2 } from 'lucide-react';
import { css } from '#styled/css';
import { flexFill, keepSize, metaText } from '#styled/patterns';
import { useAuth } from '#lib/session.ts';
import { Select } from '#ui/select.tsx';
import { Tile } from '../message-tile.tsx';
import type { PartProps } from './preferences-draft.ts';
import { SettingRow, settingRow } from './setting-row.tsx';
import type { usePush } from './use-push.ts';
import { GENERAL_PART } from '../message-preferences.words.ts';

const DIGESTS = [
  { value: 'none', label: GENERAL_PART.neverLabel },
  { value: 'daily', label: GENERAL_PART.dailyLabel },
  { value: 'weekly', label: GENERAL_PART.weeklyLabel },
] as const;

/** The part of the notification preferences that chooses the ways in which messages reach the user, such as email or push. */
export function GeneralPart({ draft, onChange, push }: PartProps & { push: ReturnType<typeof usePush> }) {
  const email = useAuth().user?.email;
  const switchPush = (on: boolean): void => {
    if (!on) onChange({ pushNotifications: false });
    else void push.enable().then((enabled) => enabled && onChange({ pushNotifications: true }));
  };
  return (
    <div>
      <SettingRow icon={<Mail aria-hidden />} label={GENERAL_PART.emailNotificationsLabel} help={email ? GENERAL_PART.sentToHelp(email) : GENERAL_PART.sentAddressHelp} checked={draft.emailNotifications} onCheckedChange={(emailNotifications) => onChange({ emailNotifications })} />
      <SettingRow
        icon={<Smartphone aria-hidden />} label={GENERAL_PART.pushNotificationsLabel} help={push.words ?? GENERAL_PART.pushHelp}
        checked={draft.pushNotifications && push.on} disabled={push.asking || push.closed} onCheckedChange={switchPush}
      />
      <SettingRow icon={<Volume2 aria-hidden />} label={GENERAL_PART.soundLabel} help={GENERAL_PART.soundHelp} checked={draft.soundEnabled} onCheckedChange={(soundEnabled) => onChange({ soundEnabled })} />
      <div className={settingRow}>
        <Tile><Newspaper aria-hidden /></Tile>
        <div className={flexFill()}>
          <p className={css({ textStyle: 'label' })}>{GENERAL_PART.emailDigestText}</p>
          <p className={metaText()}>{GENERAL_PART.digestHelp}</p>
        </div>
        <Select label={GENERAL_PART.emailDigestText} className={keepSize({ width: '[116px]' })} options={DIGESTS} value={draft.digestFrequency} onValueChange={(digestFrequency) => onChange({ digestFrequency })} />
      </div>
    </div>
  );
}

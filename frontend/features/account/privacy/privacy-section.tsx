import { Globe, Lock } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { Alert } from '#ui/alert.tsx';
import { Field } from '#ui/field.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { Switch } from '#ui/switch.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { BlockedPeople } from './blocked-people.tsx';
import { usePrivacy } from './use-privacy.ts';
import { PRIVACY_SECTION } from '../account.words.ts';

const VISIBILITY = [
  { value: 'private', label: PRIVACY_SECTION.privateLabel, help: PRIVACY_SECTION.onlyYouHelp, icon: <Lock aria-hidden /> },
  { value: 'public', label: PRIVACY_SECTION.publicLabel, help: PRIVACY_SECTION.publicHelp, icon: <Globe aria-hidden /> },
] as const;

/** The settings section for who can see the user's creations and profile. Each change is saved at once. */
export function PrivacySection({ account }: SectionProps) {
  const [privacy, save] = usePrivacy(account.privacy);
  return (
    <SettingsCard title={PRIVACY_SECTION.title} intro={PRIVACY_SECTION.intro}>
      {account.visibilityReset && <Alert tone="warn" title={PRIVACY_SECTION.resetTitle}>{PRIVACY_SECTION.resetText}</Alert>}
      <Field group label={PRIVACY_SECTION.newCreationsAreLabel} help={PRIVACY_SECTION.newCreationsHelp}>
        <RadioCards options={VISIBILITY} value={privacy.creationVisibility} onValueChange={(creationVisibility) => save({ ...privacy, creationVisibility })} className={stackOnPhones} />
      </Field>
      <div className={stack({ gap: '5', borderTop: 'soft', paddingBlockStart: '5' })}>
        <Switch checked={privacy.showLikes} onCheckedChange={(showLikes) => save({ ...privacy, showLikes })} help={PRIVACY_SECTION.showLikesHelp}>
          {PRIVACY_SECTION.showMyLikesLabel}
        </Switch>
        <Switch checked={privacy.hideFromSearch} onCheckedChange={(hideFromSearch) => save({ ...privacy, hideFromSearch })} help={PRIVACY_SECTION.asksSearchHelp}>{PRIVACY_SECTION.hidePageLabel}</Switch>
        <Switch checked={privacy.showSensitive} onCheckedChange={(showSensitive) => save({ ...privacy, showSensitive })} help={PRIVACY_SECTION.showSensitiveHelp}>
          {PRIVACY_SECTION.showSensitiveContentLabel}
        </Switch>
      </div>
      <BlockedPeople />
    </SettingsCard>
  );
}

const stackOnPhones = css({ gridTemplateColumns: { base: 'minmax(0, 1fr)!', sm: 'repeat(2, minmax(0, 1fr))!' } });

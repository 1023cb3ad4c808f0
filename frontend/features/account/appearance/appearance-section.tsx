import { Monitor, Moon, Sun } from 'lucide-react';
import { css } from '#styled/css';
import { stack } from '#styled/patterns';
import { Field } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useAppearance } from './use-appearance.ts';
import { APPEARANCE_SECTION } from '../account.words.ts';

const THEMES = [
  { value: 'system', label: APPEARANCE_SECTION.systemLabel, icon: <Monitor aria-hidden /> },
  { value: 'light', label: APPEARANCE_SECTION.lightLabel, icon: <Sun aria-hidden /> },
  { value: 'dark', label: APPEARANCE_SECTION.darkLabel, icon: <Moon aria-hidden /> },
] as const;

/**
 * The settings section in which a person chooses the theme, turns animations off, and chooses plain words (buttons and messages without jokes). A change
 * applies at once and is stored with the account, so it applies in every browser of that account.
 */
export function AppearanceSection({ user }: SectionProps) {
  const [appearance, save] = useAppearance(user.appearance);
  return (
    <SettingsCard title={APPEARANCE_SECTION.title} intro={APPEARANCE_SECTION.intro}>
      <Field group label={APPEARANCE_SECTION.themeLabel} help={APPEARANCE_SECTION.themeHelp}>
        <SegmentedControl options={THEMES} value={appearance.theme} onValueChange={(theme) => save({ ...appearance, theme })} className={css({ marginBlock: '1' })} />
      </Field>
      <div className={stack({ gap: '5', borderTop: 'soft', paddingBlockStart: '5' })}>
        <Switch checked={appearance.reducedMotion} onCheckedChange={(reducedMotion) => save({ ...appearance, reducedMotion })} help={APPEARANCE_SECTION.reducedMotionHelp}>
          {APPEARANCE_SECTION.reducedMotionLabel}
        </Switch>
        <Switch checked={appearance.plainWords} onCheckedChange={(plainWords) => save({ ...appearance, plainWords })} help={APPEARANCE_SECTION.plainWordsHelp}>
          {APPEARANCE_SECTION.plainWordsLabel}
        </Switch>
      </div>
    </SettingsCard>
  );
}

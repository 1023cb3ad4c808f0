import { Monitor, Moon, Sun } from 'lucide-react';
import { css } from '#styled/css';
import { Field } from '#ui/field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import type { SectionProps } from '../section-props.ts';
import { SettingsCard } from '../settings-card.tsx';
import { useAppearance } from './use-appearance.ts';

const THEMES = [
  { value: 'system', label: 'System', icon: <Monitor aria-hidden /> },
  { value: 'light', label: 'Light', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
] as const;

/** Theme, motion and words: applied at once, kept for every browser of the account. */
export function AppearanceSection({ user }: SectionProps) {
  const [appearance, save] = useAppearance(user.appearance);
  return (
    <SettingsCard title="Appearance" intro="Takes effect at once, and wherever you sign in.">
      <Field group label="Theme" help="System follows your device, also when it changes at dusk.">
        <SegmentedControl options={THEMES} value={appearance.theme} onValueChange={(theme) => save({ ...appearance, theme })} className={css({ marginBlock: '1' })} />
      </Field>
      <div className={css({ display: 'grid', gap: '5', borderTop: 'soft', paddingBlockStart: '5' })}>
        <Switch checked={appearance.reducedMotion} onCheckedChange={(reducedMotion) => save({ ...appearance, reducedMotion })} help="No sparks, no sliding. If your system already asks for this, we listen anyway.">
          Reduced motion
        </Switch>
        <Switch checked={appearance.plainWords} onCheckedChange={(plainWords) => save({ ...appearance, plainWords })} help="Buttons and messages without the jokes. The rabbit will understand.">
          Plain words
        </Switch>
      </div>
    </SettingsCard>
  );
}

import { Monitor, Moon, Sun } from 'lucide-react';
import type { CurrentUser } from '#contracts/identity.ts';
import { useAppearance } from '#features/account/appearance/use-appearance.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';

const OPTIONS = [
  { value: 'system', label: 'System theme', icon: <Monitor aria-hidden />, iconOnly: true },
  { value: 'light', label: 'Light theme', icon: <Sun aria-hidden />, iconOnly: true },
  { value: 'dark', label: 'Dark theme', icon: <Moon aria-hidden />, iconOnly: true },
] as const;

/** Ink or paper, kept with the account; the settings show the same choice. */
export function ThemeSwitch({ user }: { user: CurrentUser }) {
  const [appearance, save] = useAppearance(user.appearance);
  return <SegmentedControl label="Theme" options={OPTIONS} value={appearance.theme} onValueChange={(theme) => save({ ...appearance, theme })} />;
}

import { Monitor, Moon, Sun } from 'lucide-react';
import type { CurrentUser } from '#contracts/identity.ts';
import { useAppearance } from '#features/account/appearance/use-appearance.ts';
import { MenuChoice } from '#ui/menu.tsx';

const OPTIONS = [
  { value: 'system', label: 'System theme', icon: <Monitor aria-hidden /> },
  { value: 'light', label: 'Light theme', icon: <Sun aria-hidden /> },
  { value: 'dark', label: 'Dark theme', icon: <Moon aria-hidden /> },
] as const;

/** Ink or paper, kept with the account; the settings show the same choice. */
export function ThemeSwitch({ user }: { user: CurrentUser }) {
  const [appearance, save] = useAppearance(user.appearance);
  return <MenuChoice label="Theme" options={OPTIONS} value={appearance.theme} onValueChange={(theme) => save({ ...appearance, theme })} />;
}

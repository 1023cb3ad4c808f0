import { Monitor, Moon, Sun } from 'lucide-react';
import type { CurrentUser } from '#contracts/identity.ts';
import { useAppearance } from '#features/account/appearance/use-appearance.ts';
import { MenuChoice } from '#ui/menu.tsx';
import { THEME_SWITCH } from './menus.words.ts';

const OPTIONS = [
  { value: 'system', label: THEME_SWITCH.systemThemeLabel, icon: <Monitor aria-hidden /> },
  { value: 'light', label: THEME_SWITCH.lightThemeLabel, icon: <Sun aria-hidden /> },
  { value: 'dark', label: THEME_SWITCH.darkThemeLabel, icon: <Moon aria-hidden /> },
] as const;

/** The choice between the system's, the light and the dark theme in the account menu, stored with the account. The settings show it too. */
export function ThemeSwitch({ user }: { user: CurrentUser }) {
  const [appearance, save] = useAppearance(user.appearance);
  return <MenuChoice label="Theme" options={OPTIONS} value={appearance.theme} onValueChange={(theme) => save({ ...appearance, theme })} />;
}

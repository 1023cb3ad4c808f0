import { useState } from 'react';
import { Monitor, Moon, Sun } from 'lucide-react';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { setTheme, themePreference } from '#ui/theme/theme.ts';

const OPTIONS = [
  { value: 'system', label: 'System theme', icon: <Monitor aria-hidden />, iconOnly: true },
  { value: 'light', label: 'Light theme', icon: <Sun aria-hidden />, iconOnly: true },
  { value: 'dark', label: 'Dark theme', icon: <Moon aria-hidden />, iconOnly: true },
] as const;

/** Ink or paper; the system decides until somebody chooses. */
export function ThemeSwitch() {
  const [theme, choose] = useState(themePreference);
  return (
    <SegmentedControl
      label="Theme"
      options={OPTIONS}
      value={theme}
      onValueChange={(value) => {
        setTheme(value);
        choose(value);
      }}
    />
  );
}

export type ThemePreference = 'system' | 'light' | 'dark';

/** Shared with the boot script of index.html, which reads it before first paint. */
const STORAGE_KEY = 'theme';
const PAPER = '#fbf8f3';
const INK = '#0d0b12';

/** What was chosen in this browser; `system` when nothing was, or where storage is refused. */
export function themePreference(): ThemePreference {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Applies a theme now and remembers it. */
export function setTheme(preference: ThemePreference): void {
  try {
    if (preference === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // Storage is refused (private mode): the choice holds until the page is left.
  }
  const light = preference === 'light' || (preference === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', light ? PAPER : INK);
}

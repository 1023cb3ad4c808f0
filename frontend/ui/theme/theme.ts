export interface Looks {
  theme: ThemePreference;
  reducedMotion: boolean;
  plainWords: boolean;
}

export type ThemePreference = 'system' | 'light' | 'dark';

/** Key under which the browser stores the theme. The start script in index.html reads it before the first paint. */
const STORAGE_KEY = 'theme';
const MOTION_KEY = 'motion';
const WORDS_KEY = 'words';
const PAPER = '#fbf8f3';
const INK = '#0d0b12';

/** Applies a theme to the page now and stores it in this browser. */
function setTheme(preference: ThemePreference): void {
  try {
    if (preference === 'system') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, preference);
  } catch {
    // When the browser refuses storage (private mode), the theme applies only until the user leaves the page.
  }
  const light = preference === 'light' || (preference === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', light ? PAPER : INK);
}

/** Applies everything that the user chose about appearance now, and stores it in this browser for the next first paint. */
export function applyLooks({ theme, reducedMotion, plainWords }: Looks): void {
  setTheme(theme);
  mark('motion', MOTION_KEY, reducedMotion ? 'reduced' : null);
  mark('words', WORDS_KEY, plainWords ? 'plain' : null);
}

/** Applies the chosen appearance, and again whenever the system turns light or dark. Returns a function that stops this. */
export function followLooks(looks: Looks): () => void {
  const light = matchMedia('(prefers-color-scheme: light)');
  const apply = (): void => applyLooks(looks);
  apply();
  light.addEventListener('change', apply);
  return () => light.removeEventListener('change', apply);
}

/** Whether animations should be off: by the system's setting, or by the user's choice in Conjure. */
export const wantsStillness = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;

function mark(name: 'motion' | 'words', key: string, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value) dataset[name] = value;
  else delete dataset[name];
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
  } catch {
    // When the browser refuses storage, the appearance is applied again once the account is loaded.
  }
}

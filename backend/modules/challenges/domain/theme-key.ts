const LONGEST = 60;

/** Turns a title into lower-case words with hyphens: the key of a theme, and the beginning of a challenge's address. */
export const themeKey = (title: string): string =>
  title.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-').slice(0, LONGEST).replace(/^-+|-+$/g, '') || 'challenge';

/**
 * Whether the reader chose plain words: read from the page's mark in the browser, from the page's reader on the server (app/server/render-page.tsx).
 */
export const words = { plain: (): boolean => document.documentElement.dataset.words === 'plain' };

/** The plain wording for readers who chose it under Appearance, else the playful one. */
export const say = (playful: string, plain: string): string => (words.plain() ? plain : playful);

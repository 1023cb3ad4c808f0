/** Whether the reader chose plain words. The browser reads the page's mark, the server the reader of the page (app/server/render-page.tsx). */
export const words = { plain: (): boolean => document.documentElement.dataset.words === 'plain' };

/** Returns the plain wording for readers who chose it under Appearance, else the playful one. */
export const say = (playful: string, plain: string): string => (words.plain() ? plain : playful);

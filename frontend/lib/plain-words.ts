/** Tells the reader's choice of words: the page's own mark here, the page's owner where a server renders (app/server/render-page.tsx). */
export const words = { plain: (): boolean => document.documentElement.dataset.words === 'plain' };

/** The plain wording for those who asked for it under Appearance, else the playful one. */
export const say = (playful: string, plain: string): string => (words.plain() ? plain : playful);

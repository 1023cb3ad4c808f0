/** The plain wording for those who asked for it under Appearance, else the playful one. */
export const say = (playful: string, plain: string): string => (document.documentElement.dataset.words === 'plain' ? plain : playful);

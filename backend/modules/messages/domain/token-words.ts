import { pluralWord } from '#contracts/plural.ts';

/** "1 token", "250 tokens", as messages write an amount. */
export const tokens = (count: number): string => `${count} ${pluralWord(count, 'token')}`;

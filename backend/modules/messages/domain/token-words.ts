import { pluralWord } from '#contracts/plural.ts';

/** Formats an amount of tokens for a message: "1 token", "250 tokens". */
export const tokens = (count: number): string => `${count} ${pluralWord(count, 'token')}`;

import { counted } from '#contracts/plural.ts';

/** Writes a number of prompts: "1 prompt", "1,284 prompts". */
export const promptWords = (count: number): string => counted(count, 'prompt');

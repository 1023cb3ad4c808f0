/** "1 prompt", "1,284 prompts". */
export const promptWords = (count: number): string => `${count.toLocaleString('en-US')} ${count === 1 ? 'prompt' : 'prompts'}`;

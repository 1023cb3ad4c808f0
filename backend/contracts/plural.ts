/** The form of a noun for a number: "token" for 1 and −1, "tokens" for all others. `many` is the plural of nouns that do not just add an s. */
export const pluralWord = (count: number, one: string, many = `${one}s`): string => (Math.abs(count) === 1 ? one : many);

/** Writes a number with its noun: "1 token", "1,284 tokens", "2 people". */
export const counted = (count: number, one: string, many?: string): string => `${count.toLocaleString('en-US')} ${pluralWord(count, one, many)}`;

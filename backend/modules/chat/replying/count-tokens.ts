const BYTES_PER_TOKEN = 3.5;
/** Models count this many tokens per message in addition to its words. */
const PER_MESSAGE = 4;
/** The approximate number of tokens that models count for a picture. */
export const PICTURE_TOKENS = 800;

/** Estimates the number of a model's tokens in a text. Models differ, so the estimate is on the high side to keep limits safely. */
export const countTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN) + PER_MESSAGE;

const BYTES_PER_TOKEN = 3.5;
/** Tokens that a model counts for each message on top of its words. */
const PER_MESSAGE = 4;
/** Tokens that models count for a picture, roughly. */
export const PICTURE_TOKENS = 800;

/**
 * About how many tokens a text is for a model. Models count differently, so this is an estimate on the high side: a limit is kept rather than
 * reached exactly.
 */
export const countTokens = (text: string): number => Math.ceil(Buffer.byteLength(text) / BYTES_PER_TOKEN) + PER_MESSAGE;

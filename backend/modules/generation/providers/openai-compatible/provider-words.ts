import OpenAI from 'openai';

/** What the provider's server itself said about a call that failed; null when it sent no answer. */
export function providerWords(error: unknown): string | null {
  return error instanceof OpenAI.APIError && error.status !== undefined ? error.message : null;
}

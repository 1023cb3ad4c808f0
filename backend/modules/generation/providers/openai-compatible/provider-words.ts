import OpenAI from 'openai';

/** The error message of the provider's server for a failed call; null when the server sent no answer. */
export function providerWords(error: unknown): string | null {
  return error instanceof OpenAI.APIError && error.status !== undefined ? error.message : null;
}

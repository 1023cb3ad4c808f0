import OpenAI from 'openai';
import { ProviderFailure } from '../../provider.port.ts';
import { callOptions } from './client.ts';
import { failureFromError } from './failure-from-error.ts';

export interface Moderation {
  /** Asks the provider's moderation endpoint about a prompt. @throws ProviderFailure `refused` when the text may not be used */
  check(text: string, signal: AbortSignal): Promise<void>;
}

/** Builds a check of prompts by the provider's moderation endpoint. A server without that endpoint is remembered and not asked again. */
export function createModeration(client: OpenAI, callTimeoutMs: number): Moderation {
  let available = true;
  return {
    async check(text, signal) {
      if (!available) return;
      const limit = AbortSignal.any([signal, AbortSignal.timeout(callTimeoutMs)]);
      try {
        const answer = await client.moderations.create({ input: text }, callOptions(limit));
        if (!answer.results?.some((result) => result.flagged)) return;
      } catch (error) {
        if (error instanceof OpenAI.NotFoundError) {
          available = false;
          return;
        }
        throw failureFromError(error, signal);
      }
      throw new ProviderFailure('refused', 'The moderation check refused this text');
    },
  };
}

import { StaleSnapshot } from '../payments.errors.ts';

const TRIES = 10;

/**
 * Runs "remember the row, ask the provider, write if the row is still the same" until nobody else wrote in between. An
 * answer fetched before somebody else's write may be older than what they wrote, and must not land on top of it.
 */
export async function freshly<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StaleSnapshot) || attempt >= TRIES) throw error;
    }
  }
}

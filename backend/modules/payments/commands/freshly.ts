import { StaleSnapshot } from '../payments.errors.ts';

const TRIES = 10;

/**
 * Repeats `work` until no other process changed the row during it (docs/rules/payments.md#read-then-write). Otherwise an older answer of the
 * provider could overwrite a newer one.
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

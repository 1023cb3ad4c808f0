import { StaleSnapshot } from '../payments.errors.ts';

const TRIES = 10;

/**
 * Repeats `work` until no other process wrote in between (docs/rules/payments.md#read-then-write). `work` remembers the row, asks the
 * provider, and writes if the row is unchanged. Otherwise an older answer could overwrite a newer one.
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

import { describe, it } from 'vitest';
import { REPLY_CRASHES, surviveApiDeath, surviveReplyCrash } from './chat-crashes.ts';

/** The time limit of a test that starts two stacks of processes, and waits for the heartbeat of a lost run to grow old. */
const WITHIN_MS = 240_000;
const OFTEN = ['inside the transaction that ends it'];

// Both scenarios run at the same time, because they mostly wait for locks to expire.
describe('a reply', { concurrent: true }, () => {
  it.each(REPLY_CRASHES.filter(({ name }) => OFTEN.includes(name)).map((crash) => [crash.name, crash] as const))('a reply is written and charged once when its worker dies %s', async (_name, crash) => {
    await surviveReplyCrash(crash);
  }, WITHIN_MS);

  it('a reply is the same in every tab when the API dies while it streams', surviveApiDeath, WITHIN_MS);
});

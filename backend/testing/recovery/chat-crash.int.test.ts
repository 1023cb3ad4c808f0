import { describe, it } from 'vitest';
import { REPLY_CRASHES, surviveApiDeath, surviveReplyCrash } from './chat-crashes.ts';

const OFTEN = ['in the middle of its words', 'inside the transaction that ends it'];

describe('a reply', () => {
  it.each(REPLY_CRASHES.filter(({ name }) => OFTEN.includes(name)).map((crash) => [crash.name, crash] as const))('is written and charged once when its worker dies %s', async (_name, crash) => {
    await surviveReplyCrash(crash);
  });

  it('is the same in every tab when the API dies while it streams', surviveApiDeath);
});

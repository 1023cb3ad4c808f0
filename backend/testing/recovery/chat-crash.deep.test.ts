import { describe, it } from 'vitest';
import { REPLY_CRASHES, surviveReplyCrash } from './chat-crashes.ts';

const ROUNDS = 5;

describe.each(Array.from({ length: ROUNDS }, (_, n) => n + 1))('a reply whose worker dies, round %i', () => {
  it.each(REPLY_CRASHES.map((crash) => [crash.name, crash] as const))('a reply is written and charged once when its worker dies %s', async (_name, crash) => {
    await surviveReplyCrash(crash);
  });
});

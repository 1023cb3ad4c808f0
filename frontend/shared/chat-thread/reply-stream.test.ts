import { expect, it, vi } from 'vitest';
import type { ChatMessage } from '#contracts/chat.ts';
import { createReplyStream } from './reply-stream.ts';
import { laterOf } from './thread-cache.ts';

const WORDS = Array.from({ length: 30 }, (_, at) => `w${at} `);
const begun: ChatMessage = {
  id: 'm', parentId: null, role: 'assistant', parts: [], attachments: [], status: 'queued', attempt: 1, nextSeq: 0, model: null, generationId: 'run', charged: null, tookMs: null,
  feedback: null, problem: null, summary: null, branch: { index: 1, count: 1, previousId: null, nextId: null }, createdAt: '2026-11-26T06:00:00.000Z',
};
/** Returns the reply as the server has stored it after `count` parts of its text. */
const stored = (count: number): ChatMessage => ({ ...begun, status: 'writing', nextSeq: count, parts: count === 0 ? [] : [{ kind: 'text', text: WORDS.slice(0, count).join('') }] });
const textOf = ({ parts }: ChatMessage) => parts.map((part) => (part.kind === 'text' ? part.text : '')).join('');

/** Makes random numbers from 0 to 1, the same for the same seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

it("a streamed reply shows every word once and in order, whatever parts of the stream are lost, doubled or late, and however old the server's text is", async () => {
  vi.useFakeTimers();
  try {
    for (let seed = 1; seed <= 200; seed += 1) {
      const next = random(seed);
      let shown = begun;
      let sent = 0;
      const stream = createReplyStream({
        read: () => shown,
        write: (message) => {
          shown = message;
          expect(WORDS.join('').startsWith(textOf(shown))).toBe(true);
        },
        fetch: async () => {
          const lag = Math.floor(next() * 4);
          await Promise.resolve();
          shown = laterOf(shown, stored(Math.max(0, sent - lag)));
        },
      });
      const late: number[] = [];
      const take = (seq: number): void => stream.take({ chatId: 'c', messageId: 'm', attempt: 1, seq, text: WORDS[seq]! });
      for (; sent < WORDS.length;) {
        sent += 1;
        const luck = next();
        if (luck > 0.85) late.push(sent - 1);
        else if (luck > 0.15) take(sent - 1);
        if (luck > 0.6 && luck < 0.7) take(sent - 1);
        if (late.length > 0 && next() > 0.7) take(late.shift()!);
        await vi.advanceTimersByTimeAsync(Math.floor(next() * 300));
      }
      take(WORDS.length - 1);
      await vi.advanceTimersByTimeAsync(20_000);
      expect([seed, textOf(shown)]).toEqual([seed, WORDS.join('')]);
      stream.close();
    }
  } finally {
    vi.useRealTimers();
  }
});

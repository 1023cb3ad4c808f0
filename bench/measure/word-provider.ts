import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { chunkOf } from '#testing/openai-double-chunk.ts';
import { preciseNow } from '../load-clients/load-client-messages.ts';

/** The pace at which a benchmark's stand-in provider streams its answers. */
export interface WordPace {
  words: number;
  /** Words per second of each streamed answer; null: as fast as the reader takes them. */
  perSecond: number | null;
  /** How many answers must be requested before the stand-in provider begins any of them. */
  together: number;
}

export interface WordProvider {
  /** Address of the benchmark's stand-in for a text provider, for TEXT_PROVIDER_URL. */
  baseUrl: string;
  /** Sets the pace at which the stand-in provider streams answers that are requested from now on. */
  setPace(pace: WordPace): void;
  /** Returns how many answers the stand-in provider has finished. */
  ended(): number;
  close(): void;
}

function createGate(): { promise: Promise<void>; resolve(): void } {
  let resolve!: () => void;
  const promise = new Promise<void>((open) => (resolve = open));
  return { promise, resolve };
}

/** Starts a stand-in for a text provider. Its words are the times at which it sent them, in ms since the epoch, so that the reader knows how long each took. */
export async function startWordProvider(): Promise<WordProvider> {
  let pace: WordPace = { words: 10, perSecond: null, together: 1 };
  let asked = 0;
  let ended = 0;
  let begin = createGate();

  async function answer(response: ServerResponse): Promise<void> {
    const { words, perSecond, together } = pace;
    asked += 1;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.flushHeaders();
    if (asked >= together) begin.resolve();
    const place = asked / together;
    await begin.promise;
    // Delays the beginning of each answer differently, because answers to different people do not begin in the same millisecond.
    if (perSecond !== null) await pause(place * 1_000);
    const startedAt = performance.now();
    const closed = once(response, 'close');
    for (let word = 0; word < words && !response.destroyed; word += 1) {
      const due = perSecond === null ? 0 : startedAt + (word * 1_000) / perSecond - performance.now();
      if (due > 1) await pause(due);
      const more = response.write(`data: ${chunkOf(`${preciseNow().toFixed(1)} `)}\n\n`);
      if (!more) await Promise.race([once(response, 'drain'), closed]);
    }
    response.end(`data: ${chunkOf('', 'stop')}\n\ndata: [DONE]\n\n`);
    ended += 1;
  }
  const server = createServer((request, response) => {
    request.resume();
    answer(response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    setPace(next) {
      pace = next;
      asked = ended = 0;
      begin = createGate();
    },
    ended: () => ended,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

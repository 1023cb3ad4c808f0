import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chunkOf } from '../../backend/testing/openai-double-chunk.ts';
import { portOf } from './wires.ts';

/** A text provider for drills. Each word names the call that produced it, so a text mixed from two calls is visible. */
export interface DrillProvider {
  port: number;
  /** `hangs`: takes requests and never answers them. */
  become(manner: 'writes' | 'hangs'): void;
  /** Number of requests received so far. */
  calls(): number;
  stop(): Promise<void>;
}

const WORDS = 12;
/** Pause between words in ms. It is long enough that a worker stopped at any moment is in the middle of a run. */
const EVERY_MS = 100;

/** Starts a server that streams chat completions as OpenAI does. */
export async function startDrillProvider(): Promise<DrillProvider> {
  let manner: 'writes' | 'hangs' = 'writes';
  let calls = 0;
  const write = async (response: http.ServerResponse, call: number): Promise<void> => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (let word = 1; word <= WORDS && !response.destroyed; word += 1) {
      response.write(`data: ${chunkOf(`c${call}-${word} `)}\n\n`);
      await wait(EVERY_MS);
    }
    response.write(`data: ${chunkOf('', 'stop')}\n\n`);
    response.end('data: [DONE]\n\n');
  };
  const server = http.createServer((request, response) => {
    request.resume();
    calls += 1;
    response.on('error', () => undefined);
    if (manner === 'writes') void write(response, calls);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: portOf(server),
    become: (next) => {
      manner = next;
    },
    calls: () => calls,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Whether a text contains words of more than one call. */
export const isMixed = (text: string): boolean => new Set([...text.matchAll(/\bc(\d+)-\d+\b/g)].map(([, call]) => call)).size > 1;

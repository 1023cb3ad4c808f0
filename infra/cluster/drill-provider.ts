import { once } from 'node:events';
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chunkOf } from '../../backend/testing/openai-double-chunk.ts';
import { portOf } from './wires.ts';

/** The text provider that a cluster's drills use. Each word of an answer names its call, so a text mixed from two calls is visible. */
export interface DrillProvider {
  port: number;
  /** Set to true, the drills' provider takes requests and never answers them. */
  become(manner: 'writes' | 'hangs'): void;
  /** Returns how many requests the drills' provider has received so far. */
  calls(): number;
  stop(): Promise<void>;
}

const WORDS = 12;
/** Pause in ms between two words of the drills' provider: so long that a worker stopped at any moment is in the middle of a run. */
const EVERY_MS = 100;

/** Starts the drills' provider, a server that streams chat completions as OpenAI does. */
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

/** Returns whether a run's text contains words of more than one call to the drills' provider. */
export const isMixed = (text: string): boolean => new Set([...text.matchAll(/\bc(\d+)-\d+\b/g)].map(([, call]) => call)).size > 1;

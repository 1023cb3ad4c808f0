import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chunkOf } from '#testing/openai-double-chunk.ts';
import { preciseNow } from '../load-clients/load-client-messages.ts';

export interface StampingProvider {
  /** Address of the benchmark's stand-in for a text provider, for TEXT_PROVIDER_URL. */
  baseUrl: string;
  /** Returns when the stand-in provider sent the last word of its answer to this prompt, in ms since the epoch. */
  answeredAt(prompt: string): number | undefined;
  close(): void;
}

/** Starts a stand-in for a text provider that answers at once and remembers when it answered. */
export async function startStampingProvider(): Promise<StampingProvider> {
  const answered = new Map<string, number>();
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { messages } = JSON.parse(Buffer.concat(parts).toString('utf8')) as { messages: { content: string }[] };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`data: ${chunkOf('Rain on the roof, and a warm cup of tea.')}\n\n`);
    answered.set(messages.at(-1)!.content, preciseNow());
    response.end(`data: ${chunkOf('', 'stop')}\n\ndata: [DONE]\n\n`);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    answeredAt: (prompt) => answered.get(prompt),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

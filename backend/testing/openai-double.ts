import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOk, TINY_MP4 } from './openai-double-answers.ts';
import { streamChat } from './openai-double-chat.ts';
import type { DoubledCall } from './openai-double-chat.ts';
import { chunkOf } from './openai-double-chunk.ts';
import { loadRequestCheck } from './openai-schema.ts';

/** How the OpenAI double treats one request; `ok` when nothing is scripted. */
export type Behaviour =
  | { do: 'ok'; words?: string[]; delayMs?: number }
  | { do: 'status'; status: number; retryAfter?: string; code?: string; message?: string }
  /** The double of OpenAI's API never answers the request. */
  | { do: 'hang' }
  /** The double streams some words, then drops the connection (or ends without a finish reason). */
  | { do: 'cut'; words: string[]; politely?: boolean }
  /** The double streams text and then tool calls, whose arguments come in parts that take turns. With `cut` the connection drops before the end. */
  | { do: 'chat'; words?: string[]; calls?: readonly DoubledCall[]; delayMs?: number; cut?: boolean }
  | { do: 'garbage' }
  | { do: 'empty' }
  | { do: 'huge'; bytes: number }
  /** The double does the work, then drops the connection before it answers. */
  | { do: 'lost' };

export interface RecordedCall {
  method: string;
  path: string;
  body: Record<string, unknown>;
  headers: http.IncomingHttpHeaders;
  at: number;
  /** True when the client closed the connection before the answer was complete. */
  aborted: boolean;
  /** Problems of the request, checked with OpenAI's public OpenAPI description. */
  problems: string[];
}

export interface OpenAiDouble {
  /** The address of the double that a provider's EndpointSettings name. */
  baseUrl: string;
  calls: RecordedCall[];
  /** Sets how the double treats its next requests, in order. Later ones are treated by `always`, then by `ok`. */
  script(...behaviours: Behaviour[]): void;
  always(behaviour: Behaviour): void;
  /** How many video jobs clients have created at the double. */
  videoJobs(): number;
  close(): Promise<void>;
}

/** Starts a local server that speaks the part of the OpenAI API that we call, over real HTTP, and misbehaves as a test scripts it. Every video is `clip`. */
export async function startOpenAiDouble({ clip = TINY_MP4 }: { clip?: Buffer } = {}): Promise<OpenAiDouble> {
  const check = loadRequestCheck();
  const calls: RecordedCall[] = [];
  const queue: Behaviour[] = [];
  const jobs = new Map<string, number>();
  let fallback: Behaviour = { do: 'ok' };

  const server = http.createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      console.error('The double broke:', error);
      response.destroy();
    });
  });

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const path = (request.url ?? '').replace(/^\/v1/, '').replace(/\?.*$/, '');
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    const method = request.method ?? 'GET';
    const call: RecordedCall = {
      method, path, body, headers: request.headers, at: performance.now(), aborted: false,
      problems: check ? check(method, path, body) : [],
    };
    calls.push(call);
    response.on('close', () => {
      call.aborted = !response.writableFinished;
    });
    await misbehaveOrAnswer(queue.shift() ?? fallback, call, response);
  }

  async function misbehaveOrAnswer(behaviour: Behaviour, call: RecordedCall, response: http.ServerResponse): Promise<void> {
    switch (behaviour.do) {
      case 'hang':
        return;
      case 'status': {
        const headers: Record<string, string> = { 'content-type': 'application/json' };
        if (behaviour.retryAfter) headers['retry-after'] = behaviour.retryAfter;
        response.writeHead(behaviour.status, headers);
        response.end(JSON.stringify({ error: { message: behaviour.message ?? 'scripted', type: 'scripted', code: behaviour.code ?? null } }));
        return;
      }
      case 'cut':
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (const word of behaviour.words) response.write(`data: ${chunkOf(word)}\n\n`);
        if (behaviour.politely) response.end('data: [DONE]\n\n');
        else setTimeout(() => response.destroy(), 50);
        return;
      case 'chat':
        return streamChat(response, behaviour);
      case 'garbage':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('<html>definitely not JSON');
        return;
      case 'empty':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ id: 'empty', object: 'chat.completion', created: 0, model: 'm', choices: [], data: [] }));
        return;
      case 'huge':
        await sendHuge(response, behaviour.bytes);
        return;
      case 'lost':
        if (call.path === '/videos' && call.method === 'POST') jobs.set(`video_${jobs.size + 1}`, 0);
        response.destroy();
        return;
      case 'ok':
        await answerOk(call, response, { words: behaviour.words, delayMs: behaviour.delayMs ?? 0, jobs, clip });
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    calls,
    script: (...behaviours) => void queue.push(...behaviours),
    always: (behaviour) => {
      fallback = behaviour;
    },
    videoJobs: () => jobs.size,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function sendHuge(response: http.ServerResponse, bytes: number): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  const block = Buffer.alloc(1024 * 1024, 0x20);
  for (let sent = 0; sent < bytes && !response.destroyed; sent += block.length) {
    if (!response.write(block)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}

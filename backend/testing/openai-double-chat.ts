import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { chunkOf } from './openai-double-chunk.ts';

/** A tool call in the double's answer. `arguments` is sent unchanged, malformed or not. */
export interface DoubledCall {
  id: string;
  name: string;
  arguments: string;
}

const PART_CHARACTERS = 7;

const deltaChunk = (delta: Record<string, unknown>, finish: string | null = null): string =>
  JSON.stringify({ id: 'chatcmpl-double', object: 'chat.completion.chunk', created: 0, model: 'double', choices: [{ index: 0, delta, finish_reason: finish }] });

/** Streams an answer with tool calls, as OpenAI does: first the name of each call, then parts of their arguments, which take turns. */
export async function streamChat(response: ServerResponse, { words = [], calls = [], delayMs = 0, cut = false }: { words?: string[]; calls?: readonly DoubledCall[]; delayMs?: number; cut?: boolean }): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const send = (data: string): void => void response.write(`data: ${data}\n\n`);
  for (const word of words) {
    if (response.destroyed) return;
    send(chunkOf(word));
    if (delayMs > 0) await wait(delayMs);
  }
  calls.forEach(({ id, name }, index) => send(deltaChunk({ tool_calls: [{ index, id, type: 'function', function: { name, arguments: '' } }] })));
  const longest = Math.max(0, ...calls.map((call) => call.arguments.length));
  for (let from = 0; from < longest; from += PART_CHARACTERS) {
    if (cut && from >= longest / 2) break;
    calls.forEach((call, index) => {
      const part = call.arguments.slice(from, from + PART_CHARACTERS);
      if (part !== '') send(deltaChunk({ tool_calls: [{ index, function: { arguments: part } }] }));
    });
  }
  if (cut) {
    setTimeout(() => response.destroy(), 20);
    return;
  }
  send(deltaChunk({}, calls.length > 0 ? 'tool_calls' : 'stop'));
  response.end('data: [DONE]\n\n');
}

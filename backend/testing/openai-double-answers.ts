import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { chunkOf } from './openai-double-chunk.ts';
import type { RecordedCall } from './openai-double.ts';

interface Options {
  words: string[] | undefined;
  delayMs: number;
  /** Video jobs by id, with how often the client has asked about each. */
  jobs: Map<string, number>;
  /** The bytes of every video that the double makes. */
  clip: Buffer;
}

const POLLS_UNTIL_DONE = 2;
const DEFAULT_WORDS = ['A ', 'double ', 'wrote ', 'these ', 'words.'];

/** Answers a call to the double of OpenAI's API as OpenAI would. */
export async function answerOk(call: RecordedCall, response: ServerResponse, options: Options): Promise<void> {
  if (call.path === '/chat/completions') return streamWords(response, options);
  await wait(options.delayMs);
  if (call.path === '/images/generations') return json(response, { created: 0, data: [{ b64_json: await picture() }] });
  if (call.path === '/moderations') return json(response, moderation(String(call.body.input)));
  if (call.path.startsWith('/videos')) return video(call, response, options);
  response.writeHead(404, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ error: { message: 'no such path', type: 'invalid_request_error', code: null } }));
}

async function streamWords(response: ServerResponse, { words = DEFAULT_WORDS, delayMs }: Options): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const word of words) {
    if (response.destroyed) return;
    response.write(`data: ${chunkOf(word)}\n\n`);
    if (delayMs > 0) await wait(delayMs);
  }
  response.write(`data: ${chunkOf('', 'stop')}\n\n`);
  response.end('data: [DONE]\n\n');
}

async function picture(): Promise<string> {
  const pixels = sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a4fd0' } });
  return (await pixels.png().toBuffer()).toString('base64');
}

const moderation = (input: string) => ({
  id: 'modr-double', model: 'double', results: [{ flagged: input.includes('FORBIDDEN'), categories: {}, category_scores: {} }],
});

/** The smallest file that a reader accepts as MP4: an `ftyp` box and no picture. */
export const TINY_MP4 = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom'), Buffer.alloc(4)]);

function video(call: RecordedCall, response: ServerResponse, { jobs, clip }: Options): void {
  if (call.method === 'POST') {
    const id = `video_${jobs.size + 1}`;
    jobs.set(id, 0);
    return json(response, job(id, 'queued', 0));
  }
  const id = call.path.split('/')[2] ?? '';
  const asked = jobs.get(id);
  if (asked === undefined) {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: 'no such job', type: 'invalid_request_error', code: null } }));
    return;
  }
  if (call.path.endsWith('/content')) {
    response.writeHead(200, { 'content-type': 'video/mp4' });
    response.end(clip);
    return;
  }
  jobs.set(id, asked + 1);
  json(response, asked < POLLS_UNTIL_DONE ? job(id, 'in_progress', (asked + 1) * 30) : job(id, 'completed', 100));
}

const job = (id: string, status: string, progress: number) => ({
  id, object: 'video', model: 'double', status, progress, created_at: 0, completed_at: null, expires_at: null,
  prompt: null, size: '1280x720', seconds: '4', remixed_from_video_id: null, error: null,
});

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

import { setTimeout as wait } from 'node:timers/promises';
import type OpenAI from 'openai';
import { ProviderFailure } from '../../provider.port.ts';
import type { MadeVideo, VideoRequest } from '../../provider.port.ts';
import { callOptions } from './client.ts';
import type { OpenAiLimits } from './endpoint-settings.ts';
import { failureFromError } from './failure-from-error.ts';
import { altText, promptWithNegative } from './image.ts';

const SIZES = { '16:9': '1280x720', '9:16': '720x1280' } as const;

/**
 * Makes one video by a job of the provider: creates it, polls its progress and downloads the result. It reports the job's id before anything
 * else, so that a later attempt resumes the job. Each HTTP call has its own time limit, and the request's signal limits the whole.
 */
export async function makeVideo(client: OpenAI, request: VideoRequest, limits: OpenAiLimits): Promise<MadeVideo> {
  try {
    const jobId = request.resumeJobId ?? (await createJob(client, request, limits));
    const job = await waitForJob(client, jobId, request, limits);
    const data = await download(client, jobId, request, limits);
    const [width = 0, height = 0] = String(job.size ?? sizeOf(request)).split('x').map(Number);
    const durationMs = Number(job.seconds || limits.videoSeconds) * 1000;
    return { data, mime: 'video/mp4', width, height, durationMs, poster: null, altText: altText(request) };
  } catch (error) {
    throw failureFromError(error, request.signal);
  }
}

const sizeOf = ({ aspect }: VideoRequest): string => (aspect === '9:16' ? SIZES['9:16'] : SIZES['16:9']);

const perCall = (request: VideoRequest, limits: OpenAiLimits): OpenAI.RequestOptions =>
  callOptions(AbortSignal.any([request.signal, AbortSignal.timeout(limits.callTimeoutMs)]), request.idempotencyKey);

async function createJob(client: OpenAI, request: VideoRequest, limits: OpenAiLimits): Promise<string> {
  const body = {
    model: request.model,
    prompt: promptWithNegative(request),
    seconds: String(limits.videoSeconds),
    size: sizeOf(request),
  };
  const job = await client.post<OpenAI.Videos.Video>('/videos', { body, ...perCall(request, limits) });
  if (typeof job?.id !== 'string' || job.id === '') throw new ProviderFailure('bad_answer', 'The provider named no job');
  await request.onJob(job.id);
  return job.id;
}

async function waitForJob(
  client: OpenAI,
  jobId: string,
  request: VideoRequest,
  limits: OpenAiLimits,
): Promise<OpenAI.Videos.Video> {
  for (;;) {
    const job = await client.videos.retrieve(jobId, perCall(request, limits));
    if (job.status === 'completed') return job;
    if (job.status === 'failed') throw failureOfJob(job);
    if (job.status !== 'queued' && job.status !== 'in_progress') {
      throw new ProviderFailure('bad_answer', 'The provider named a state that does not exist');
    }
    request.onProgress(Math.max(0, Math.min(99, Math.round(job.progress ?? 0))));
    await wait(limits.videoPollMs, undefined, { signal: request.signal });
  }
}

function failureOfJob(job: OpenAI.Videos.Video): ProviderFailure {
  const refused = /moderation|policy|safety/i.test(job.error?.code ?? '');
  return refused
    ? new ProviderFailure('refused', 'The provider refused this content')
    : new ProviderFailure('server_error', 'The provider could not make this video');
}

async function download(client: OpenAI, jobId: string, request: VideoRequest, limits: OpenAiLimits): Promise<Buffer> {
  const response = await client.videos.downloadContent(jobId, {}, perCall(request, limits));
  const data = Buffer.from(await response.arrayBuffer());
  // Every MP4 file begins with a file type box (ISO/IEC 14496-12), so its bytes 4 to 7 read "ftyp".
  if (data.subarray(4, 8).toString('latin1') !== 'ftyp') throw new ProviderFailure('bad_answer', 'The provider sent no MP4');
  return data;
}

import type { Aspect } from '#contracts/generation.ts';

/** The category that an improvement sends in place of the prompt's. It tells the provider to rewrite the given template and not to follow it. */
export const TEMPLATE_IMPROVEMENT = 'template-improvement';

/** The part of a request that providers get for every type of content. */
export interface ProviderRequest {
  /** The filled-in template, or the person's own words. */
  prompt: string;
  /** An instruction that comes before the prompt and is no part of it; absent when there is none. */
  preface?: string;
  /** The filled-in system template of a text prompt; null when it has none. */
  system: string | null;
  /** What an image or video must not show; null when nothing was excluded. */
  negative: string | null;
  /** The model's name at the provider. */
  model: string;
  /** The random seed. If the provider can, it gives equal outputs for equal seeds and requests. */
  seed: number;
  /** What the run is about, for providers that shape their output from the form. */
  subject: { title: string | null; category: string | null; values: { key: string; label: string; value: string }[] };
  /** The same key for all attempts at one output, so that providers with idempotency keys recognise a repeat. */
  idempotencyKey?: string;
  /** Aborts the call to the provider at once: the owner cancelled, the time is up, another worker has the run, or the process closes. */
  signal: AbortSignal;
}

export interface TextRequest extends ProviderRequest {
  /** The number of words that the text should have. */
  length: number;
}
export interface ImageRequest extends ProviderRequest {
  aspect: Aspect;
  /** The number of this image within its run, from 0. Each number gives another image for the same seed. */
  position: number;
}
export interface VideoRequest extends ProviderRequest {
  aspect: Aspect;
  /** The id of the provider's job from an earlier attempt; null without one. The provider must resume that job and create no second one. */
  resumeJobId: string | null;
  /** The provider calls and awaits this as soon as it has a job id, so that a later attempt can resume the job. */
  onJob(providerJobId: string): Promise<void>;
  /** The provider reports here how far the video is, in percent from 0 to 100. */
  onProgress(percent: number): void;
}

/** A picture that a person attached to a chat message. */
export interface ChatImage {
  mime: string;
  data: Buffer;
}
/** A call of a tool that a model asks for. `arguments` is the model's own text: often JSON, and never to be trusted. */
export interface CalledTool {
  id: string;
  name: string;
  arguments: string;
}
/** One message of a chat. The answer of a tool comes after the assistant's message that called the tool. */
export type ChatTurn =
  | { role: 'user'; text: string; images: readonly ChatImage[] }
  | { role: 'assistant'; text: string; calls: readonly CalledTool[] }
  | { role: 'tool'; callId: string; name: string; content: string };
/** A tool as a model gets it described. `parameters` is the JSON schema of an object. */
export interface ToolDescription {
  name: string;
  description: string;
  parameters: Readonly<Record<string, unknown>>;
}
/** The public texts of the agent that answers in a chat. */
export interface Persona {
  name: string;
  description: string;
  greeting: string;
  starters: readonly string[];
}

/** A request for one round of a chat: the model answers these messages, or asks for tools. */
export interface ChatRequest {
  model: string;
  seed: number;
  /** The agent's instructions; null for providers whose outputs quote their input (`formOnly`). */
  system: string | null;
  persona: Persona | null;
  turns: readonly ChatTurn[];
  /** The tools that the model may ask for. The last round has none, so that the model must answer. */
  tools: readonly ToolDescription[];
  /** The number of words at which the reply is cut. */
  length: number;
  /** How inventive the model may be, from 0 (exact) to 1; null for the provider's default. */
  creativity: number | null;
  idempotencyKey?: string;
  signal: AbortSignal;
}

/** The output of a chat round in order: pieces of text, and at the end at most one list of tool calls. */
export type ChatPiece = { kind: 'text'; text: string } | { kind: 'calls'; calls: CalledTool[] };

export interface MadeImage {
  data: Buffer;
  mime: string;
  width: number;
  height: number;
  altText: string;
}
export interface MadeVideo {
  data: Buffer;
  mime: string;
  width: number;
  height: number;
  durationMs: number;
  /** The still picture that a player shows before the video plays. */
  poster: { data: Buffer; mime: string } | null;
  altText: string;
}

/** Makes outputs of runs. If a method is absent, this provider does not make that type of content. */
export interface GenerationProvider {
  readonly id: string;
  /** The line that screens show under this provider's outputs, e.g. "Made by Studio, the built-in demo provider"; null for none. */
  readonly credit: string | null;
  /** Set for a provider whose outputs quote its input. For a paid prompt it gets only the form as buyers see it, and no template. */
  readonly formOnly?: true;
  /** Yields the text in pieces while the provider writes it. @throws ProviderFailure */
  streamText?(request: TextRequest): AsyncIterable<string>;
  /** Makes one round of a chat. @throws ProviderFailure */
  chat?(request: ChatRequest): AsyncIterable<ChatPiece>;
  /** Makes one image. @throws ProviderFailure */
  makeImage?(request: ImageRequest): Promise<MadeImage>;
  /** Makes one video. @throws ProviderFailure */
  makeVideo?(request: VideoRequest): Promise<MadeVideo>;
  /** The reason, as text for people, why this provider cannot make a content type now; null when it can. */
  unavailable(contentType: 'text' | 'image' | 'video'): string | null;
}

/** The reason why a provider call failed. The user reads it in plain words, and the technical cause stays in the log. */
export type ProviderFailureCode =
  | 'timeout'
  | 'rate_limited'
  | 'server_error'
  | 'bad_answer'
  | 'cut_stream'
  | 'too_large'
  | 'empty'
  | 'refused'
  | 'invalid_request'
  | 'unavailable'
  | 'aborted';

const RETRYABLE: readonly ProviderFailureCode[] = [
  'timeout', 'rate_limited', 'server_error', 'bad_answer', 'cut_stream', 'too_large', 'empty', 'unavailable',
];

/** The error of a failed provider call. `retryAfterMs` is set when the provider answered 429 with Retry-After. */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly code: ProviderFailureCode;
  readonly retryAfterMs: number | null;
  /** Whether another provider may accept the same request, although this one would refuse it again. */
  readonly elsewhere: boolean;

  constructor(code: ProviderFailureCode, message: string, options: { cause?: unknown; retryAfterMs?: number; elsewhere?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.elsewhere = options.elsewhere ?? false;
  }

  /** Whether another attempt may succeed. It cannot after a refusal or an invalid request. */
  get retryable(): boolean {
    return RETRYABLE.includes(this.code);
  }
}

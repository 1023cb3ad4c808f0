import type { Aspect } from '#contracts/generation.ts';

/** Sent in place of the prompt's category: the provider must rewrite the given template, not follow it. */
export const TEMPLATE_IMPROVEMENT = 'template-improvement';

/** What every provider learns about a run, whatever it makes. */
export interface ProviderRequest {
  /** The filled prompt: template with its variables replaced, or the free-form text. */
  prompt: string;
  /** Said before the prompt, and no part of it; left out when there is nothing to say. */
  preface?: string;
  /** System template of a text prompt, filled; null when it has none. */
  system: string | null;
  /** What an image or video should avoid; null when nothing. */
  negative: string | null;
  /** Model name as the provider knows it. */
  model: string;
  /** Same seed and same request: same output (where the provider can). */
  seed: number;
  /** What the run is about, for providers that shape their output from the form. */
  subject: { title: string | null; category: string | null; values: { key: string; label: string; value: string }[] };
  /** Stable over the attempts at one output: sent to providers that know idempotency keys. */
  idempotencyKey?: string;
  /** Aborts the outside call at once: cancel by the user, attempt timeout, lost claim or shutdown. */
  signal: AbortSignal;
}

export interface TextRequest extends ProviderRequest {
  /** How many words the text should have. */
  length: number;
}
export interface ImageRequest extends ProviderRequest {
  aspect: Aspect;
  /** The number of this image in the run, from 0. With the same seed, each number gives another image. */
  position: number;
}
export interface VideoRequest extends ProviderRequest {
  aspect: Aspect;
  /** The provider's job made by an earlier attempt: resume it, never create a second one. */
  resumeJobId: string | null;
  /** Called (and awaited) as soon as the provider has a job id, so that a retry can resume it. */
  onJob(providerJobId: string): Promise<void>;
  /** Tells how far the video is, in percent from 0 to 100. */
  onProgress(percent: number): void;
}

/** A picture that a person attached. */
export interface ChatImage {
  mime: string;
  data: Buffer;
}
/** A tool that the model asked for. `arguments` is what it wrote: often JSON, never to be trusted. */
export interface CalledTool {
  id: string;
  name: string;
  arguments: string;
}
/** One message of a chat, oldest first. A tool's answer follows the assistant's turn that called the tool. */
export type ChatTurn =
  | { role: 'user'; text: string; images: readonly ChatImage[] }
  | { role: 'assistant'; text: string; calls: readonly CalledTool[] }
  | { role: 'tool'; callId: string; name: string; content: string };
/** A tool as the model's request describes it; `parameters` is a JSON schema of an object. */
export interface ToolDescription {
  name: string;
  description: string;
  parameters: Readonly<Record<string, unknown>>;
}
/** Public texts of the agent that answers; null without an agent. */
export interface Persona {
  name: string;
  description: string;
  greeting: string;
  starters: readonly string[];
}

/** One round of a chat: the model goes on with these messages, or asks for tools. */
export interface ChatRequest {
  model: string;
  seed: number;
  /** Instructions; null for providers whose outputs quote their input (`formOnly`). */
  system: string | null;
  persona: Persona | null;
  turns: readonly ChatTurn[];
  /** Empty in the last round, so that the model has to answer. */
  tools: readonly ToolDescription[];
  /** Words at which the reply is cut. */
  length: number;
  /** 0 (exact) to 1 (inventive); null for the provider's own. */
  creativity: number | null;
  idempotencyKey?: string;
  signal: AbortSignal;
}

/** What a round brings, in order. `calls` comes last and at most once. */
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
  /** Still picture shown before the video plays. */
  poster: { data: Buffer; mime: string } | null;
  altText: string;
}

/** A source of outputs. A method that is absent means that this provider does not make that type. */
export interface GenerationProvider {
  readonly id: string;
  /** Line shown under every output, e.g. "Made by Studio, the built-in demo provider"; null for none. */
  readonly credit: string | null;
  /** Set when the provider's outputs quote its input. For a paid prompt it gets the form as buyers see it, and no template. */
  readonly formOnly?: true;
  /** Pieces of text in order, as they are written. @throws ProviderFailure */
  streamText?(request: TextRequest): AsyncIterable<string>;
  /** One round of a chat. @throws ProviderFailure */
  chat?(request: ChatRequest): AsyncIterable<ChatPiece>;
  /** One image. @throws ProviderFailure */
  makeImage?(request: ImageRequest): Promise<MadeImage>;
  /** One video. @throws ProviderFailure */
  makeVideo?(request: VideoRequest): Promise<MadeVideo>;
  /** Why this provider cannot make a content type (as text for people), or null when it can. */
  unavailable(contentType: 'text' | 'image' | 'video'): string | null;
}

/** Why a provider call failed; the code reaches the user as plain words, the cause stays in the log. */
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

/** A failed provider call. `retryAfterMs` is set when the provider asked to wait (429 with Retry-After). */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure';
  readonly code: ProviderFailureCode;
  readonly retryAfterMs: number | null;
  /** The same request may succeed at another provider, although this one would refuse it again. */
  readonly elsewhere: boolean;

  constructor(code: ProviderFailureCode, message: string, options: { cause?: unknown; retryAfterMs?: number; elsewhere?: boolean } = {}) {
    super(message, { cause: options.cause });
    this.code = code;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.elsewhere = options.elsewhere ?? false;
  }

  /** Another attempt may succeed; a refusal or an invalid request will not. */
  get retryable(): boolean {
    return RETRYABLE.includes(this.code);
  }
}

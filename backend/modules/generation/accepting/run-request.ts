import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { FreeRunWish, PromptRunWish } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';
import type { Plan } from '../generation.options.ts';

/** The person who requests a run. */
export interface Requester {
  userId: string;
  plan: Plan;
  /** Hash of a request that has no Idempotency-Key; null with a key. A repeated request with this hash gets the first run while that run is unfinished. */
  requestHash: string | null;
  /** Tokens that the requester saw before the click. Null for runs without a price to confirm: reviews and starter samples. */
  expectedTotal: number | null;
  /** Remembers the results of the form's regular expressions, so that one request checks each of them once. */
  patterns: PatternCheck;
  /** Set when a tool of a chat asks for the run; absent for runs from pages. */
  surface?: 'chat';
  /** The API key that the request came with. Its ceilings count, and the run's surface is `api`. */
  keyId?: string | undefined;
}

/** A request for a run: each source with its fields. A new source gets a member here, and the compiler names the places that must know it. */
export type RunRequest =
  /** A run of the user's own words. */
  | { source: 'free'; wish: FreeRunWish; repeats?: Repetition }
  /** A run of a published prompt. It uses the version `keptVersionId` if the runner may still run that. */
  | { source: 'prompt'; promptId: string; wish: PromptWish; keptVersionId?: string | null; repeats?: Repetition }
  /** A free trial run of a published prompt: its creator pays (docs/rules/selling.md#free-trial-run). */
  | { source: 'free_trial'; promptId: string; wish: PromptWish; repeats?: undefined }
  /** A run for a challenge entry, with the challenge's form (`text`) or with a prompt. When the run is free, the system account pays. */
  | { source: 'challenge'; contentType: ContentType; text: ChallengeText; promptId: string | null; wish: ChallengeWish; systemAccountId: string | null; repeats?: undefined }
  /** An author's run of their own draft as it is saved. */
  | { source: 'test'; promptId: string; wish: TestWish; repeats?: Repetition }
  /** A platform run that becomes a sample: the system account pays (docs/rules/runs.md#starter-samples). */
  | { source: 'starter_sample'; promptId: string; inputs: Readonly<Record<string, unknown>>; model: string; systemAccountId: string; repeats?: undefined }
  /** A run that rewrites the template of an own draft. */
  | { source: 'improve'; promptId: string; wish: ImproveWish; repeats?: Repetition }
  /** A run that rewrites instructions of another module's draft, such as those of an agent. */
  | { source: 'rewrite'; wish: RewriteWish; repeats?: undefined }
  /** A moderator's run of a submitted version that waits for review (docs/rules/moderation.md#review-runs). */
  | { source: 'review'; waiting: WaitingText; inputs: Readonly<Record<string, unknown>>; repeats?: undefined }
  /** A run that writes one reply of a chat. */
  | { source: 'chat'; wish: ReplyWish; repeats?: undefined };

/** The type of a run request that has the source `S`. */
export type RequestOf<S extends RunRequest['source']> = Extract<RunRequest, { source: S }>;

/** The earlier run that a run repeats. With `free` the run uses the free retry of that run and costs nothing (docs/rules/runs.md#free-retry). */
export interface Repetition {
  runId: string;
  free: boolean;
}

export type PromptWish = Omit<PromptRunWish, 'freeTrialRun'>;

/** The form of a challenge, and the template that the form fills in. */
export interface ChallengeText {
  title: string;
  template: string;
  form: PromptForm;
}

export type ChallengeWish = Omit<PromptRunWish, 'freeTrialRun' | 'version' | 'sample' | 'from'>;

export interface TestWish {
  /** The draft revision that the author's editor shows. Null runs the saved draft, whatever its revision. */
  revision: number | null;
  inputs: Readonly<Record<string, unknown>>;
  model?: string | undefined;
  quantity?: number | undefined;
  length?: number | undefined;
  aspect?: string | undefined;
}

export interface ImproveWish {
  /** The draft revision that the author's editor shows. Null improves the saved draft, whatever its revision. */
  revision: number | null;
  /** What the model should improve, in the author's words. */
  wish?: string | undefined;
}

/** A request to let a model rewrite instructions, such as those of an agent. */
export interface RewriteWish {
  /** The run's title on the receipt. */
  title: string;
  text: string;
  /** What the model should improve, in the author's words; empty when the author wrote nothing. */
  wish: string;
}

/** A request of a chat for one reply. */
export interface ReplyWish {
  chatId: string;
  /** The reply's title on its receipt, such as "Chat with Ida". */
  title: string;
  /** The number of words at which the reply stops. The price depends on it. */
  length: number;
  /** The model's id on the rate card; undefined for the default model. */
  model: string | undefined;
  agentId: string | null;
  /** The agent's author, who earns `royalty` on top of the price. Null for chats without an agent, and for authors who use their own agent. */
  authorId: string | null;
  royalty: number;
  /** Whether the run continues a reply that was paid for already. Then it costs nothing. */
  free: boolean;
}

/** A submitted version that waits for a moderator's review. */
export interface WaitingText {
  promptId: string;
  versionId: string;
  title: string;
  content: DraftContent;
}

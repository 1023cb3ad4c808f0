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
  /** Hash of a request without an Idempotency-Key, else null. The same request again finds the first run until that run has ended. */
  requestHash: string | null;
  /** Tokens that the requester saw before the click. Null for runs without a price to confirm: reviews and starter samples. */
  expectedTotal: number | null;
  /** Results of the regular expressions that this request has checked so far. */
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
  /** A run for an entry of a challenge, with its own form (`text`) or with a prompt. The system account pays for the free run. */
  | { source: 'challenge'; contentType: ContentType; text: ChallengeText; promptId: string | null; wish: ChallengeWish; systemAccountId: string | null; repeats?: undefined }
  /** An author's run of their own draft as it is saved. */
  | { source: 'test'; promptId: string; wish: TestWish; repeats?: Repetition }
  /** A platform run that becomes a sample: the system account pays (docs/rules/runs.md#starter-samples). */
  | { source: 'starter_sample'; promptId: string; inputs: Readonly<Record<string, unknown>>; model: string; systemAccountId: string; repeats?: undefined }
  /** A run that rewrites the template of an own draft. */
  | { source: 'improve'; promptId: string; wish: ImproveWish; repeats?: Repetition }
  /** A run that rewrites instructions of another module's draft, such as those of an agent. */
  | { source: 'rewrite'; wish: RewriteWish; repeats?: undefined }
  /** A reviewer's run of a version that waits (docs/rules/moderation.md#review-runs). */
  | { source: 'review'; waiting: WaitingText; inputs: Readonly<Record<string, unknown>>; repeats?: undefined }
  /** A reply of a chat. */
  | { source: 'chat'; wish: ReplyWish; repeats?: undefined };

/** The request of one source. */
export type RequestOf<S extends RunRequest['source']> = Extract<RunRequest, { source: S }>;

/** The earlier run that a run repeats. With `free` the run uses the free retry of that run and costs nothing (docs/rules/runs.md#free-retry). */
export interface Repetition {
  runId: string;
  free: boolean;
}

export type PromptWish = Omit<PromptRunWish, 'freeTrialRun'>;

/** The form of a challenge and the template behind it. */
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

/** Instructions that should become better. */
export interface RewriteWish {
  /** What the receipt calls the run. */
  title: string;
  text: string;
  /** What the model should improve, in the author's words; empty when the author wrote nothing. */
  wish: string;
}

/** A reply that a chat asks for. */
export interface ReplyWish {
  chatId: string;
  /** The reply's title on its receipt, such as "Chat with Ida". */
  title: string;
  /** Words at which the reply stops. The price depends on them. */
  length: number;
  /** Id on the rate card; undefined for the default. */
  model: string | undefined;
  agentId: string | null;
  /** Who earns `royalty` on top of the price. Null for chats without an agent, and for the author's own. */
  authorId: string | null;
  royalty: number;
  /** Goes on with a reply that was paid for, so it costs nothing. */
  free: boolean;
}

/** A version that waits for a review. */
export interface WaitingText {
  promptId: string;
  versionId: string;
  title: string;
  content: DraftContent;
}

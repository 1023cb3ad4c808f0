import type { z } from 'zod';
import type { EventName } from '#contracts/analytics.ts';
import type { EventDefinition } from '#kernel/events/event.ts';
import { dailyClaimed } from '#modules/achievements/achievements.events.ts';
import { entrySubmitted, voteCounted } from '#modules/challenges/challenges.events.ts';
import { chatMessageAnswered } from '#modules/chat/chat.events.ts';
import { promptSaved } from '#modules/collections/collections.events.ts';
import { generationCancelled, generationErrorEvent, generationSuccess } from '#modules/generation/generation.events.ts';
import { userRegistered } from '#modules/identity/identity.events.ts';
import { packBought } from '#modules/packs/packs.events.ts';
import { orderPaid, planChanged } from '#modules/payments/payments.events.ts';
import { promptPublished } from '#modules/prompts/prompts.events.ts';
import { promptUnlocked } from '#modules/selling/selling.events.ts';

export interface Fact {
  name: EventName;
  userId: string;
  /** The properties of facts: kinds and numbers only, without a person's texts and without ids of challenge entries. */
  props?: Record<string, string | number | boolean>;
}

export interface FactSource {
  readonly event: EventDefinition;
  /** Converts an outbox event into a step of a journey; null when it is no such step. */
  factOf(payload: unknown): Fact | null;
}

const source = <Name extends string, Payload extends z.ZodType>(event: EventDefinition<Name, Payload>, factOf: (payload: z.output<Payload>) => Fact | null): FactSource =>
  ({ event, factOf: (payload) => factOf(event.payload.parse(payload)) });

/** A run is a step of a journey only if it is no chat message, test run or review run. */
const ofRun = ({ surface, runSource }: { surface?: string | undefined; runSource?: string | undefined }, fact: Fact): Fact | null =>
  (surface !== 'chat' && (runSource === undefined || ['prompt', 'free', 'challenge'].includes(runSource)) ? fact : null);

/** The facts that the server knows about people's journeys, by the outbox events of other modules (docs/rules/analytics.md#facts). */
export const FACT_SOURCES: readonly FactSource[] = [
  source(userRegistered, ({ userId }) => ({ name: 'signed_up', userId })),
  source(generationSuccess, (run) => ofRun(run, { name: 'generation_success', userId: run.userId, props: { type: run.contentType, tokens: run.captured } })),
  source(generationErrorEvent, (run) => ofRun(run, { name: 'generation_error', userId: run.userId, props: { type: run.contentType, code: run.code } })),
  source(generationCancelled, (run) => ofRun(run, { name: 'generation_cancelled', userId: run.userId, props: { type: run.contentType } })),
  source(promptSaved, ({ userId }) => ({ name: 'item_saved', userId })),
  source(promptUnlocked, ({ buyerId, paid }) => ({ name: 'prompt_unlocked', userId: buyerId, props: { tokens: paid } })),
  source(packBought, ({ payerId, paid, gift }) => ({ name: 'pack_bought', userId: payerId, props: { tokens: paid, gift } })),
  source(orderPaid, ({ userId, kind, amountCents }) => ({ name: 'order_paid', userId, props: { kind, cents: amountCents } })),
  source(planChanged, ({ userId, plan }) => ({ name: 'plan_changed', userId, props: { plan } })),
  source(promptPublished, ({ ownerId, paid, first }) => (first ? { name: 'prompt_published', userId: ownerId, props: { paid } } : null)),
  source(dailyClaimed, ({ userId, streak }) => ({ name: 'daily_claimed', userId, props: { streak } })),
  source(entrySubmitted, ({ userId, kind }) => ({ name: 'challenge_entered', userId, props: { kind } })),
  source(voteCounted, ({ voterId }) => ({ name: 'challenge_voted', userId: voterId })),
  source(chatMessageAnswered, ({ userId, charged, draft }) => (draft ? null : { name: 'chat_answered', userId, props: { tokens: charged } })),
];

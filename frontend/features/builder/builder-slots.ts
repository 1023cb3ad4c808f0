import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Aspect, GenerationOutput } from '#contracts/generation.ts';
import type { Quote, RateCard } from '#contracts/pricing.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { RunOutcome } from '#shared/improving/improve-dialog.tsx';

/** Settings of a run besides its form. */
export interface OutputOptions {
  quantity: number;
  /** Words. */
  length: number;
  aspect: Aspect;
  /** Model id on the rate card; null for the type's default. */
  model: string | null;
}

/**
 * Components of the run panel and its results, which the page passes in because features do not import each other. Some load late, so keep a Suspense
 * around them.
 */
export interface BuilderSlots {
  /** Controls for length, count, shape and model. */
  OutputOptions: ComponentType<{ contentType: ContentType; card: RateCard; options: OutputOptions; formSetsLength?: boolean; onChange(options: OutputOptions): void }>;
  /** A price, line by line; `beside` is the price of a second run that the same press starts. */
  PriceBlock: ComponentType<{ quote: Quote; modelLabel: string; balance: number | null; beside?: { label: string; tokens: number } | undefined }>;
  /** Shows a run from its start to its receipt. */
  ResultStage: ComponentType<{ runId: string; onRetried(runId: string): void }>;
  /** A picture or video of a sample, in the size of its container. */
  SampleOutput: ComponentType<{ output: GenerationOutput | undefined; coverUrl: string | null }>;
  /** Imports a prompt from text or a file; left out where importing is not possible. */
  ImportDialog?: ComponentType<{ onClose(): void; onImport(content: DraftContent): void }>;
  /** A hook that follows a run; null when there is none or nothing is known about it. Call it on every render. */
  useRunOutcome(runId: string | null): RunOutcome | null;
}

export const BuilderSlotsContext = createContext<BuilderSlots | null>(null);

/** The components that the page passed in. @throws Error outside of the builder */
export function useBuilderSlots(): BuilderSlots {
  const slots = useContext(BuilderSlotsContext);
  if (!slots) throw new Error('Slots belong inside of the builder');
  return slots;
}

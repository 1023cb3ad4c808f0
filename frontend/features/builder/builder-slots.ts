import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Aspect, GenerationOutput } from '#contracts/generation.ts';
import type { Quote, RateCard } from '#contracts/pricing.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { RunOutcome } from '#shared/improving/improve-dialog.tsx';

/** Settings of a run besides the inputs of its form. */
export interface OutputOptions {
  quantity: number;
  /** Length of the run's text, in words. */
  length: number;
  aspect: Aspect;
  /** Id of the run's model on the rate card; null for the content type's default model. */
  model: string | null;
}

/**
 * Components of the run panel that the builder uses. The page passes them in, because features do not import each other. Some load late, so
 * they need a Suspense around them.
 */
export interface BuilderSlots {
  /** Controls for a run's length, number of outputs, aspect ratio and model. */
  OutputOptions: ComponentType<{ contentType: ContentType; card: RateCard; options: OutputOptions; formSetsLength?: boolean; onChange(options: OutputOptions): void }>;
  /** The price of a run, line by line; `beside` is the price of a second run that the same press starts. */
  PriceBlock: ComponentType<{ quote: Quote; modelLabel: string; balance: number | null; beside?: { label: string; tokens: number } | undefined }>;
  /** Shows a run from its start to its receipt. */
  ResultStage: ComponentType<{ runId: string; onRetried(runId: string): void }>;
  /** The picture or video of a sample, in the size of its container. */
  SampleOutput: ComponentType<{ output: GenerationOutput | undefined; coverUrl: string | null }>;
  /** A dialog that imports a prompt from text or a file; left out where importing is not possible. */
  ImportDialog?: ComponentType<{ onClose(): void; onImport(content: DraftContent): void }>;
  /** A hook that follows a run; its result is null when there is no run or nothing is known about it. Like every hook, it is called in each render. */
  useRunOutcome(runId: string | null): RunOutcome | null;
}

export const BuilderSlotsContext = createContext<BuilderSlots | null>(null);

/**
 * Returns the components of the run panel that the page passed to the builder.
 * @throws Error outside of the builder
 */
export function useBuilderSlots(): BuilderSlots {
  const slots = useContext(BuilderSlotsContext);
  if (!slots) throw new Error('Slots belong inside of the builder');
  return slots;
}

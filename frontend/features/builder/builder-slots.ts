import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { Aspect, GenerationOutput } from '#contracts/generation.ts';
import type { Quote, RateCard } from '#contracts/pricing.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import type { RunOutcome } from '#shared/improving/improve-dialog.tsx';

/** What a run asks for besides its form. */
export interface OutputOptions {
  quantity: number;
  /** Words. */
  length: number;
  aspect: Aspect;
  /** Id on the rate card; null for the type's default. */
  model: string | null;
}

/** Parts of the run panel and of its results: features do not know each other, so the page hands them in. Some load late: keep a Suspense around. */
export interface BuilderSlots {
  /** Length, count, shape and model. */
  OutputOptions: ComponentType<{ contentType: ContentType; card: RateCard; options: OutputOptions; formSetsLength?: boolean; onChange(options: OutputOptions): void }>;
  /** A price, line by line; `beside` is a second run that the same press starts. */
  PriceBlock: ComponentType<{ quote: Quote; modelLabel: string; balance: number | null; beside?: { label: string; tokens: number } | undefined }>;
  /** A run from its acceptance to its receipt. */
  ResultStage: ComponentType<{ runId: string; onRetried(runId: string): void }>;
  /** A picture or video of a sample, as large as its place. */
  SampleOutput: ComponentType<{ output: GenerationOutput | undefined; coverUrl: string | null }>;
  /** Reads a prompt from elsewhere; left out where nothing can be imported. */
  ImportDialog?: ComponentType<{ onClose(): void; onImport(content: DraftContent): void }>;
  /** Follows a run; null while there is none or nothing is known of it. A hook: call it always. */
  useRunOutcome(runId: string | null): RunOutcome | null;
}

export const BuilderSlotsContext = createContext<BuilderSlots | null>(null);

/** What the page handed in. @throws Error outside of the builder */
export function useBuilderSlots(): BuilderSlots {
  const slots = useContext(BuilderSlotsContext);
  if (!slots) throw new Error('Slots belong inside of the builder');
  return slots;
}

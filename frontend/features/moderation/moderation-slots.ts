import { createContext, useContext } from 'react';
import type { ComponentType } from 'react';
import type { GenerationOutput } from '#contracts/generation.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';

/**
 * Components of other features that the review pages show. Features do not import each other, so the page passes these in. They load lazily, so wrap
 * them in Suspense.
 */
export interface ModerationSlots {
  /** Shows moderators the template of a prompt with its variables marked. */
  Template: ComponentType<{ template: string }>;
  /** Shows moderators how two texts differ, word by word. */
  WordChanges: ComponentType<{ before: string; after: string }>;
  /** Shows moderators the inputs of a run under the labels of the prompt's form. */
  Inputs: ComponentType<{ form: PromptForm; inputs: Record<string, unknown> }>;
  /** Shows moderators one output of a run, as large as its place allows. */
  Output: ComponentType<{ output: GenerationOutput | undefined; coverUrl: string | null; controls?: boolean; className?: string }>;
  /** Shows moderators a run from its acceptance to its receipt. */
  ResultStage: ComponentType<{ runId: string }>;
}

export const ModerationSlotsContext = createContext<ModerationSlots | null>(null);

/**
 * Returns the components that the page passed in.
 * @throws Error outside of the moderators' page
 */
export function useModerationSlots(): ModerationSlots {
  const slots = useContext(ModerationSlotsContext);
  if (!slots) throw new Error('Slots belong inside of the moderators\' page');
  return slots;
}

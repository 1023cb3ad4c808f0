import { useSyncExternalStore } from 'react';
import { EVERY_TEXT_FITS, hasPattern } from '#contracts/form-pattern.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { DraftForm, PromptForm } from '#contracts/prompt-form.ts';

// The chunk as the browser has it: the same for every form, and never anything but absent or loaded.
let engine: { createPatternCheck: typeof createPatternCheck } | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Fetches the engine once. A fetch that fails is tried again at the next call; until then the server alone checks patterns. */
export function loadPatternEngine(): Promise<void> {
  loading ??= import('#contracts/pattern-engine.ts').then(
    (loaded) => {
      engine = loaded;
      for (const listener of listeners) listener();
    },
    () => { loading = null; },
  );
  return loading;
}

/** Calls back when the engine has arrived, until the returned function is called. */
export function onPatternEngine(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the engine is here; draws again when it arrives. */
export const usePatternEngine = (): boolean => useSyncExternalStore(onPatternEngine, isHere, absent);
const isHere = (): boolean => engine !== null;
const absent = (): boolean => false;

/** Whether the patterns of a form are checked for real: it has none, or the engine is here. */
export const knowsPatterns = (form: DraftForm | PromptForm): boolean => isHere() || !hasPattern(form);

/** A check for one look at something with or without patterns. The first that needs the engine asks for it, and lets every text fit meanwhile. */
export function patternCheck(needed: boolean): PatternCheck {
  if (!needed) return EVERY_TEXT_FITS;
  if (engine) return engine.createPatternCheck();
  void loadPatternEngine();
  return EVERY_TEXT_FITS;
}

/** The same for the patterns of a form. */
export const patternsOf = (form: DraftForm | PromptForm): PatternCheck => patternCheck(hasPattern(form));

/** The same, after the engine has arrived where the form needs it. */
export async function loadedPatternsOf(form: PromptForm): Promise<PatternCheck> {
  if (!knowsPatterns(form)) await loadPatternEngine();
  return patternsOf(form);
}

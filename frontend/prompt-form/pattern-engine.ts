import { useSyncExternalStore } from 'react';
import { EVERY_TEXT_FITS, hasPattern } from '#contracts/form-pattern.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { DraftForm, PromptForm } from '#contracts/prompt-form.ts';

// The loaded engine, shared by all forms; null until it has loaded.
let engine: { createPatternCheck: typeof createPatternCheck } | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads the engine once. After a failure the next call tries again; until then only the server checks patterns. */
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

/** Calls `listener` when the engine has loaded, until the returned function is called. */
export function onPatternEngine(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whether the engine has loaded; the component renders again when it has. */
export const usePatternEngine = (): boolean => useSyncExternalStore(onPatternEngine, isHere, absent);
const isHere = (): boolean => engine !== null;
const absent = (): boolean => false;

/** Whether a form's patterns are really checked: it has none, or the engine has loaded. */
export const knowsPatterns = (form: DraftForm | PromptForm): boolean => isHere() || !hasPattern(form);

/** A pattern check for one validation. The first call that needs the engine starts loading it, and accepts every text until then. */
export function patternCheck(needed: boolean): PatternCheck {
  if (!needed) return EVERY_TEXT_FITS;
  if (engine) return engine.createPatternCheck();
  void loadPatternEngine();
  return EVERY_TEXT_FITS;
}

/** The pattern check for a form. */
export const patternsOf = (form: DraftForm | PromptForm): PatternCheck => patternCheck(hasPattern(form));

/** The pattern check for a form, after the engine has loaded when the form needs it. */
export async function loadedPatternsOf(form: PromptForm): Promise<PatternCheck> {
  if (!knowsPatterns(form)) await loadPatternEngine();
  return patternsOf(form);
}

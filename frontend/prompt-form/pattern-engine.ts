import { useSyncExternalStore } from 'react';
import { EVERY_TEXT_FITS, hasPattern } from '#contracts/form-pattern.ts';
import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { DraftForm, PromptForm } from '#contracts/prompt-form.ts';

// The loaded engine that checks texts against patterns, shared by all forms. Null until it has loaded.
let engine: { createPatternCheck: typeof createPatternCheck } | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Loads the pattern engine once. After a failure the next call tries again; until then only the server checks patterns. */
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

/** Calls `listener` when the pattern engine has loaded. Returns a function that stops this. */
export function onPatternEngine(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether the pattern engine has loaded, and renders the component again when it has. */
export const usePatternEngine = (): boolean => useSyncExternalStore(onPatternEngine, isHere, absent);
const isHere = (): boolean => engine !== null;
const absent = (): boolean => false;

/** Whether the browser really checks a form's patterns: the form has none, or the pattern engine has loaded. */
export const knowsPatterns = (form: DraftForm | PromptForm): boolean => isHere() || !hasPattern(form);

/** Returns the pattern check for one validation of a form. While the engine is missing, it starts loading it and accepts every text. */
export function patternCheck(needed: boolean): PatternCheck {
  if (!needed) return EVERY_TEXT_FITS;
  if (engine) return engine.createPatternCheck();
  void loadPatternEngine();
  return EVERY_TEXT_FITS;
}

/** Returns the pattern check for a form, which accepts every text until the pattern engine has loaded. */
export const patternsOf = (form: DraftForm | PromptForm): PatternCheck => patternCheck(hasPattern(form));

/** Waits for the pattern engine when the form needs it, then returns the form's pattern check. */
export async function loadedPatternsOf(form: PromptForm): Promise<PatternCheck> {
  if (!knowsPatterns(form)) await loadPatternEngine();
  return patternsOf(form);
}

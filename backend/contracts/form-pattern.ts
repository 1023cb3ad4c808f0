import type { DraftForm, PromptForm } from './prompt-form.ts';

/** The longest text in characters on which a form field's pattern is tried. */
export const PATTERN_INPUT_LIMIT = 150;
/** The longest pattern of a form field, in characters. */
export const PATTERN_LIMIT = 200;

/** The message for a text that was not checked, because the request's budget for patterns was spent. */
export const TOO_MUCH_TO_CHECK = 'This form has too much text to check against its patterns. Use fewer rows or shorter answers.';

/** Whether a whole text fits a form field's pattern. `too_much` means that the text was not checked, because the request's budget is spent. */
export type PatternVerdict = 'fits' | 'differs' | 'too_much';

/**
 * Checks the patterns of one request, or of one form in the browser, within one budget. `pattern-engine.ts` makes it. Form checks take it as
 * an argument, so that the browser loads the engine only for forms with a pattern.
 */
export interface PatternCheck {
  /** Why the author's pattern cannot be used, in words for the author; null when it can. */
  problem(pattern: string): string | null;
  /** Whether a text fits a pattern. Every text fits an unusable pattern, so that published forms stay usable. */
  verdict(pattern: string, text: string): PatternVerdict;
  /**
   * Callers call this after checking a form's patterns and before they use the result. Within a write it ends the transaction when a text is
   * still unchecked; elsewhere it does nothing.
   */
  complete(): void;
}

/** A pattern check that accepts every text, for a browser that has not loaded the engine yet. The server checks every value again. */
export const EVERY_TEXT_FITS: PatternCheck = { problem: () => null, verdict: () => 'fits', complete: () => undefined };

/** Whether a form has a field with a pattern, so that the browser must load the pattern engine. */
export const hasPattern = (form: DraftForm | PromptForm): boolean =>
  form.sections.some(({ fields }) => fields.some((field) => Boolean(field.pattern) || field.fields?.some((column) => Boolean(column.pattern))));

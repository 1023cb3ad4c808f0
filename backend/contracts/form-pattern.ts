import type { DraftForm, PromptForm } from './prompt-form.ts';

/** Longest text that an author's pattern is tried on, in characters. */
export const PATTERN_INPUT_LIMIT = 150;
/** Longest pattern, in characters. */
export const PATTERN_LIMIT = 200;

/** The message for a text when `PatternCheck` answers `too_much`. */
export const TOO_MUCH_TO_CHECK = 'This form has too much text to check against its patterns. Use fewer rows or shorter answers.';

/**
 * Whether a whole text fits a pattern. `too_much` means that the budget of this check is spent: the text was not looked at.
 */
export type PatternVerdict = 'fits' | 'differs' | 'too_much';

/**
 * The patterns of one request, or of one look at a form in the browser, with one budget for all of them. `pattern-engine.ts`
 * makes it. The functions of this folder take it as an argument, so that the browser loads the engine only for forms with a pattern.
 */
export interface PatternCheck {
  /** Why the pattern cannot be used, in words for its author; null when it can. */
  problem(pattern: string): string | null;
  /** A pattern that cannot be used fits every text, so that a form which is out already stays usable. */
  verdict(pattern: string, text: string): PatternVerdict;
  /**
   * Called after a form was checked and before its result is used. In a write it ends the transaction when a text is still to be matched. Elsewhere it does
   * nothing.
   */
  complete(): void;
}

/** Accepts every text, for a browser in which the engine has not arrived. The server checks every value again. */
export const EVERY_TEXT_FITS: PatternCheck = { problem: () => null, verdict: () => 'fits', complete: () => undefined };

/** Whether a form has a pattern, so that it needs the engine. */
export const hasPattern = (form: DraftForm | PromptForm): boolean =>
  form.sections.some(({ fields }) => fields.some((field) => Boolean(field.pattern) || field.fields?.some((column) => Boolean(column.pattern))));

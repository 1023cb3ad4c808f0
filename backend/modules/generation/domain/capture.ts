import { countWords, deliveredPrice, stoppedPrice } from '#contracts/generation.ts';
import type { GenerationStatus } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Quote } from '#contracts/pricing.ts';

/** A run that has ended, as far as its cost depends on it. */
export interface EndedRun {
  status: GenerationStatus;
  content_type: ContentType;
  quote: Quote;
  delivered: number;
  /** Words asked for; null for everything but text. */
  length: number | null;
  output_text: string | null;
}

/**
 * Tokens of the capture that the prompt's creator earns (docs/rules/selling.md#royalty): the whole royalty once an output was
 * delivered. A stopped text pays the royalty in proportion to its capture, rounded.
 */
export function royaltyToCapture(run: Pick<EndedRun, 'status' | 'content_type' | 'quote'>, captured: number): number {
  const { royalty, total } = run.quote;
  if (royalty === 0 || captured === 0) return 0;
  if (run.status === 'cancelled' && run.content_type === 'text') return Math.round((royalty * captured) / total);
  return Math.min(royalty, captured);
}

/**
 * Tokens that an ended run costs: what was delivered and nothing else (docs/rules/runs.md#capture). The royalty is due once per
 * run when at least one output arrived. A stopped text costs its share of the words asked for.
 */
export function tokensToCapture(run: EndedRun): number {
  switch (run.status) {
    case 'succeeded': return run.quote.total;
    case 'partial': return deliveredPrice(run.quote, run.delivered);
    case 'cancelled': return stoppedPrice({ ...run, contentType: run.content_type }, countWords(run.output_text ?? ''));
    default: return 0;
  }
}

import { countWords, deliveredPrice, stoppedPrice } from '#contracts/generation.ts';
import type { GenerationStatus } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Quote } from '#contracts/pricing.ts';

/** The facts about an ended run from which its cost follows. */
export interface EndedRun {
  status: GenerationStatus;
  content_type: ContentType;
  quote: Quote;
  delivered: number;
  /** The number of words that were requested; null for pictures and videos. */
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
 * The tokens that an ended run costs: only for what it delivered (docs/rules/runs.md#capture). The royalty is added once when at least one
 * output arrived. A stopped text costs in proportion to the words that were requested.
 */
export function tokensToCapture(run: EndedRun): number {
  switch (run.status) {
    case 'succeeded': return run.quote.total;
    case 'partial': return deliveredPrice(run.quote, run.delivered);
    case 'cancelled': return stoppedPrice({ ...run, contentType: run.content_type }, countWords(run.output_text ?? ''));
    default: return 0;
  }
}

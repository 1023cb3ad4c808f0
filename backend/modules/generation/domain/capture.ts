import { stoppedTextPrice } from '#contracts/generation.ts';
import type { GenerationStatus } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Quote } from '#contracts/pricing.ts';
import { countWords } from './words.ts';

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
 * Tokens that an ended run costs (decisions.md, Generation): what was delivered and nothing else. The royalty is per
 * run, due when at least one output arrived; a stopped text costs its share of the words asked for.
 */
export function tokensToCapture(run: EndedRun): number {
  switch (run.status) {
    case 'succeeded': return run.quote.total;
    case 'partial': return priceOfDelivered(run);
    case 'cancelled':
      return run.content_type === 'text'
        ? stoppedTextPrice(run.quote.total, countWords(run.output_text ?? ''), run.length ?? 0)
        : priceOfDelivered(run);
    default: return 0;
  }
}

const priceOfDelivered = ({ quote, delivered }: EndedRun): number =>
  delivered === 0 ? 0 : Math.min(quote.total, quote.unit * delivered + quote.royalty);

import { stoppedTextPrice } from '#contracts/generation.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { countWords } from './words.ts';

type Ended = Pick<GenerationRow, 'status' | 'content_type' | 'quote' | 'delivered' | 'quantity' | 'length' | 'output_text'>;

/**
 * Tokens that an ended run costs (decisions.md, Generation): what was delivered and nothing else. The royalty is per
 * run, due when at least one output arrived; a stopped text costs its share of the words asked for.
 */
export function tokensToCapture(run: Ended): number {
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

const priceOfDelivered = ({ quote, delivered }: Ended): number =>
  delivered === 0 ? 0 : Math.min(quote.total, quote.unit * delivered + quote.royalty);

import { countWords } from '#contracts/generation.ts';
import type { GenerationRow } from '../models/generation.model.ts';

type EndedRun = Pick<GenerationRow, 'run_source' | 'status' | 'content_type' | 'delivered' | 'output_text' | 'payer_id' | 'waived'>;

/** Whether an ended run left its owner with nothing. The owner of a stopped text keeps the words that were there. */
export function broughtNothing({ status, content_type: contentType, delivered, output_text: text }: EndedRun): boolean {
  if (status === 'failed' || status === 'blocked') return true;
  return status === 'cancelled' && (contentType === 'text' ? countWords(text ?? '') === 0 : delivered === 0);
}

/**
 * Whether an ended run gives its owner a free retry (docs/rules/runs.md#free-retry): it was paid for and delivered, from a
 * prompt or from own words. A free retry gives none unless it brought nothing: then it hands its right on.
 */
export function opensFreeRetry(run: EndedRun): boolean {
  if ((run.run_source !== 'prompt' && run.run_source !== 'free') || run.payer_id !== null) return false;
  if (run.waived !== null) return broughtNothing(run);
  return run.status === 'succeeded' || run.status === 'partial';
}

import { countWords } from '#contracts/generation.ts';
import type { GenerationRow } from '../models/generation.model.ts';

type EndedRun = Pick<GenerationRow, 'run_source' | 'status' | 'content_type' | 'delivered' | 'output_text' | 'payer_id' | 'waived'>;

/** Whether an ended run delivered nothing to its owner. A stopped text that shows some words counts as delivered. */
export function broughtNothing({ status, content_type: contentType, delivered, output_text: text }: EndedRun): boolean {
  if (status === 'failed' || status === 'blocked') return true;
  return status === 'cancelled' && (contentType === 'text' ? countWords(text ?? '') === 0 : delivered === 0);
}

/**
 * Whether an ended run gives its owner a free retry (docs/rules/runs.md#free-retry): a run of a prompt or of own words that the owner paid
 * for and that delivered. A free retry gives another one only when it delivered nothing.
 */
export function opensFreeRetry(run: EndedRun): boolean {
  if ((run.run_source !== 'prompt' && run.run_source !== 'free') || run.payer_id !== null) return false;
  if (run.waived !== null) return broughtNothing(run);
  return run.status === 'succeeded' || run.status === 'partial';
}

import type { Issue } from '#contracts/errors.ts';
import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { PAID_SAMPLES } from '#contracts/prompt-samples.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { PromptsContext } from '../prompts-context.ts';
import { sealableText } from './draft-for-run.ts';

const NONE = 'Paid prompts show at least one sample. Choose a test run of this text as a sample.';
const REPEATS = 'The sample repeats your template, so a paid prompt cannot show it. Choose another test run of this text as a sample.';
const ALL_REPEAT = 'All samples repeat your template, so a paid prompt cannot show them. Choose another test run of this text as a sample.';

/**
 * The issue of a paid draft that has no sample for buyers, because buyers of a sealed prompt see only its samples. A sample that repeats the
 * text does not count: its removal at the approval would leave the prompt on sale without one (docs/rules/sealing.md#samples).
 */
export async function missingSample(tx: Tx, { samples }: Pick<PromptsContext, 'samples'>, promptId: string, content: DraftContent): Promise<Issue[]> {
  if (content.pricing === 'free' || samples === null) return [];
  const draft = sealableText(content);
  const counted = (await samples.counts(tx, { promptIds: [promptId], checksum: draft.textChecksum })).get(promptId) ?? 0;
  const telling = counted === 0 ? 0 : (await samples.telling(tx, promptId, draft)).size;
  if (counted - telling >= PAID_SAMPLES) return [];
  const message = telling === 0 ? NONE : telling === 1 ? REPEATS : ALL_REPEAT;
  return [{ path: ['samples'], message }];
}

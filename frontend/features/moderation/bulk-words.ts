import { pluralWord } from '#contracts/plural.ts';
import type { BulkOutcome } from './moderation.queries.ts';
import { keysOf } from '#contracts/typed-records.ts';

const LEFT: Record<Exclude<BulkOutcome, 'done'>, (count: number) => string> = {
  already_decided: (count) => `${count} had been decided by a colleague`,
  own_work: (count) => `${count} ${pluralWord(count, 'is', 'are')} your own and ${pluralWord(count, 'waits', 'wait')} for a colleague`,
  gone: (count) => `${count} ${pluralWord(count, 'is', 'are')} gone`,
};

/** Returns the results of several moderators' decisions as a title and a sentence about the items that were not decided ('' when all were). */
export function bulkWords(outcomes: readonly BulkOutcome[], verb: string): { title: string; description: string } {
  const count = (wanted: BulkOutcome): number => outcomes.filter((outcome) => outcome === wanted).length;
  const rest = keysOf(LEFT).filter((outcome) => count(outcome) > 0).map((outcome) => LEFT[outcome](count(outcome)));
  return { title: `${count('done')} ${verb}`, description: rest.length > 0 ? `${rest.join('; ')}.` : '' };
}

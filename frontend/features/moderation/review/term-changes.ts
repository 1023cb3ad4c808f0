import type { PromptPricing } from '#contracts/prompts.ts';
import type { ReviewFile } from '../moderation.queries.ts';
import { TERM_CHANGES } from '../moderation-review.words.ts';

/** One fact of a submitted prompt that differs from the approved version. */
export interface TermChange {
  name: string;
  before: string;
  after: string;
}

type Facts = Pick<ReviewFile, 'category' | 'oneLiner' | 'description' | 'tags' | 'runRoyalty' | 'unlockPrice' | 'form'> & { title: string; pricing: PromptPricing };

const PRICINGS: Record<PromptPricing, string> = { free: 'Free', run: 'Paid by the run', unlock: 'Paid once', run_and_unlock: TERM_CHANGES.runAndUnlock, pack_only: 'In packs only' };

const words: readonly (readonly [string, (facts: Facts) => string])[] = [
  ['Title', ({ title }) => title],
  ['One line', ({ oneLiner }) => oneLiner],
  ['Category', ({ category }) => category ?? 'none'],
  ['Tags', ({ tags }) => tags.join(', ') || 'none'],
  ['How it is sold', ({ pricing }) => PRICINGS[pricing]],
  [TERM_CHANGES.runRoyalty, ({ runRoyalty }) => String(runRoyalty)],
  [TERM_CHANGES.unlockPrice, ({ unlockPrice }) => String(unlockPrice)],
];

/**
 * Returns the facts that differ between the approved version of a prompt and the submitted one, in the order of the page. Long texts are
 * compared elsewhere, word by word.
 */
export const termChanges = (before: Facts, after: Facts): TermChange[] =>
  words.flatMap(([name, of]) => (of(before) === of(after) ? [] : [{ name, before: of(before), after: of(after) }]));

/** Returns whether the forms of two versions of a prompt differ. The server stores both through one schema, so equal forms are equal as JSON. */
export const formChanged = (before: unknown, after: unknown): boolean => JSON.stringify(before) !== JSON.stringify(after);

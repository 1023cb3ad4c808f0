import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { trigramSimilarity } from './similarity-bands.ts';

/** So many words in a row say where a text comes from. */
const RUN_WORDS = 4;
/** Parts of an original that are shorter say nothing of their own. */
const LEAST_WORDS = 8;
/**
 * Within a family, and to those who have read a sealed text, half of its runs of words are still that text, whatever was
 * written around them; and so is a text with three in five of its trigrams, whatever word was changed in each sentence.
 * Lower than between strangers (0.85), since here nobody wonders where the words come from. Of the 1,281 prompts of
 * prompts.chat only those reach it that were made from one another; of pairs taken by chance one in two thousand.
 */
export const STILL_ITS_WORDS = 0.5;
export const STILL_ITS_LETTERS = 0.6;

const wordsOf = (text: string): string[] => text.normalize('NFKD').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the original's runs of four words that stand in the text, 0 to 1; 0 for an original of less than that. */
export function sharedRuns(original: string, text: string): number {
  const [from, to] = [runsOf(original), runsOf(text)];
  if (from.size === 0) return 0;
  let kept = 0;
  for (const run of from) if (to.has(run)) kept += 1;
  return kept / from.size;
}

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  const runs = new Set<string>();
  for (let at = 0; at + RUN_WORDS <= words.length; at += 1) runs.add(words.slice(at, at + RUN_WORDS).join(' '));
  return runs;
}

/** The texts that a prompt is made of. */
export type Texts = Pick<DraftContent, 'template' | 'systemTemplate' | 'negativeTemplate'>;

const partsOf = ({ template, systemTemplate, negativeTemplate }: Texts): string[] => [template, systemTemplate, negativeTemplate].filter((part) => part !== null);

/** Whether a content says nearly what these texts say, wherever in it: also in what its fields insert and in what it says of itself. */
export const isLike = (original: Texts, content: DraftContent): boolean =>
  saysNearly(original, content, [content.title, content.oneLiner, content.description, ...textsIn(content.form), ...textsIn(content.testInputs)]);

/** The same of bare texts, with what stands around them. */
export function saysNearly(original: Texts, texts: Texts, around: readonly string[] = []): boolean {
  const whole = [...partsOf(texts), ...around].join('\n');
  return partsOf(original)
    .filter((part) => wordsOf(part).length >= LEAST_WORDS)
    .some((part) => sharedRuns(part, whole) >= STILL_ITS_WORDS || partsOf(texts).some((mine) => trigramSimilarity(part, mine) >= STILL_ITS_LETTERS));
}

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { trigrams, trigramSimilarity } from './similarity-bands.ts';

/** The length in words of the runs that are compared. An equal run of this length shows that a text was copied. */
const RUN_WORDS = 4;
/** Parts of an original with fewer words are not compared, because any text may contain them. */
const LEAST_WORDS = 8;
/**
 * A text counts as a copy when it holds half of the sealed text's runs of words, or three in five of its trigrams. This holds within
 * a family of forks, and for authors who have read the sealed text. The limit is lower than for strangers (0.85), because here the
 * source of the words is known. Measured: of the 1,281 prompts of prompts.chat only those reach it that were made from one another;
 * of random pairs one in two thousand.
 */
const STILL_ITS_WORDS = 0.5;
const STILL_ITS_LETTERS = 0.6;

const wordsOf = (text: string): string[] => text.normalize('NFKD').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the original's runs of four words that stand in the text, 0 to 1; 0 for an original of less than that. */
function sharedRuns(from: ReadonlySet<string>, to: ReadonlySet<string>): number {
  if (from.size === 0) return 0;
  let kept = 0;
  for (const run of from) if (to.has(run)) kept += 1;
  return kept / from.size;
}

function runsOf(words: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (let at = 0; at + RUN_WORDS <= words.length; at += 1) runs.add(words.slice(at, at + RUN_WORDS).join(' '));
  return runs;
}

/** The texts that a prompt is made of. */
export type Texts = Pick<DraftContent, 'template' | 'systemTemplate' | 'negativeTemplate'>;

const partsOf = ({ template, systemTemplate, negativeTemplate }: Texts): string[] => [template, systemTemplate, negativeTemplate].filter((part) => part !== null);

/** Tells whether the compared content says nearly the same as an original. */
export type Likeness = (original: Texts) => boolean;

/** Whether a content says nearly what other texts say, wherever in it: also in what its fields insert and in what it says of itself. */
export const likenessOf = (content: DraftContent): Likeness =>
  likenessOfTexts(content, [content.title, content.oneLiner, content.description, ...textsIn(content.form), ...textsIn(content.testInputs)]);

/** As `likenessOf`, for templates and the texts around them. The words are split once for comparisons with many originals. */
export function likenessOfTexts(texts: Texts, around: readonly string[] = []): Likeness {
  const runs = runsOf(wordsOf([...partsOf(texts), ...around].join('\n')));
  const letters = partsOf(texts).map(trigrams);
  const saysNearly = (part: string): boolean => {
    const words = wordsOf(part);
    if (words.length < LEAST_WORDS) return false;
    if (sharedRuns(runsOf(words), runs) >= STILL_ITS_WORDS) return true;
    const original = trigrams(part);
    return letters.some((mine) => trigramSimilarity(original, mine) >= STILL_ITS_LETTERS);
  };
  return (original) => partsOf(original).some(saysNearly);
}

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

import type { DraftContent } from '#contracts/prompt-drafts.ts';
import { trigrams, trigramSimilarity } from './similarity-bands.ts';

/** Two texts are compared by sequences of this many words. A sequence that stands in both shows that one was copied. */
const RUN_WORDS = 4;
/** A template with fewer words than this is not compared with others, because any text may contain it by chance. */
const LEAST_WORDS = 8;
/**
 * A text counts as a copy when it holds half of a sealed text's sequences of four words, or three in five of its trigrams. This limit is for
 * forks, and for authors who have read the sealed text. It is lower than the limit for strangers (0.85), because the source of the words is
 * known. Measured: of the 1,281 prompts of prompts.chat only those reach it that were made from one another; of random pairs one in two
 * thousand.
 */
const STILL_ITS_WORDS = 0.5;
const STILL_ITS_LETTERS = 0.6;

const wordsOf = (text: string): string[] => text.normalize('NFKD').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns the share (0 to 1) of an original's four-word sequences that stand in another text; 0 when the original has fewer than four words. */
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

/** The three templates of a prompt, which are compared when a copy is suspected. */
export type Texts = Pick<DraftContent, 'template' | 'systemTemplate' | 'negativeTemplate'>;

const partsOf = ({ template, systemTemplate, negativeTemplate }: Texts): string[] => [template, systemTemplate, negativeTemplate].filter((part) => part !== null);

/** A function that tells whether the compared content says nearly the same as an original. */
export type Likeness = (original: Texts) => boolean;

/** Makes a function that tells whether a draft repeats an original's templates anywhere: in its own templates, form, title, description or test inputs. */
export const likenessOf = (content: DraftContent): Likeness =>
  likenessOfTexts(content, [content.title, content.oneLiner, content.description, ...textsIn(content.form), ...textsIn(content.testInputs)]);

/**
 * Makes a function that tells whether these templates, or the texts around them, nearly repeat an original. The words are split once for
 * comparisons with many originals.
 */
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

/** Collects every text in a JSON value, however deep it is nested. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

import { createPieceFinder } from './piece-finder.ts';
import { createChains } from './sealed-chain.ts';
import type { Chain } from './sealed-chain.ts';
import { createRecitals } from './sealed-recital.ts';
import type { Recital } from './sealed-recital.ts';
import { createSealedSlices } from './sealed-slices.ts';
import type { SealedSlices } from './sealed-slices.ts';
import { foldedLetters, foldedWords, runsOfWords } from './sealed-words.ts';

/**
 * The number of sealed words in a row that are a leak (docs/rules/sealing.md#leak-screen). Twelve in a row must never pass. Any twelve
 * contain five runs of eight, so words of the runner among them hide no leak. A limit of six stopped ordinary texts that state the subject of
 * their prompt.
 */
const SHINGLE_WORDS = 8;
/** The fewest words of the author that a run of words must have to count, when it includes words of the runner. */
const AUTHORS_WORDS = 6;

/** A part of the text that a model was sent: words of the author, or the runner's words where a variable stood. */
export interface SealedPart {
  text: string;
  authors: boolean;
}

/** A sealed text, prepared to find the author's words in outputs. */
export interface SealedText {
  /** Whether these folded letters contain a run of sealed words that ends after position `from`. */
  leaksIn(letters: string, from?: number): boolean;
  /** Starts to count how much of the sealed text one output repeats in pieces. A few words are no leak, a large part is. */
  recital(): Recital;
  /** Starts to follow one output that may repeat a passage in its order, with fillers after every two or three words. */
  chain(): Chain;
  /** Finds short slices of the sealed text in outputs, to count them over several outputs of one person. */
  readonly slices: SealedSlices;
  /** Whether a finished text leaks the sealed text, in a row or in pieces. */
  isToldBy(text: string): boolean;
  /** The length in letters of the longest sequence that it searches for. */
  readonly longest: number;
}

/**
 * Indexes a sealed text by its runs of words. It compares letters alone, so dots, dashes or missing spaces between words make no difference.
 * Words that the runner wrote or the prompt's page shows (`open`) may be repeated. The first `counted` of `texts` are also counted over
 * several outputs. Time and space grow linearly with the texts.
 */
export function createSealedText(texts: readonly (readonly SealedPart[])[], open: readonly string[], counted = texts.length): SealedText {
  const allowed = runsOfWords(open, SHINGLE_WORDS);
  const runs = new Set<string>();
  const lists = texts.map((parts) => parts.flatMap(({ text, authors }) => foldedWords(text).map((word) => ({ word, authors }))));
  for (const words of lists) {
    for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1) {
      const run = words.slice(at, at + SHINGLE_WORDS);
      if (run.filter(({ authors }) => authors).length < AUTHORS_WORDS) continue;
      const letters = run.map(({ word }) => word).join('');
      if (!allowed.has(letters)) runs.add(letters);
    }
  }
  const finder = createPieceFinder(runs);
  const recitals = createRecitals(lists, open);
  const chains = createChains(lists, open);
  const leaksIn = (letters: string, from = 0): boolean => finder.find(letters, from, () => true);
  return {
    longest: Math.max(finder.longest, recitals.longest, chains.longest),
    leaksIn,
    recital: recitals.start,
    chain: chains.start,
    slices: createSealedSlices(lists.slice(0, counted), open),
    isToldBy(text) {
      const letters = foldedLetters(text);
      return leaksIn(letters) || recitals.start().goesOn(letters) || chains.start().goesOn(letters);
    },
  };
}

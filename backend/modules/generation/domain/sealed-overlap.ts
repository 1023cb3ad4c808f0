import { createPieceFinder } from './piece-finder.ts';
import { createChains } from './sealed-chain.ts';
import type { Chain } from './sealed-chain.ts';
import { createRecitals } from './sealed-recital.ts';
import type { Recital } from './sealed-recital.ts';
import { createSealedSlices } from './sealed-slices.ts';
import type { SealedSlices } from './sealed-slices.ts';
import { foldedLetters, foldedWords, runsOfWords } from './sealed-words.ts';

/**
 * So many words of a sealed text in a row are a leak (docs/rules/sealing.md#leak-screen). Twelve in a row must never pass, and a
 * window of twelve holds five runs of eight, so the runner's own words among them hide nothing. Everyday phrases are shorter:
 * a limit of six stopped ordinary texts that say what their prompt says.
 */
const SHINGLE_WORDS = 8;
/** A run of words that holds words of the runner must have so many of the author. */
const AUTHORS_WORDS = 6;

/** A part of what a model was asked: the author's words, or the runner's where a variable stood. */
export interface SealedPart {
  text: string;
  authors: boolean;
}

/** A sealed text: it finds the author's words in outputs. */
export interface SealedText {
  /** Whether these folded letters hold a run of sealed words that ends after position `from`. */
  leaksIn(letters: string, from?: number): boolean;
  /** Counts how much of a text one output repeats in pieces. A few words are none, most of the text is a leak. */
  recital(): Recital;
  /** Follows one output that repeats a passage in its order, with fillers between every two or three words. */
  chain(): Chain;
  /** Finds a few of its words in outputs, to count them over several outputs. */
  readonly slices: SealedSlices;
  /** Whether a finished text gives it away, in a row or in pieces. */
  isToldBy(text: string): boolean;
  /** Length of the longest run, in letters. */
  readonly longest: number;
}

/**
 * Indexes a sealed text by its runs of words. It compares letters and ignores word boundaries, so dots, dashes or nothing between
 * the words make no difference. Words that the runner wrote or can read on the prompt's page (`open`) may be repeated. The first
 * `counted` of `texts` count over several outputs. Time and space grow linearly with the texts.
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

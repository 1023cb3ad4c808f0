import { createRecitals } from './sealed-recital.ts';
import type { Recital } from './sealed-recital.ts';
import { foldedLetters, foldedWords } from './sealed-words.ts';

/**
 * So many words in a row of a sealed text are a leak. Eight, because twelve in a row must never pass (a window of twelve
 * holds five runs of eight, so a few words of the runner's own among them hide nothing), while everyday phrases are
 * shorter: six stopped ordinary texts that say what their prompt says.
 */
const SHINGLE_WORDS = 8;
/** In a run of words with something of the runner's in it, so many must be the author's. */
const AUTHORS_WORDS = 6;

/** A part of what a model was asked: the author's words, or the runner's where a variable stood. */
export interface SealedPart {
  text: string;
  authors: boolean;
}

/** What must not come out: runs of the author's words, looked up by the letters that they begin with. */
export interface SealedText {
  /** Whether these folded letters hold a run of sealed words that ends after position `from`. */
  leaksIn(letters: string, from?: number): boolean;
  /** Counts through one output how much of a text has come out in pieces: a few words here and there are none, most of it is. */
  recital(): Recital;
  /** Whether a finished text gives it away, in a row or in pieces. */
  isToldBy(text: string): boolean;
  /** Length of the longest run, in letters. */
  readonly longest: number;
}

/**
 * Knows a sealed text by its runs of words. Word boundaries of an output are not believed, only its letters: dots, dashes
 * or nothing between the words make no difference. What the runner wrote themselves (`own`) may come out again.
 */
export function createSealedText(texts: readonly (readonly SealedPart[])[], own: readonly string[]): SealedText {
  const allowed = own.map(foldedLetters).filter((text) => text !== '');
  const runs = new Set<string>();
  const lists = texts.map((parts) => parts.flatMap(({ text, authors }) => foldedWords(text).map((word) => ({ word, authors }))));
  for (const words of lists) {
    for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1) {
      const run = words.slice(at, at + SHINGLE_WORDS);
      if (run.filter(({ authors }) => authors).length < AUTHORS_WORDS) continue;
      const letters = run.map(({ word }) => word).join('');
      if (!allowed.some((text) => text.includes(letters))) runs.add(letters);
    }
  }
  let longest = 0;
  let shortest = Infinity;
  for (const { length } of runs) {
    longest = Math.max(longest, length);
    shortest = Math.min(shortest, length);
  }
  const byStart = new Map<string, string[]>();
  for (const run of runs) {
    const start = run.slice(0, shortest);
    const others = byStart.get(start);
    if (others) others.push(run);
    else byStart.set(start, [run]);
  }
  const recitals = createRecitals(lists, allowed);
  const leaksIn = (letters: string, from = 0): boolean => {
    if (runs.size === 0) return false;
    for (let at = Math.max(0, from - longest); at + shortest <= letters.length; at += 1) {
      const candidates = byStart.get(letters.slice(at, at + shortest));
      if (candidates?.some((run) => letters.startsWith(run, at))) return true;
    }
    return false;
  };
  return {
    longest: Math.max(longest, recitals.longest),
    leaksIn,
    recital: recitals.start,
    isToldBy(text) {
      const letters = foldedLetters(text);
      return leaksIn(letters) || recitals.start().goesOn(letters);
    },
  };
}

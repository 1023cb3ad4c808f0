import { createHash } from 'node:crypto';
import { createPieceFinder } from './piece-finder.ts';
import { letterWeight, runsOfWords } from './sealed-words.ts';

/** Number of the author's words in a row that form a slice. Shorter sequences occur in every text. */
const SLICE_WORDS = 4;
const SLICE_LETTERS = 14;
/** A template is counted in windows of eight words. A window counts as leaked when six of its words were shown. */
const PIECE_WORDS = 8;
const PIECE_TOLD = 6;
/**
 * The largest part of a template that a person's runs may show together, as a share of its windows and of its words
 * (docs/rules/sealing.md#slices). The share of words catches slices that leave gaps in every window. Measured: of 60 prompts of prompts.chat,
 * compared with all others at once, none had more than 27 % of its windows or 47 % of its words shown.
 */
const TOO_MUCH = { pieces: 0.4, words: 0.55 };
/**
 * The fewest shown words that are a leak. For a short template three quarters of its words are enough. Fewer than seven words are never a
 * leak, because they are an everyday phrase such as "write a haiku about".
 */
const LEAST_WORDS = { usual: 16, ofShort: 0.75, phrase: 7 };

interface Word {
  word: string;
  authors: boolean;
}

/** Finds slices of sealed templates in outputs, and judges how much all outputs together showed to one person. */
export interface SealedSlices {
  /** Starts to search one output. `hear` returns the keys of slices that are new in it. */
  listen(): { hear(letters: string, from: number): string[] };
  /** Length of the longest slice in letters. */
  readonly longest: number;
  /** Whether slices with these keys together leak a template. Keys of other texts do not count. */
  areTooMuch(keys: Iterable<string>): boolean;
}

/** The stored form of a slice: a hash, from which its words cannot be read. */
const keyOf = (letters: string): string => createHash('sha256').update(letters).digest('base64url').slice(0, 16);

/** Indexes the slices of templates, which are given as words. Words that the runner typed or the prompt's page shows (`open`) form no slice. */
export function createSealedSlices(texts: readonly (readonly Word[])[], open: readonly string[]): SealedSlices {
  const allowed = runsOfWords(open, SLICE_WORDS);
  const places = new Map<string, { text: number; at: number }[]>();
  const letters = new Set<string>();
  const lengths = texts.map((words, text) => {
    // Only the author's words are numbered, so that a word keeps its number whatever a variable holds in a run.
    let number = -1;
    words.forEach(({ authors }, at) => {
      if (!authors) return;
      number += 1;
      const run = words.slice(at, at + SLICE_WORDS);
      const slice = run.map(({ word }) => word).join('');
      if (run.length < SLICE_WORDS || run.some((each) => !each.authors) || letterWeight(slice) < SLICE_LETTERS || allowed.has(slice)) return;
      letters.add(slice);
      const key = keyOf(slice);
      const known = places.get(key);
      if (known) known.push({ text, at: number });
      else places.set(key, [{ text, at: number }]);
    });
    return number + 1;
  });
  const finder = createPieceFinder(letters);
  return {
    longest: finder.longest,
    listen() {
      const heard = new Set<string>();
      return {
        hear(output, from) {
          const fresh: string[] = [];
          finder.find(output, from, (slice) => {
            if (!heard.has(slice)) fresh.push(keyOf(slice));
            heard.add(slice);
            return false;
          });
          return fresh;
        },
      };
    },
    areTooMuch(keys) {
      const told = lengths.map((length) => new Uint8Array(length));
      for (const key of keys) for (const { text, at } of places.get(key) ?? []) told[text]?.fill(1, at, at + SLICE_WORDS);
      return told.some(givesAway);
    },
  };
}

const leastWords = (length: number): number => Math.max(LEAST_WORDS.phrase, Math.min(LEAST_WORDS.usual, Math.ceil(length * LEAST_WORDS.ofShort)));

/** Whether the shown words (marked 1) of a template are enough for a leak. */
function givesAway(told: Uint8Array): boolean {
  const words = told.reduce((sum, word) => sum + word, 0);
  if (words < leastWords(told.length)) return false;
  let [pieces, inPiece] = [0, 0];
  told.forEach((word, at) => {
    inPiece += word - (told[at - PIECE_WORDS] ?? 0);
    if (at >= PIECE_WORDS - 1 && inPiece >= PIECE_TOLD) pieces += 1;
  });
  return pieces >= TOO_MUCH.pieces * (told.length - PIECE_WORDS + 1) || words >= TOO_MUCH.words * told.length;
}

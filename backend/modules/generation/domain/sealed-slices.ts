import { createHash } from 'node:crypto';
import { createPieceFinder } from './piece-finder.ts';
import { letterWeight, runsOfWords } from './sealed-words.ts';

/** Author's words in a row that are noticed in an output: fewer stand in any text. */
const SLICE_WORDS = 4;
const SLICE_LETTERS = 14;
/** A template is counted in pieces of so many words; one has come out when six of its words have. */
const PIECE_WORDS = 8;
const PIECE_TOLD = 6;
/**
 * So much of a template may come out over many runs: pieces, and words where slices leave gaps in every piece. Of 60 prompts of
 * prompts.chat, held against all 1,200 others at once, none had more than 27 % of its pieces or 47 % of its words told.
 */
const TOO_MUCH = { pieces: 0.4, words: 0.55, leastWords: 16 };

interface Word {
  word: string;
  authors: boolean;
}

/** How much of sealed templates came out over several outputs of one person. */
export interface SealedSlices {
  /** Listens to one output. */
  listen(): { hear(letters: string, from: number): string[] };
  /** Length of the longest slice in letters. */
  readonly longest: number;
  /** Whether these slices together give a template away; keys of other texts count for nothing. */
  areTooMuch(keys: Iterable<string>): boolean;
}

/** A slice as it is stored: what it says cannot be read from it. */
const keyOf = (letters: string): string => createHash('sha256').update(letters).digest('base64url').slice(0, 16);

/** Knows the slices of templates, given as words. What the runner typed or can read on the prompt's page (`open`) is none. */
export function createSealedSlices(texts: readonly (readonly Word[])[], open: readonly string[]): SealedSlices {
  const allowed = runsOfWords(open, SLICE_WORDS);
  const places = new Map<string, { text: number; at: number }[]>();
  const letters = new Set<string>();
  const lengths = texts.map((words, text) => {
    // Words of a template keep their numbers whatever a variable holds in one run or another.
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
      for (const key of keys) for (const { text, at } of places.get(key) ?? []) told[text]!.fill(1, at, at + SLICE_WORDS);
      return told.some(givesAway);
    },
  };
}

/** Whether a template of which these words came out (1) has been given away. */
function givesAway(told: Uint8Array): boolean {
  const words = told.reduce((sum, word) => sum + word, 0);
  if (words < TOO_MUCH.leastWords) return false;
  let [pieces, inPiece] = [0, 0];
  told.forEach((word, at) => {
    inPiece += word - (told[at - PIECE_WORDS] ?? 0);
    if (at >= PIECE_WORDS - 1 && inPiece >= PIECE_TOLD) pieces += 1;
  });
  return pieces >= TOO_MUCH.pieces * (told.length - PIECE_WORDS + 1) || words >= TOO_MUCH.words * told.length;
}

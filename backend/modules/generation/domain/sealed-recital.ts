import { must } from '#contracts/must.ts';
import { createPieceFinder } from './piece-finder.ts';
import { letterWeight, runsOfWords } from './sealed-words.ts';

/** The number of the author's words in a row that make a piece. An output with many such pieces repeats the text. */
const PIECE_WORDS = 4;
/** The fewest letters of a piece. Shorter ones, such as "as well as the", occur in every text and do not count. */
const PIECE_LETTERS = 14;
/**
 * An output recites a text when its pieces repeat two in five of the text's words, or `most` words. Fewer than `least` words never count.
 * Headings that a prompt asks for word by word stay well below. Measured: of the 1,281 prompts of prompts.chat, taken as outputs of each
 * other, only copies of one another reach this limit.
 */
const RECITED = { share: 0.4, least: 16, most: 150 };

/** Counts in one output how much of sealed texts it repeats in pieces. */
export interface Recital {
  /** Takes the output's letters so far. Letters before `from` were counted before. Returns whether the output now repeats too much of a text. */
  goesOn(letters: string, from?: number): boolean;
}

interface Word {
  word: string;
  authors: boolean;
}
/** A place where a piece stands: the number of the text, and of the piece's first word in it. */
interface Place {
  text: number;
  at: number;
}

/**
 * Finds sealed texts that an output repeats in pieces, with fillers, emoji or other words between them. Words that the runner typed or the
 * prompt's page shows (`open`) form no piece. `longest` is the longest piece in letters.
 */
export function createRecitals(texts: readonly (readonly Word[])[], open: readonly string[]): { longest: number; start(): Recital } {
  const allowed = runsOfWords(open, PIECE_WORDS);
  const pieces = new Map<string, Place[]>();
  texts.forEach((words, text) => {
    for (let at = 0; at + PIECE_WORDS <= words.length; at += 1) {
      const run = words.slice(at, at + PIECE_WORDS);
      const letters = run.map(({ word }) => word).join('');
      if (run.some(({ authors }) => !authors) || letterWeight(letters) < PIECE_LETTERS || allowed.has(letters)) continue;
      const places = pieces.get(letters);
      if (places) places.push({ text, at });
      else pieces.set(letters, [{ text, at }]);
    }
  });
  const enough = texts.map((words) => {
    const authors = words.filter((word) => word.authors).length;
    return Math.min(RECITED.most, Math.max(RECITED.least, Math.ceil(authors * RECITED.share)));
  });
  const finder = createPieceFinder(pieces.keys());

  return {
    longest: finder.longest,
    start() {
      const told = texts.map(() => new Set<number>());
      const hear = (piece: string): boolean =>
        must(pieces.get(piece), 'the places of a piece').some(({ text, at }) => {
          const heard = must(told[text], 'what was heard of a text');
          for (let word = at; word < at + PIECE_WORDS; word += 1) heard.add(word);
          return heard.size >= must(enough[text], 'the limit of a text');
        });
      return {
        goesOn: (letters, from = 0) => finder.find(letters, from, hear),
      };
    },
  };
}

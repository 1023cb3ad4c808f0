import { createPieceFinder } from './piece-finder.ts';
import { letterWeight, runsOfWords } from './sealed-words.ts';

/** So many of the author's words in a row say where they come from, when there are many such pieces. */
const PIECE_WORDS = 4;
/** Pieces of fewer letters stand in any text ("as well as the"). */
const PIECE_LETTERS = 14;
/**
 * A text is recited when so many of its words came out in pieces: two in five of it, or so many in all, and never a handful.
 * Headings and phrases that a prompt asks for word by word stay well below. Of the 1,281 prompts of prompts.chat, taken
 * for outputs of each other, only those reach it that were made from one another.
 */
const RECITED = { share: 0.4, least: 16, most: 150 };

/** How far one output has gone in giving texts away piece by piece. */
export interface Recital {
  /** Takes the letters so far, of which those before `from` were taken before; says whether a text is recited by now. */
  goesOn(letters: string, from?: number): boolean;
}

interface Word {
  word: string;
  authors: boolean;
}
/** Where a piece stands: in which text, from which word on. */
interface Place {
  text: number;
  at: number;
}

/**
 * Finds the author's words when something stands between every few of them: fillers, emoji, a word of the output's own. What
 * the runner typed or can read on the prompt's page (`open`) is no piece. `longest` is the longest piece in letters.
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
        pieces.get(piece)!.some(({ text, at }) => {
          for (let word = at; word < at + PIECE_WORDS; word += 1) told[text]!.add(word);
          return told[text]!.size >= enough[text]!;
        });
      return {
        goesOn: (letters, from = 0) => finder.find(letters, from, hear),
      };
    },
  };
}

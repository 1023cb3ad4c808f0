import { must } from '#contracts/must.ts';
import { createPieceFinder } from './piece-finder.ts';
import { letterWeight, runsOfWords } from './sealed-words.ts';

/** A piece is so many of the author's words in a row. Many such pieces show where a text comes from. */
const PIECE_WORDS = 4;
/** Pieces with fewer letters are in every text ("as well as the"), so they do not count. */
const PIECE_LETTERS = 14;
/**
 * An output recites a text when it repeats two in five of its words in pieces, or `most` of them. Fewer than `least` words never count.
 * Headings and phrases that a prompt asks for word by word stay well below. Measured: of the 1,281 prompts of prompts.chat, taken as outputs
 * of each other, only prompts that were copied from one another reach this limit.
 */
const RECITED = { share: 0.4, least: 16, most: 150 };

/** Follows one output: how much of the texts it repeats in pieces. */
export interface Recital {
  /** Takes the letters so far; those before `from` are known. Returns whether a text is recited. */
  goesOn(letters: string, from?: number): boolean;
}

interface Word {
  word: string;
  authors: boolean;
}
/** The place of a piece: its text and its first word. */
interface Place {
  text: number;
  at: number;
}

/**
 * Finds the author's words when fillers, emoji or other words stand between every few of them. Words that the runner typed or can
 * read on the prompt's page (`open`) make no piece. `longest` is the longest piece in letters.
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

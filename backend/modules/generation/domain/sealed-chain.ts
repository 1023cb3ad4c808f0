import { must } from '#contracts/must.ts';
import { createPieceFinder } from './piece-finder.ts';
import { letterWeight, runsOfWords } from './sealed-words.ts';

/**
 * The shortest pair in letters. A pair is two of the author's words side by side. Shorter pairs, and pairs that the text repeats,
 * stand in ordinary texts too.
 */
const PAIR_LETTERS = 7;
const PAIR_OFTEN = 8;
/** The next pair of a chain is at most so many words further on in the sealed text, and so many letters in the output (about 8 words). */
const NEAR = { words: 4, letters: 48 };
/**
 * So many words of one chain give a passage away. None of 2,220 honest runs and none of 2,520 other templates taken for outputs
 * reached 6. Of 71,340 pairs of prompts.chat those that reach 16 repeat eight words in a row anyway, while at 12 three do not.
 * Of 40 passages cut into twos and threes 38 and more reach 16; the others are templates of about 40 words.
 */
const CHAIN_WORDS = 16;

/** Follows one output: how far it repeats a text in its order. */
export interface Chain {
  /** Takes the letters so far; those before `from` are known. Returns whether a passage has leaked. */
  goesOn(letters: string, from?: number): boolean;
}

interface Word {
  word: string;
  authors: boolean;
}

/**
 * Finds passages with fillers between every two or three words: pairs of the author's words, in the order of the text, close
 * together in the text and in the output. It does not find single words with fillers between them. Words that the runner typed
 * or can read on the prompt's page (`open`) make no pair. `longest` is the longest pair in letters.
 */
export function createChains(texts: readonly (readonly Word[])[], open: readonly string[]): { longest: number; start(): Chain } {
  const allowed = runsOfWords(open, 2);
  const pairs = new Map<string, { text: number; at: number }[]>();
  texts.forEach((words, text) => {
    const own = new Map<string, number[]>();
    for (let at = 0; at + 2 <= words.length; at += 1) {
      const [first, second] = words.slice(at, at + 2);
      if (!first || !second) break;
      const letters = first.word + second.word;
      if (!first.authors || !second.authors || letterWeight(letters) < PAIR_LETTERS || allowed.has(letters)) continue;
      const places = own.get(letters);
      if (places) places.push(at);
      else own.set(letters, [at]);
    }
    for (const [letters, places] of own) {
      if (places.length > PAIR_OFTEN) continue;
      const known = pairs.get(letters) ?? [];
      known.push(...places.map((at) => ({ text, at })));
      pairs.set(letters, known);
    }
  });
  const finder = createPieceFinder(pairs.keys());

  return {
    longest: finder.longest,
    start() {
      // For each pair of each text: where the output last had it, and how many words its chain has there.
      const heard = texts.map(({ length }) => ({ at: new Float64Array(length).fill(-Infinity), words: new Uint16Array(length) }));
      let total = 0;
      return {
        goesOn(letters, from = 0) {
          total += letters.length - from;
          const begin = total - letters.length;
          return finder.find(letters, from, (pair, place) => must(pairs.get(pair), 'the places of a pair').some(({ text, at }) => {
            const { at: places, words } = must(heard[text], 'what was heard of a text');
            const here = begin + place;
            let chain = 2;
            for (let back = 1; back <= Math.min(NEAR.words, at); back += 1) {
              if (places[at - back]! < here && here - places[at - back]! <= NEAR.letters) chain = Math.max(chain, words[at - back]! + Math.min(back, 2));
            }
            // An earlier and longer chain may still go on from its own place.
            if (here - places[at]! <= NEAR.letters && words[at]! > chain) return false;
            places[at] = here;
            words[at] = chain;
            return chain >= CHAIN_WORDS;
          }));
        },
      };
    },
  };
}

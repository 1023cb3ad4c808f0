import { must } from '#contracts/must.ts';
import { createPieceFinder } from './piece-finder.ts';
import { letterWeight, runsOfWords } from './sealed-words.ts';

/**
 * The fewest letters of a pair, which is two of the author's words side by side. Shorter pairs are not counted, nor pairs that the text
 * itself repeats often, because ordinary texts contain them too.
 */
const PAIR_LETTERS = 7;
const PAIR_OFTEN = 8;
/** How near the next pair of a chain must be: in words of the sealed text, and in letters of the output (48 are about 8 words). */
const NEAR = { words: 4, letters: 48 };
/**
 * The number of words at which a chain is a leak. Measured: no chain reached 6 in 2,220 honest runs and in 2,520 other templates. Of 71,340
 * pairs of prompts from prompts.chat, all that reach 16 also repeat eight words in a row; at 12, three do not. At least 38 of 40 passages cut
 * into twos and threes reach 16; the others are from templates of about 40 words.
 */
const CHAIN_WORDS = 16;

/** Counts in one output how many words of a sealed text it repeats in the text's order. */
export interface Chain {
  /** Takes the output's letters so far. Letters before `from` were counted before. Returns whether a passage has leaked. */
  goesOn(letters: string, from?: number): boolean;
}

interface Word {
  word: string;
  authors: boolean;
}

/**
 * Finds passages of a sealed text that an output repeats with fillers after every two or three words. It looks for pairs of the author's
 * words in the text's order, close together in both. Words that the runner typed or the prompt's page shows (`open`) form no pair. `longest`
 * is the longest pair in letters.
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
      // The last place in the output for each pair of each text, and the number of words in its chain there.
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
            // An earlier, longer chain may still continue from its own place in the output, so this shorter chain does not replace it.
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

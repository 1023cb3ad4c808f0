import { must } from '#contracts/must.ts';
import type { SealedText } from './sealed-overlap.ts';
import { foldedLetters, SIGN } from './sealed-words.ts';
import { createWholeCharacters } from './whole-characters.ts';

/**
 * The number of words at the end of a stream that are held back until the words after them were compared with the sealed text
 * (docs/rules/sealing.md#leak-screen).
 */
export const HELD_BACK_WORDS = 40;

/** Checks the streamed words of one output for a runner who may not read the template. */
export interface LeakScreen {
  /** Takes the next piece of a stream and returns the words that may be shown now, possibly ''. Null for a leak: then no more may be shown. */
  add(piece: string): string | null;
  /** Ends the stream and returns the words that were held back. Null for a leak. */
  finish(): string | null;
}

/**
 * Builds a screen that compares every word of a stream with the sealed text before the word is shown, wherever the pieces are cut. Time grows
 * linearly with the stream.
 */
export function createLeakScreen(sealed: SealedText): LeakScreen {
  const recital = sealed.recital();
  const chain = sealed.chain();
  const held = createHeldText(sealed.longest);
  const characters = createWholeCharacters();
  // The folded letters that came last, kept because a leak may begin in them and end in the next piece.
  let letters = '';
  let leaked = false;

  function check(piece: string): boolean {
    const seen = letters.length;
    letters += foldedLetters(piece);
    leaked ||= sealed.leaksIn(letters, seen) || recital.goesOn(letters, seen) || chain.goesOn(letters, seen);
    letters = letters.slice(-Math.max(1, sealed.longest));
    return leaked;
  }

  return {
    add(piece) {
      const whole = characters.take(piece);
      if (check(whole)) return null;
      held.add(whole);
      return held.release();
    },
    finish() {
      const half = characters.rest();
      return check(half) ? null : held.rest() + half;
    },
  };
}

/** The end of a stream that is held back. It has forty words, and at least as many letters as the longest sealed run, because a model may spell words out. */
interface HeldText {
  add(text: string): void;
  /** Removes and returns the part of the held text that may be shown now. */
  release(): string;
  /** Removes and returns all of the held text. */
  rest(): string;
}

/** Holds text in chunks. Positions count from the beginning of the stream, and it looks at each character once, so that a long held text costs no more time. */
function createHeldText(letterCount: number): HeldText {
  const words = createLastPlaces(HELD_BACK_WORDS);
  const letters = createLastPlaces(letterCount);
  let chunks: string[] = [];
  let taken = 0;
  let [start, end] = [0, 0];
  let inWord = false;

  function take(upTo: number): string {
    let released = '';
    while (start < upTo) {
      const chunk = must(chunks[taken], 'a held chunk');
      const part = chunk.slice(0, upTo - start);
      released += part;
      start += part.length;
      if (part.length === chunk.length) taken += 1;
      else chunks[taken] = chunk.slice(part.length);
    }
    if (taken * 2 > chunks.length) {
      chunks = chunks.slice(taken);
      taken = 0;
    }
    return released;
  }

  return {
    add(text) {
      if (text === '') return;
      chunks.push(text);
      for (const character of text) {
        const space = /\s/.test(character);
        const sign = SIGN.test(character);
        if (sign || (!space && !inWord)) words.push(end);
        inWord = !space && !sign;
        if (/[\p{L}\p{N}]/u.test(character)) letters.push(end);
        end += character.length;
      }
    },
    release: () => take(Math.min(words.oldest(end), letters.oldest(end))),
    rest: () => take(end),
  };
}

/** Keeps the positions of the last `count` words or letters in a ring. */
function createLastPlaces(count: number): { push(place: number): void; oldest(end: number): number } {
  const ring = new Array<number>(Math.max(1, count)).fill(0);
  let seen = 0;
  return {
    push(place) {
      ring[seen % ring.length] = place;
      seen += 1;
    },
    // While fewer than `count` were seen, all text is held back. A `count` of 0 holds nothing back.
    oldest: (end) => (count === 0 ? end : seen < count ? 0 : must(ring[seen % ring.length], 'the place of a word')),
  };
}

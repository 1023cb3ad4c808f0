import type { SealedText } from './sealed-overlap.ts';
import { foldedLetters, startOfLastWords } from './sealed-words.ts';

/** The last words of a stream wait here until what follows them is known (decisions.md, Marketplace). */
export const HELD_BACK_WORDS = 40;

/** Streamed words on their way to somebody who may not read what they were made from. */
export interface LeakScreen {
  /** Takes a piece; returns what may be shown, which may be nothing. Null for a leak: nothing more may come out. */
  add(piece: string): string | null;
  /** The stream is over: returns what was held back. Null for a leak. */
  finish(): string | null;
}

/** Checks every word against the sealed text before it is released, however the stream is cut. */
export function createLeakScreen(sealed: SealedText): LeakScreen {
  const recital = sealed.recital();
  let held = '';
  let half = '';
  // The letters of what was released last: a leak may have begun there.
  let letters = '';
  let leaked = false;

  function check(piece: string): boolean {
    const seen = letters.length;
    letters += foldedLetters(piece);
    leaked ||= sealed.leaksIn(letters, seen) || recital.goesOn(letters, seen);
    letters = letters.slice(-Math.max(1, sealed.longest));
    return leaked;
  }

  return {
    add(piece) {
      let whole = half + piece;
      half = '';
      // Half of a character waits for its other half.
      const last = whole.charCodeAt(whole.length - 1);
      if (last >= 0xd800 && last <= 0xdbff) {
        half = whole.slice(-1);
        whole = whole.slice(0, -1);
      }
      if (check(whole)) return null;
      held += whole;
      const cut = Math.min(startOfLastWords(held, HELD_BACK_WORDS), startOfLastLetters(held, sealed.longest));
      const released = held.slice(0, cut);
      held = held.slice(cut);
      return released;
    },
    finish() {
      if (check(half)) return null;
      const released = held + half;
      held = half = '';
      return released;
    },
  };
}

/** Words may be spelt out letter by letter: as many letters wait as the longest run of sealed words has. */
function startOfLastLetters(text: string, count: number): number {
  let seen = 0;
  for (let at = text.length; at > 0; at -= 1) {
    // Never between the halves of a character.
    if (seen >= count) return /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;
    if (/[\p{L}\p{N}]/u.test(text[at - 1]!)) seen += 1;
  }
  return 0;
}

import { must } from '#contracts/must.ts';
import { createPieceFinder } from './piece-finder.ts';
import type { PieceFinder } from './piece-finder.ts';
import { createRecitals } from './sealed-recital.ts';
import type { Recital } from './sealed-recital.ts';
import { foldedLetters, foldedWords, runsOfWords } from './sealed-words.ts';
import { createWholeCharacters } from './whole-characters.ts';

/** The number of words of a sealed text in a row at which a chat answer leaks (docs/rules/chat.md#sealed). */
const RUN_WORDS = 8;
/** The number of letters (about three words) that must match sealed text before the end of a stream is held back. Shorter matches occur in every text. */
const TAIL_LETTERS = 12;

/** Sealed texts, prepared once for all streams that must not show them. */
export interface GuardedTexts {
  readonly runs: PieceFinder;
  recital(): Recital;
  /** Whether these letters, `TAIL_LETTERS` of them, occur anywhere in the sealed texts. */
  hasTail(letters: string): boolean;
}

/** Watches one stream for sealed text. */
export interface StreamGuard {
  /** Takes the next piece and returns the words that may be shown now, possibly ''. Null for a leak: then no more may be shown. */
  add(piece: string): string | null;
  /** Ends the stream and returns the text that was held back. Null for a leak. */
  finish(): string | null;
}

/**
 * Indexes sealed texts by their runs of words and by their letters, for all streams. An output may repeat the `open` texts. Time and space
 * grow linearly with the texts.
 */
export function guardTexts(sealed: readonly string[], open: readonly string[]): GuardedTexts {
  const allowed = runsOfWords(open, RUN_WORDS);
  const runs = new Set([...runsOfWords(sealed, RUN_WORDS)].filter((run) => !allowed.has(run)));
  const tails = new Set<string>();
  for (const text of sealed) {
    const letters = foldedLetters(text);
    for (let at = 0; at + TAIL_LETTERS <= letters.length; at += 1) tails.add(letters.slice(at, at + TAIL_LETTERS));
  }
  const recitals = createRecitals(sealed.map((text) => foldedWords(text).map((word) => ({ word, authors: true }))), open);
  const finder = createPieceFinder(runs);
  return {
    runs: { longest: Math.max(finder.longest, recitals.longest), find: finder.find },
    recital: recitals.start,
    hasTail: (letters) => tails.has(letters),
  };
}

/**
 * Shows a stream at once, but holds back an end that matches sealed text, until it no longer matches or is a leak. Words that the person
 * wrote (`said`) may be repeated.
 */
export function createStreamGuard(texts: GuardedTexts, said: readonly string[] = []): StreamGuard {
  const allowed = runsOfWords(said, RUN_WORDS);
  const recital = texts.recital();
  const tail = createTail(texts);
  const characters = createWholeCharacters();
  let letters = '';
  let waiting = '';
  let leaked = false;

  function leaksIn(fresh: string): boolean {
    const seen = letters.length;
    letters += fresh;
    leaked ||= texts.runs.find(letters, seen, (run) => !allowed.has(run)) || recital.goesOn(letters, seen);
    letters = letters.slice(-Math.max(1, texts.runs.longest));
    return leaked;
  }

  function show(piece: string): string | null {
    let fresh = '';
    for (const character of piece) {
      const folded = foldedCharacter(character);
      fresh += folded;
      tail.take(character, folded);
    }
    if (leaksIn(fresh)) return null;
    waiting += piece;
    const shown = waiting.slice(0, Math.max(0, waiting.length - tail.waits()));
    waiting = waiting.slice(shown.length);
    return shown;
  }

  return {
    add: (piece) => show(characters.take(piece)),
    finish() {
      const half = characters.rest();
      const shown = leaksIn(foldedLetters(half)) ? null : waiting + half;
      waiting = '';
      return shown;
    },
  };
}

const LETTER_A = 97;
const LETTER_Z = 122;

/** Folds one character like `foldedLetters`, but faster for ASCII characters, of which most texts consist. */
function foldedCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code >= 128) return foldedLetters(character);
  if (code >= LETTER_A && code <= LETTER_Z) return character;
  return code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : '';
}

/** Follows the end of a stream and says how many of its last characters match sealed text without a break. */
function createTail(texts: Pick<GuardedTexts, 'hasTail'>): { take(character: string, folded: string): void; waits(): number } {
  let recent = '';
  // The position in the stream, in characters, at which each of the recent letters begins.
  const places: number[] = [];
  let end = 0;
  let from: number | null = null;
  return {
    take(character, folded) {
      for (const letter of folded) {
        recent += letter;
        places.push(end);
        if (places.length > TAIL_LETTERS) {
          places.shift();
          recent = recent.slice(-TAIL_LETTERS);
        }
        if (places.length < TAIL_LETTERS) continue;
        if (texts.hasTail(recent)) from ??= must(places[0], 'the place of a letter');
        else from = null;
      }
      end += character.length;
    },
    waits: () => (from === null ? 0 : end - from),
  };
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStreamGuard, guardTexts } from './stream-guard.ts';
import { foldedLetters, foldedWords } from './sealed-words.ts';

const INSTRUCTIONS =
  'You are a lighthouse keeper who has not slept since Tuesday. Open with the smell of the sea, never with the weather. Give every ship a name that its captain would deny. Count the steps of the tower twice and let the second number be wrong. End on an object that nobody has mentioned before.';
const texts = guardTexts([INSTRUCTIONS], ['A lighthouse keeper who has not slept since Tuesday and tells of the sea.']);
const words = INSTRUCTIONS.split(' ');

function stream(pieces: readonly string[], said: readonly string[] = []): { shown: string; leaked: boolean } {
  const guard = createStreamGuard(texts, said);
  let shown = '';
  for (const piece of [...pieces, null]) {
    const released = piece === null ? guard.finish() : guard.add(piece);
    if (released === null) return { shown, leaked: true };
    shown += released;
  }
  return { shown, leaked: false };
}
const cut = (text: string, sizes: readonly number[]): string[] => {
  const pieces: string[] = [];
  for (let at = 0, n = 0; at < text.length; n += 1) {
    pieces.push(text.slice(at, at + sizes[n % sizes.length]!));
    at += sizes[n % sizes.length]!;
  }
  return pieces;
};
const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 });
const filler = fc.array(fc.constantFrom('the', 'boat', 'went', 'out', 'and', 'a', 'gull', 'laughed', 'at', 'it'), { maxLength: 60 }).map((list) => list.join(' '));

/** The length, in words, of the longest run of sealed words that a text shows. */
function longestRun(text: string): number {
  const letters = foldedLetters(text);
  const sealed = foldedWords(INSTRUCTIONS);
  let longest = 0;
  for (let at = 0; at < sealed.length; at += 1) {
    for (let size = longest + 1; at + size <= sealed.length && letters.includes(sealed.slice(at, at + size).join('')); size += 1) longest = size;
  }
  return longest;
}

describe('the guard of a stream', () => {
  it('lets no eight words in a row of an agent\'s sealed text through to a chat, however the stream is cut', () => {
    const windows = fc.tuple(fc.integer({ min: 10, max: words.length - 8 }), fc.integer({ min: 8, max: 20 })).map(([at, size]) => words.slice(at, at + size).join(' '));
    fc.assert(fc.property(windows, filler, filler, sizes, (leak, before, after, by) => {
      const { shown, leaked } = stream(cut(`${before} ${leak} ${after}`, by));
      expect([leaked, longestRun(shown) < 8]).toEqual([true, true]);
      // The guard held back the sealed words, so that only a few of them in a row were shown.
      expect(longestRun(shown)).toBeLessThanOrEqual(4);
    }), { numRuns: 300 });
  });

  it.each<[string, (text: string) => string]>([
    ['in capitals', (text) => text.toUpperCase()], ['without spaces', (text) => text.replaceAll(' ', '')], ['letter by letter', (text) => [...text].join(' ')],
    ['with invisible signs', (text) => [...text].join('\u200b')], ['with Cyrillic lookalikes', (text) => text.replaceAll('a', 'а').replaceAll('e', 'е').replaceAll('o', 'о')],
    ['as a numbered list', (text) => text.split(' ').map((word, n) => `${n + 1}. ${word}`).join('\n')],
  ])('finds sealed words in a streamed chat answer that disguises them %s', (_how, disguise) => {
    fc.assert(fc.property(filler, sizes, (before, by) => {
      expect(stream(cut(`${before} ${disguise(words.slice(20, 34).join(' '))}`, by)).leaked).toBe(true);
    }), { numRuns: 40 });
  });

  it('finds a sealed text that a chat answer repeats in pieces of five words with fillers between them', () => {
    const parts: string[] = [];
    for (let at = 0; at < words.length; at += 5) parts.push(words.slice(at, at + 5).join(' '), 'banana, I said,');
    expect(stream([parts.join(' ')]).leaked).toBe(true);
  });

  it('shows every piece of an answer that does not resemble the sealed text at once and unchanged', () => {
    const guard = createStreamGuard(texts);
    const pieces = 'Rope is older than the wheel. Twist three fibres, and the friction between them carries the load. 🪢 '.repeat(5).match(/\S+\s*/g)!;
    for (const piece of pieces) expect(guard.add(piece)).toBe(piece);
    expect(guard.finish()).toBe('');
  });

  it('holds the end of a stream back only while it matches sealed text, and changes no answer without a leak', () => {
    const guard = createStreamGuard(texts);
    expect(guard.add('I open with the smell')).toBe('I ');
    expect(guard.add(' of tar')).toBe('open with the smell of tar');
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), sizes, (text, by) => {
      expect(stream(cut(text, by))).toEqual({ shown: text, leaked: false });
    }));
  });

  it('lets a chat answer repeat sealed words that are public or that the person wrote', () => {
    expect(stream(['I am a lighthouse keeper who has not slept since Tuesday.']).leaked).toBe(false);
    const quote = words.slice(24, 36).join(' ');
    expect(stream([`You wrote: ${quote}`], [`what does "${quote}" mean?`]).leaked).toBe(false);
    expect(stream([`You wrote: ${quote}`]).leaked).toBe(true);
  });
});

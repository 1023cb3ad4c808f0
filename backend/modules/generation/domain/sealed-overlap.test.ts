import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLeakScreen, HELD_BACK_WORDS } from './leak-screen.ts';
import { createSealedText } from './sealed-overlap.ts';
import { foldedLetters, foldedWords } from './sealed-words.ts';

const TEMPLATE =
  'You are a lighthouse keeper who has not slept since Tuesday. Open with the smell of the sea, never with the weather. Give every ship a name that its captain would deny. Count the steps of the tower twice and let the second number be wrong. End on an object that nobody has mentioned before, and do not explain why it is wet.';
const sealed = createSealedText([[{ text: TEMPLATE, authors: true }]], []);

/** What a reader would have seen, and whether the stream was stopped. */
function stream(pieces: readonly string[], text = sealed): { shown: string; leaked: boolean } {
  const screen = createLeakScreen(text);
  let shown = '';
  for (const piece of [...pieces, null]) {
    const released = piece === null ? screen.finish() : screen.add(piece);
    if (released === null) return { shown, leaked: true };
    shown += released;
  }
  return { shown, leaked: false };
}

/** Cuts a text anywhere, characters too. */
const cut = (text: string, sizes: readonly number[]): string[] => {
  const pieces: string[] = [];
  for (let at = 0, n = 0; at < text.length; n += 1) {
    const size = sizes[n % sizes.length]!;
    pieces.push(text.slice(at, at + size));
    at += size;
  }
  return pieces;
};
const sizes = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 8 });
const words = TEMPLATE.split(' ');
const window = fc.nat(words.length - 12).map((at) => words.slice(at, at + 12));
const filler = fc.array(fc.constantFrom('the', 'boat', 'went', 'out', 'and', 'a', 'gull', 'laughed', 'at', 'it', 'quietly', 'again'), { minLength: 0, maxLength: 120 }).map((list) => list.join(' '));

describe('a sealed text', () => {
  it('is caught by every twelve of its words, wherever they stand and however the stream is cut, and none of them is shown', () => {
    fc.assert(
      fc.property(window, filler, filler, sizes, (leak, before, after, pieces) => {
        const { shown, leaked } = stream(cut(`${before} ${leak.join(' ')} ${after}`, pieces));
        expect(leaked).toBe(true);
        expect(foldedLetters(shown)).toBe(foldedLetters(before).slice(0, foldedLetters(shown).length));
      }),
      { numRuns: 500 },
    );
  });

  const disguises: [string, (text: string) => string][] = [
    ['in capitals', (text) => text.toUpperCase()],
    ['with dots between the words', (text) => text.replaceAll(' ', ' ... ')],
    ['without spaces', (text) => text.replaceAll(' ', '')],
    ['one word a line, as a list', (text) => text.split(' ').map((word, n) => `${'*'.repeat((n % 2) + 1)} ${word}`).join('\n')],
    ['as a numbered list', (text) => text.split(' ').map((word, n) => `${n + 1}. ${word}`).join('\n')],
    ['with invisible signs in the words', (text) => [...text].join('\u200b')],
    ['with soft hyphens', (text) => text.replaceAll('e', 'e\u00ad')],
    ['with Cyrillic lookalikes', (text) => text.replaceAll('a', 'а').replaceAll('e', 'е').replaceAll('o', 'о').replaceAll('p', 'р')],
    ['with Greek lookalikes', (text) => text.replaceAll('o', 'ο').replaceAll('v', 'ν')],
    ['in wide letters', (text) => text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! + 0xfee0))],
    ['in bold mathematics', (text) => text.replace(/[a-z]/g, (letter) => String.fromCodePoint(letter.codePointAt(0)! - 0x61 + 0x1d41a))],
    ['with accents', (text) => text.replaceAll('e', 'é').replaceAll('o', 'ö')],
    ['letter by letter', (text) => [...text].join(' ')],
    ['in emphasis', (text) => text.split(' ').map((word) => `**${word}**`).join(' ')],
  ];
  it.each(disguises)('is caught %s', (_how, disguise) => {
    fc.assert(
      fc.property(window, filler, sizes, (leak, before, pieces) => {
        const { shown, leaked } = stream(cut(`${before} ${disguise(leak.join(' '))}`, pieces));
        expect(leaked).toBe(true);
        expect(foldedLetters(before).startsWith(foldedLetters(shown))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('is caught in scripts that know no spaces', () => {
    const chinese = '你是一位三天没有睡觉的灯塔看守人请从海的气味写起不要写天气给每一艘船起一个船长会否认的名字';
    const text = createSealedText([[{ text: chinese, authors: true }]], []);
    expect(stream([`好的。${chinese.slice(7, 33)}`], text).leaked).toBe(true);
    expect(stream(['海上有一座灯塔，看守人每天写信给他的朋友，告诉他今天又有几艘船经过，天气很好。'], text).leaked).toBe(false);
  });

  it('lets ordinary texts about the same thing through, word for word', () => {
    const texts = [
      'The lighthouse keeper had not slept. The sea smelled of tar and old rope, and somewhere a ship with no name went by. He counted the steps: two hundred and twelve, or two hundred and eleven. On the table lay a glove. It was wet, and nobody asked.',
      'A ship is never only a ship. Every captain knows this and would deny it. On Tuesday the weather turned, the tower stood where it had always stood, and the keeper wrote down a number that was wrong before the ink was dry. '.repeat(6),
    ];
    fc.assert(
      fc.property(fc.constantFrom(...texts), sizes, (text, pieces) => {
        expect(stream(cut(text, pieces))).toEqual({ shown: text, leaked: false });
      }),
    );
  });

  it('shows whatever is no leak exactly as it came, emoji and all', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), sizes, (text, pieces) => {
      expect(stream(cut(text, pieces))).toEqual({ shown: text, leaked: false });
    }));
  });

  it('holds back the last forty words', () => {
    const screen = createLeakScreen(sealed);
    const shown = screen.add(Array.from({ length: 100 }, (_, n) => `w${n}`).join(' '))!;
    expect(shown.trim().split(' ').length).toBeLessThanOrEqual(100 - HELD_BACK_WORDS);
    expect(shown.length).toBeGreaterThan(0);
  });

  it('gives the runner their own words back, and stops the author’s around them', () => {
    const topic = 'a very long topic about the seven ships that left the harbour in March and came back in a different order';
    const parts = [{ text: 'Write a stern letter about', authors: true }, { text: topic, authors: false }, { text: 'and sign it with the name of the cook who was never on board', authors: true }];
    const text = createSealedText([parts], [topic]);
    expect(stream([`A letter about ${topic}. Dear captain, this will not do.`], text).leaked).toBe(false);
    expect(stream([`${topic} and sign it with the name of the cook who was never on board`], text).leaked).toBe(true);
    const short = createSealedText([[{ text: 'Please write a stern letter about', authors: true }, { text: 'ships', authors: false }, { text: 'and sign it with the name', authors: true }]], ['ships']);
    expect(stream(['please write a stern letter about ships and sign it with the name'], short).leaked).toBe(true);
  });

  it('knows words as people do, and no numbers', () => {
    expect(foldedWords('Don’t “stop”, Élan-vital! 3 x')).toEqual(['don', 't', 'stop', 'elan', 'vital', 'x']);
    expect(createSealedText([[{ text: 'too short to keep', authors: true }]], []).leaksIn('tooshorttokeep')).toBe(false);
  });
});

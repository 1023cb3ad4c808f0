import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLeakScreen, HELD_BACK_WORDS } from './leak-screen.ts';
import { createSealedText } from './sealed-overlap.ts';
import { foldedLetters, foldedWords } from './sealed-words.ts';

const TEMPLATE =
  'You are a lighthouse keeper who has not slept since Tuesday. Open with the smell of the sea, never with the weather. Give every ship a name that its captain would deny. Count the steps of the tower twice and let the second number be wrong. End on an object that nobody has mentioned before, and do not explain why it is wet.';
const sealed = createSealedText([[{ text: TEMPLATE, authors: true }]], []);

/** Streams these pieces through the leak screen. Returns the text that a reader sees, and whether the screen stopped the stream. */
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

/** Cuts a text into pieces of these sizes, even within a character. */
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
  it('catches any twelve words in a row of a sealed text in an output before one of them is shown, however the stream is cut', () => {
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
  it.each(disguises)('catches a sealed text that an output disguises %s', (_how, disguise) => {
    fc.assert(
      fc.property(window, filler, sizes, (leak, before, pieces) => {
        const { shown, leaked } = stream(cut(`${before} ${disguise(leak.join(' '))}`, pieces));
        expect(leaked).toBe(true);
        expect(foldedLetters(before).startsWith(foldedLetters(shown))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('catches a sealed text in scripts without spaces between words', () => {
    const chinese = '你是一位三天没有睡觉的灯塔看守人请从海的气味写起不要写天气给每一艘船起一个船长会否认的名字';
    const text = createSealedText([[{ text: chinese, authors: true }]], []);
    expect(stream([`好的。${chinese.slice(7, 33)}`], text).leaked).toBe(true);
    expect(stream(['海上有一座灯塔，看守人每天写信给他的朋友，告诉他今天又有几艘船经过，天气很好。'], text).leaked).toBe(false);
  });

  it('does not stop ordinary texts about the same subject as a sealed text, and shows them unchanged', () => {
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

  it('shows an output without a leak unchanged, emoji included', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), sizes, (text, pieces) => {
      expect(stream(cut(text, pieces))).toEqual({ shown: text, leaked: false });
    }));
  });

  it('holds the last forty words of a stream back until the words after them are known', () => {
    const screen = createLeakScreen(sealed);
    const shown = screen.add(Array.from({ length: 100 }, (_, n) => `w${n}`).join(' '))!;
    expect(shown.trim().split(' ').length).toBeLessThanOrEqual(100 - HELD_BACK_WORDS);
    expect(shown.length).toBeGreaterThan(0);
  });

  it('lets an output repeat what the runner typed, but not the author’s words around it', () => {
    const topic = 'a very long topic about the seven ships that left the harbour in March and came back in a different order';
    const parts = [{ text: 'Write a stern letter about', authors: true }, { text: topic, authors: false }, { text: 'and sign it with the name of the cook who was never on board', authors: true }];
    const text = createSealedText([parts], [topic]);
    expect(stream([`A letter about ${topic}. Dear captain, this will not do.`], text).leaked).toBe(false);
    expect(stream([`${topic} and sign it with the name of the cook who was never on board`], text).leaked).toBe(true);
    const short = createSealedText([[{ text: 'Please write a stern letter about', authors: true }, { text: 'ships', authors: false }, { text: 'and sign it with the name', authors: true }]], ['ships']);
    expect(stream(['please write a stern letter about ships and sign it with the name'], short).leaked).toBe(true);
  });

  it('compares a sealed text by its words, without case, accents and numbers', () => {
    expect(foldedWords('Don’t “stop”, Élan-vital! 3 x')).toEqual(['don', 't', 'stop', 'elan', 'vital', 'x']);
    expect(createSealedText([[{ text: 'too short to keep', authors: true }]], []).leaksIn('tooshorttokeep')).toBe(false);
  });
});

describe('a sealed text that comes out in pieces', () => {
  const long = createSealedText([[{ text: TEMPLATE, authors: true }]], []);
  const pieces = (size: number, between: (n: number) => string): string => {
    const parts: string[] = [];
    for (let at = 0, n = 0; at < words.length; at += size, n += 1) parts.push(words.slice(at, at + size).join(' '), between(n));
    return parts.join(' ');
  };

  it.each([4, 5, 6, 7])('catches a sealed text in pieces of %i words with fillers between them, before half of it was shown', (size) => {
    const fillers = fc.array(fc.constantFrom('banana', 'tango', 'and then, as I said,', '🙂 yes', 'foxtrot'), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fillers, sizes, (between, cuts) => {
        const { shown, leaked } = stream(cut(pieces(size, (n) => between[n % between.length]!), cuts), long);
        const told = words.filter((_, at) => at % size === 0 && shown.includes(words.slice(at, at + size).join(' '))).length * size;
        expect([leaked, told < words.length / 2]).toEqual([true, true]);
      }),
      { numRuns: 40 },
    );
  });

  it.each([[2, 1], [2, 2], [2, 3], [3, 1], [3, 2], [3, 3]])('catches a sealed text in slices of %i words with %i other words between them, however the stream is cut', (size, fillers) => {
    const other = 'well then here comes again quite lovely indeed'.split(' ');
    const sliced: string[] = [];
    for (let at = 0; at < words.length; at += size) sliced.push(...words.slice(at, at + size), ...Array.from({ length: fillers }, (_, n) => other[(at + n) % other.length]!));
    const text = sliced.join(' ');
    for (const cutting of [[text.length], [1], [7, 3, 20]]) expect(stream(cut(text, cutting)).leaked).toBe(true);
  });

  it('catches a sealed text whose pieces come in reverse order', () => {
    const backwards = pieces(5, () => 'and before that').split(' and before that ').reverse().join(' and before that ');
    expect(stream(cut(backwards, [7]), long).leaked).toBe(true);
  });

  it('does not stop an output that repeats a few phrases of a sealed text, such as headings', () => {
    const template =
      'Write a weekly report about {{topic}} for a small team. Use these headings: What went well this week, What we learned from it, What we try next week. Under each one write three sentences in plain words, name the people who did the work, and never use the word synergy. Ask one honest question at the end that the team can answer in a minute, and thank nobody twice.';
    const report =
      '## What went well this week\nThe harbour opened on Monday. Ida painted the crane, Bo counted the ropes. Nobody fell in.\n## What we learned from it\nPaint is slow when it rains. Ropes are longer than they look. Lunch helps.\n## What we try next week\nWe start with the roof. Bo brings the ladder. Ida brings cake.\nWhat would make Monday mornings lighter?';
    const text = createSealedText([[{ text: template, authors: true }]], []);
    expect(stream([report], text)).toEqual({ shown: report, leaked: false });
    const listing = 'Act as a chef. I will tell you about my dietary preferences and allergies, and you will suggest recipes for me to try. You should only reply with the recipes you recommend, and nothing else. Do not write explanations.';
    const answer = 'Here are recipes for you to try, since you told me about your allergies: lentil soup with lemon, rice with peas, roasted carrots. Each takes half an hour and one pan. Tell me more about what you like and I will suggest others.';
    expect(stream([answer], createSealedText([[{ text: listing, authors: true }]], [])).leaked).toBe(false);
  });

  it('lets an output repeat pieces of a sealed text that the runner typed', () => {
    const topic = words.slice(0, 40).join(' ');
    const own = createSealedText([[{ text: `${TEMPLATE} Mind the gulls.`, authors: true }]], [topic]);
    expect(stream([pieces(5, () => 'hm').slice(0, topic.length)], own).leaked).toBe(false);
  });
});

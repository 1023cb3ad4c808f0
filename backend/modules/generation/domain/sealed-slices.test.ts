import { describe, expect, it } from 'vitest';
import { createSealedText } from './sealed-overlap.ts';
import { foldedLetters } from './sealed-words.ts';

const WORDS = Array.from({ length: 120 }, (_, n) => `harbourlight${String.fromCharCode(97 + (n % 26), 97 + Math.floor(n / 26))}`);
const textOf = (parts: Parameters<typeof createSealedText>[0][number], open: string[] = []) => createSealedText([parts], open);
const template = textOf([{ text: WORDS.join(' '), authors: true }]);

/** Returns the slices of a sealed template that one person has seen in these outputs. */
const heard = (outputs: readonly string[], text = template): string[] => outputs.flatMap((output) => text.slices.listen().hear(foldedLetters(output), 0));
/** Makes outputs that each show `size` words of the template, and leave out `gap` words after those. */
const slices = (size: number, gap: number): string[] =>
  Array.from({ length: Math.ceil(WORDS.length / (size + gap)) }, (_, n) => `well, ${WORDS.slice(n * (size + gap), n * (size + gap) + size).join(' ')} and so on`);

describe('slices of a sealed template', () => {
  it.each([[7, 0], [7, 1], [6, 1], [5, 3], [4, 3]])('finds a sealed template leaked by slices of %i words with gaps of %i words before 60 % of its words were shown', (size, gap) => {
    const outputs = slices(size, gap);
    const stopped = outputs.findIndex((_, n) => template.slices.areTooMuch(heard(outputs.slice(0, n + 1))));
    expect(stopped).toBeGreaterThan(0);
    expect(stopped * size).toBeLessThan(WORDS.length * 0.6);
  });

  it('finds no leak when a person saw a third of a sealed template, or scattered phrases', () => {
    expect(template.slices.areTooMuch(heard([WORDS.slice(0, 40).join(' ')]))).toBe(false);
    expect(template.slices.areTooMuch(heard(slices(4, 8)))).toBe(false);
    expect(heard([WORDS.slice(0, 3).join(' '), [...WORDS].reverse().join(' ')])).toEqual([]);
  });

  it.each([9, 12, 15])('finds a sealed template of %i words leaked before three runs have shown the whole', (length) => {
    const short = textOf([{ text: WORDS.slice(0, length).join(' '), authors: true }]);
    // Each output begins with the last word of the output before it. An output shows at least four words, because shorter sequences are never counted.
    const size = Math.max(4, Math.ceil(length / 3) + 1);
    const outputs = [0, size - 1, length - size].map((at) => `well, ${WORDS.slice(at, at + size).join(' ')} and so on`);
    const stopped = outputs.findIndex((_, n) => short.slices.areTooMuch(heard(outputs.slice(0, n + 1), short)));
    expect(stopped).toBeGreaterThan(0);
  });

  it('finds no leak of a short template when a person saw a phrase of it, or when the whole is an everyday phrase', () => {
    const short = (length: number) => textOf([{ text: WORDS.slice(0, length).join(' '), authors: true }]);
    expect(short(9).slices.areTooMuch(heard([WORDS.slice(0, 5).join(' ')], short(9)))).toBe(false);
    expect(short(15).slices.areTooMuch(heard([WORDS.slice(0, 4).join(' '), WORDS.slice(8, 12).join(' ')], short(15)))).toBe(false);
    expect(short(6).slices.areTooMuch(heard([WORDS.slice(0, 6).join(' ')], short(6)))).toBe(false);
  });

  it('counts slices of a template whatever a variable holds, without words that the runner typed or the prompt’s page shows', () => {
    const filled = (topic: string) => textOf([{ text: WORDS.slice(0, 20).join(' '), authors: true }, { text: topic, authors: false }, { text: WORDS.slice(20, 40).join(' '), authors: true }]);
    expect(filled('ropes').slices.areTooMuch(heard([WORDS.slice(0, 19).join(' ')], filled('seven grey ships')))).toBe(true);
    expect(heard([WORDS.slice(2, 9).join(' ')], textOf([{ text: WORDS.join(' '), authors: true }], [WORDS.slice(0, 30).join(' ')]))).toEqual([]);
  });

  it('stores slices of a sealed template as hashes, each once for an output', () => {
    const keys = heard([`${WORDS.slice(0, 6).join(' ')} ${WORDS.slice(0, 6).join(' ')}`]);
    expect(keys).toHaveLength(3);
    expect(keys.join(' ')).not.toContain('harbour');
  });

  it('finds slices of a sealed template wherever an output is cut', () => {
    const output = foldedLetters(`so ${WORDS.slice(10, 30).join(' ')} then`);
    const listener = template.slices.listen();
    const found: string[] = [];
    for (let at = 1; at <= output.length; at += 1) found.push(...listener.hear(output.slice(0, at), at - 1));
    expect(found).toEqual(heard([output]));
  });
});

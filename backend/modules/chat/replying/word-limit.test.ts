import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countWords } from '#contracts/generation.ts';
import { createWordLimit } from './word-limit.ts';

it('lets whole words of a reply through up to the limit, wherever the provider splits its stream', () => {
  const pieces = fc.array(fc.constantFrom('word', ' ', '\n', '– ', '7', 'two words ', '…', 'é'), { maxLength: 80 });
  fc.assert(fc.property(pieces, fc.integer({ min: 1, max: 30 }), (stream, most) => {
    const limit = createWordLimit(most);
    const taken = stream.map((piece) => limit.take(piece)).join('');
    const text = stream.join('');
    expect(text.startsWith(taken)).toBe(true);
    expect(countWords(taken)).toBe(Math.min(most, countWords(text)));
    if (!limit.full()) expect(taken).toBe(text);
  }));
});

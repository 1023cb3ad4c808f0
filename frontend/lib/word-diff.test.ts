import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';
import type { DiffPart } from './word-diff.ts';

const before = (parts: DiffPart[]): string => parts.filter(({ kind }) => kind !== 'added').map(({ text }) => text).join('');
const after = (parts: DiffPart[]): string => parts.filter(({ kind }) => kind !== 'removed').map(({ text }) => text).join('');

describe('diffWords', () => {
  it('diffWords keeps equal words, and marks removed and added ones', () => {
    expect(diffWords('Write about {{topic}} now.', 'Write well about {{theme}} now.')).toEqual([
      { kind: 'same', text: 'Write ' }, { kind: 'added', text: 'well ' }, { kind: 'same', text: 'about ' },
      { kind: 'removed', text: '{{topic}}' }, { kind: 'added', text: '{{theme}}' }, { kind: 'same', text: ' now.' },
    ]);
  });

  it('diffWords finds no change in equal texts, and only additions in a new text', () => {
    expect(diffWords('a b', 'a b')).toEqual([{ kind: 'same', text: 'a b' }]);
    expect(diffWords('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
    expect(diffWords('', '')).toEqual([]);
  });

  it('diffWords returns parts from which both texts can be put together again, for random texts', () => {
    const text = fc.array(fc.constantFrom('a', 'b', '{{x}}', ' ', '\n', 'é', '😀', '.', '\ud800', '{{')).map((pieces) => pieces.join(''));
    fc.assert(fc.property(text, text, (one, two) => {
      const parts = diffWords(one, two);
      expect([before(parts), after(parts)]).toEqual([one, two]);
    }));
  });

  it('diffWords compares two templates of the largest length in a short time', () => {
    const words = (seed: number): string => Array.from({ length: 3_300 }, (_, at) => `w${(at * seed) % 977}`).join(' ').slice(0, 20_000);
    const started = performance.now();
    const parts = diffWords(words(3), words(7));
    expect(performance.now() - started).toBeLessThan(3_000);
    expect([before(parts), after(parts)]).toEqual([words(3), words(7)]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffWords } from './word-diff.ts';

const side = (before: string, after: string, left: 'removed' | 'added'): string =>
  diffWords(before, after).filter(({ kind }) => kind === 'same' || kind === left).map(({ text }) => text).join('');

describe('a diff by words', () => {
  it('names what came and what went', () => {
    expect(diffWords('Write a short poem about {{topic}}.', 'Write a long poem about {{subject}}.')).toEqual([
      { kind: 'same', text: 'Write a ' }, { kind: 'removed', text: 'short' }, { kind: 'added', text: 'long' }, { kind: 'same', text: ' poem about {{' },
      { kind: 'removed', text: 'topic' }, { kind: 'added', text: 'subject' }, { kind: 'same', text: '}}.' },
    ]);
  });

  it('finds nothing between a text and itself, and everything beside an empty one', () => {
    expect(diffWords('the same', 'the same')).toEqual([{ kind: 'same', text: 'the same' }]);
    expect(diffWords('', 'new')).toEqual([{ kind: 'added', text: 'new' }]);
    expect(diffWords('old', '')).toEqual([{ kind: 'removed', text: 'old' }]);
    expect(diffWords('', '')).toEqual([]);
  });

  it('loses no letter of either text', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'cat', 'é', '{{x}}', ' ', '\n', '.'), { maxLength: 40 }).map((parts) => parts.join(''));
    fc.assert(fc.property(text, text, (before, after) => {
      expect(side(before, after, 'removed')).toBe(before);
      expect(side(before, after, 'added')).toBe(after);
    }), { numRuns: 400 });
  });

  it('takes the shortest way: one word put in is one addition', () => {
    fc.assert(fc.property(fc.array(fc.constantFrom('one', 'two', 'three'), { minLength: 1, maxLength: 30 }), fc.nat(), (list, at) => {
      const place = at % (list.length + 1);
      const after = [...list.slice(0, place), 'zebra', ...list.slice(place)];
      const changes = diffWords(list.join('-'), after.join('-')).filter(({ kind }) => kind !== 'same');
      expect(changes.every(({ kind }) => kind === 'added')).toBe(true);
    }));
  });

  it('stands two long texts with nothing in common beside each other, quickly', () => {
    const long = (word: string): string => Array.from({ length: 3_000 }, (_, index) => `${word}${index}`).join(' ');
    const from = performance.now();
    const parts = diffWords(long('a'), long('b'));
    expect(performance.now() - from).toBeLessThan(2_000);
    expect(parts.length).toBeGreaterThan(0);
  });
});

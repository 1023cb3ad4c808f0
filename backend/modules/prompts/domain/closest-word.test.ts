import { describe, expect, it } from 'vitest';
import { closestWord, slipsBetween } from './closest-word.ts';

describe('the nearest word', () => {
  it.each([
    ['blog', 'blog', 0], ['blgo', 'blog', 1], ['blg', 'blog', 1], ['bloog', 'blog', 1], ['bleg', 'blog', 1], ['', 'abc', 3], ['lighthosue', 'lighthouse', 1], ['ca', 'abc', 3],
  ])('%s and %s are %d slips apart, both ways', (a, b, slips) => {
    expect(slipsBetween(a, b)).toBe(slips);
    expect(slipsBetween(b, a)).toBe(slips);
  });

  it('allows short words one slip, long ones two, and the shortest none', () => {
    expect(closestWord('ab', ['ac'])).toBeNull();
    expect(closestWord('blgo', ['frog', 'blog'])).toBe('blog');
    expect(closestWord('blxx', ['blog'])).toBeNull();
    expect(closestWord('lihgthosue', ['lighthouse'])).toBe('lighthouse');
    expect(closestWord('lihgthoseu', ['night'])).toBeNull();
  });

  it('prefers fewer slips, then the first', () => {
    expect(closestWord('stroy', ['stray', 'story'])).toBe('stray');
    expect(closestWord('quokak', ['quakes', 'quokka'])).toBe('quokka');
    expect(closestWord('word', [])).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { closestWord, slipsBetween } from './closest-word.ts';

describe('the nearest word', () => {
  it.each([
    ['blog', 'blog', 0], ['blgo', 'blog', 1], ['blg', 'blog', 1], ['bloog', 'blog', 1], ['bleg', 'blog', 1], ['', 'abc', 3], ['lighthosue', 'lighthouse', 1], ['ca', 'abc', 3],
  ])('the words %s and %s are %d slips apart, both ways', (a, b, slips) => {
    expect(slipsBetween(a, b)).toBe(slips);
    expect(slipsBetween(b, a)).toBe(slips);
  });

  it('a correction may change one letter of a short word, two of a long one, and none of the shortest', () => {
    expect(closestWord('ab', ['ac'])).toBeNull();
    expect(closestWord('blgo', ['frog', 'blog'])).toBe('blog');
    expect(closestWord('blxx', ['blog'])).toBeNull();
    expect(closestWord('lihgthosue', ['lighthouse'])).toBe('lighthouse');
    expect(closestWord('lihgthoseu', ['night'])).toBeNull();
  });

  it('a correction prefers the word with fewer wrong letters, and the first of two equal ones', () => {
    expect(closestWord('stroy', ['stray', 'story'])).toBe('stray');
    expect(closestWord('quokak', ['quakes', 'quokka'])).toBe('quokka');
    expect(closestWord('word', [])).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { inputWords } from './input-words.ts';

const place = { options: [{ value: 'short_video', label: 'Short video' }, { value: 'linkedin', label: 'LinkedIn' }] };

describe('an input in words', () => {
  it('names choices by what the form shows, and leaves other words alone', () => {
    expect(inputWords(place, 'short_video')).toBe('Short video');
    expect(inputWords(place, ['linkedin', 'letter'])).toBe('LinkedIn, letter');
    expect(inputWords({}, 'rabbits in hats')).toBe('rabbits in hats');
  });

  it('says numbers, switches and rows, and nothing for nothing', () => {
    expect([1_200, true, [{ name: 'Pip' }], false, [], null, undefined].map((value) => inputWords({}, value))).toEqual(['1,200', 'Yes', '1 row', '', '', '', '']);
  });
});

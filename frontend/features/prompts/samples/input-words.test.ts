import { describe, expect, it } from 'vitest';
import { inputWords } from './input-words.ts';

const place = { options: [{ value: 'short_video', label: 'Short video' }, { value: 'linkedin', label: 'LinkedIn' }] };

describe('an input in words', () => {
  it('writes a chosen option among the inputs of a sample by its label in the form, and other text unchanged', () => {
    expect(inputWords(place, 'short_video')).toBe('Short video');
    expect(inputWords(place, ['linkedin', 'letter'])).toBe('LinkedIn, letter');
    expect(inputWords({}, 'rabbits in hats')).toBe('rabbits in hats');
  });

  it('writes numbers and switches of a sample as text, and nothing for an empty input', () => {
    expect([1_200, true, false, [], '', null, undefined].map((value) => inputWords({}, value))).toEqual(['1,200', 'Yes', '', '', '', '', '']);
  });

  it('joins the rows of a table among the inputs of a sample into one text', () => {
    expect(inputWords({ type: 'rows' }, [{ name: 'Pip', age: 7, brave: true }, { name: '', age: null }, { name: 'Mo' }])).toBe('Pip, 7, Yes; Mo');
  });

  it('writes "A picture" or "A file" in place of an upload\'s id', () => {
    const file = '01a20005-5500-77ca-9786-f59a80b3a8d1';
    expect([inputWords({ type: 'image' }, file), inputWords({ type: 'file' }, file), inputWords({ type: 'image' }, '')]).toEqual(['A picture', 'A file', '']);
  });
});

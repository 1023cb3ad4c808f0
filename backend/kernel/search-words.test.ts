import { describe, expect, it } from 'vitest';
import { searchQuery, searchWords } from './search-words.ts';

const wordsOf = (...texts: string[]): string[] => searchWords('owner', texts).map((word) => word.slice(6));

describe('words of a search', () => {
  it('are small letters without accents, each once', () => {
    expect(wordsOf('A Fox, a FÖX', 'Café & fox-tail 3.5')).toEqual(['a', 'fox', 'cafe', 'tail', '3', '5']);
  });

  it('are single signs where a script puts no space between words', () => {
    expect(wordsOf('狐と月')).toEqual(['狐', 'と', '月']);
  });

  it('are cut at 40 characters, and a creation has at most 2,000', () => {
    expect(wordsOf('x'.repeat(90))).toEqual(['x'.repeat(40)]);
    expect(wordsOf(Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(' '))).toHaveLength(2_000);
  });

  it('differ between owners, so that the index keeps them apart', () => {
    expect(searchWords('one', ['fox'])).not.toEqual(searchWords('two', ['fox']));
  });

  it('are asked for by their beginning, all of them', () => {
    const query = searchQuery('owner', 'Moon "fo\'')!;
    const [moon, fo] = searchWords('owner', ['moon', 'fo']);
    expect(query).toBe(`'${moon}':* & '${fo}':*`);
    expect(searchQuery('owner', 'moon fo', 3)).toBe(`'${moon}':* & '${fo}'`);
    expect(searchQuery('owner', ' … !')).toBeNull();
  });
});

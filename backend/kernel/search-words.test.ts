import { describe, expect, it } from 'vitest';
import { searchQuery, searchWords } from './search-words.ts';

const wordsOf = (...texts: string[]): string[] => searchWords('owner', texts).map((word) => word.slice(6));

describe('words of a search', () => {
  it('search words of a text are in small letters without accents, each once', () => {
    expect(wordsOf('A Fox, a FÖX', 'Café & fox-tail 3.5')).toEqual(['a', 'fox', 'cafe', 'tail', '3', '5']);
  });

  it('each sign is a search word in a script that puts no space between words', () => {
    expect(wordsOf('狐と月')).toEqual(['狐', 'と', '月']);
  });

  it('search words are cut at 40 characters, and one thing has at most 2,000 of them', () => {
    expect(wordsOf('x'.repeat(90))).toEqual(['x'.repeat(40)]);
    expect(wordsOf(Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(' '))).toHaveLength(2_000);
  });

  it('search words of two owners differ, so that the index keeps them apart', () => {
    expect(searchWords('one', ['fox'])).not.toEqual(searchWords('two', ['fox']));
  });

  it('a search asks for things that contain all its words, each by its beginning', () => {
    const query = searchQuery('owner', 'Moon "fo\'')!;
    const [moon, fo] = searchWords('owner', ['moon', 'fo']);
    expect(query).toBe(`'${moon}':* & '${fo}':*`);
    expect(searchQuery('owner', 'moon fo', 3)).toBe(`'${moon}':* & '${fo}'`);
    expect(searchQuery('owner', ' … !')).toBeNull();
  });
});

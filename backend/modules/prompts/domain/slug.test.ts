import { describe, expect, it } from 'vitest';
import { slugCandidates, slugStem, wantedSlug } from './slug.ts';

const ID = '01933b2c-0000-7000-8000-00000000abcd';

describe('the slug of a prompt', () => {
  it.each([
    [null, 'Crème brûlée & Co: the “Guide”!', 'creme-brulee-co-the-guide'],
    ['My-Own Address', 'A title', 'my-own-address'],
    [null, "Don't panic", 'dont-panic'],
    [null, '今日の天気', 'untitled-0000abcd'],
    ['***', 'A title', 'a-title'],
    [null, ID, `prompt-${ID}`],
    ['suggestions', 'A title', 'prompt-suggestions'],
  ])('the slug for the author\'s wish %j and the title %j is %s', (wish, title, expected) => {
    expect(wantedSlug(wish, title, ID)).toBe(expected);
  });

  it('a slug fits into 80 characters, also with a number at its end', () => {
    const long = wantedSlug(null, 'word '.repeat(40), ID);
    expect(long.length).toBeLessThanOrEqual(80);
    for (const candidate of slugCandidates(long, 60)) expect(candidate).toMatch(/^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(new Set(slugCandidates(long, 60)).size).toBe(60);
  });

  it('slugs that differ only in a number at the end have the same stem', () => {
    expect([slugStem('a-story'), slugStem('a-story-2'), slugStem('a-story-2-13')]).toEqual(['a-story', 'a-story', 'a-story']);
  });
});

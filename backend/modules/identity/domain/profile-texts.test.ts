import { describe, expect, test } from 'vitest';
import { profileIssues } from './profile-texts.ts';

const paths = (part: { displayName?: string; bio?: string; links?: string[] }): string[] =>
  profileIssues({ displayName: '', bio: '', links: [], ...part }).map((issue) => issue.path.join('.'));

describe('profile texts', () => {
  test.each([
    'Ada', 'Zoë Ωmega', '李小龙', 'שלום', '👩‍👩‍👧 & co', 'نام‌ها', '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}', ''
  ])('the profile name %j is accepted', (displayName) => {
    expect(paths({ displayName })).toEqual([]);
  });
  test.each([
    'a\u202Eb', 'a\u2066b', 'a\u200Fb', 'a\u200Bb', 'a\nb', 'a\tb', 'a\u0007b', '\u200D', 'a\u{E0041}b', 'a\u2028b'
  ])('the profile name %j is refused', (displayName) => {
    expect(paths({ displayName })).toEqual(['displayName']);
  });
  test('a bio may contain line breaks, and is refused with invisible characters', () => {
    expect(paths({ bio: 'one\r\ntwo\tthree' })).toEqual([]);
    expect(paths({ bio: 'one\u0000two' })).toEqual(['bio']);
    expect(paths({ bio: 'one\u202Etwo' })).toEqual(['bio']);
  });
  test('a profile link with a name before an @ is refused, because it hides where it leads', () => {
    expect(paths({ links: ['https://a.example/ü', 'https://bank.example@evil.example/'] })).toEqual(['links.1']);
  });
});

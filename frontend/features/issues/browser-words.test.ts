import { expect, it } from 'vitest';
import { browserWords, withoutWords, withWords } from './browser-words.ts';

const words = browserWords({ path: '/wallet', userAgent: 'Hat/1.0', language: 'en-GB', width: 375, height: 667, ratio: 2, theme: 'dark', timeZone: 'Europe/Vienna' });

it('writes each fact about the browser on a line of its own', () => {
  expect(words.split('\n')).toEqual(['Page: /wallet', 'Browser: Hat/1.0', 'Language: en-GB', 'Window: 375 × 667 px at 2x', 'Theme: dark', 'Time zone: Europe/Vienna']);
});

it('adds the facts about the browser below the typed text, and removes them again', () => {
  expect(withWords('', words)).toBe(words);
  expect(withWords('An old laptop\n', words)).toBe(`An old laptop\n\n${words}`);
  expect(withoutWords(`An old laptop\n\n${words}`, words)).toBe('An old laptop');
  expect(withoutWords('Something of my own', words)).toBe('Something of my own');
});

import { describe, expect, it } from 'vitest';
import { titleFrom } from './chat-title.ts';
import { excerptAround } from './excerpt-around.ts';

describe('a title', () => {
  it.each([
    ['Plan a picnic', 'Plan a picnic'],
    ['  # Plan\n\n* a **picnic** *', 'Plan a picnic'],
    ['```js\nconst a = 1;\n```\nWhat is this?', 'What is this?'],
    ['```only code```', '```only code```'],
    ['a'.repeat(80), `${'a'.repeat(60)}…`],
    ['😀'.repeat(80), `${'😀'.repeat(60)}…`],
  ])('makes of the first message %j the chat title %j', (text, title) => expect(titleFrom(text)).toBe(title));
});

describe('an excerpt', () => {
  it('shows in an excerpt the words around the first match of a search, whatever its case and accents', () => {
    const text = `${'before '.repeat(40)}the Café is open ${'after '.repeat(60)}`;
    const excerpt = excerptAround(text, 'cafe');
    expect(excerpt).toMatch(/^…(before )+the Café is open (after )*after…$/);
    expect(excerpt.length).toBeLessThan(170);
  });

  it('shows the beginning of a text as the excerpt when the word is missing or comes first', () => {
    expect(excerptAround('Rain today', 'snow')).toBe('Rain today');
    expect(excerptAround('Rain today', 'ra')).toBe('Rain today');
  });

  it('looks for the word of an excerpt only in the first 20,000 characters', () => {
    expect(excerptAround(`${'xzebra '.repeat(2_000)}zebra`, 'zebra')).toContain(' zebra');
    expect(excerptAround(`${'xzebra '.repeat(3_000)}zebra`, 'zebra')).toMatch(/^xzebra .*…$/);
  });

  it('cuts the excerpt of a text without spaces inside a word', () => {
    expect(excerptAround('a'.repeat(500), 'aa').length).toBeLessThan(170);
    expect(excerptAround(`${'雨'.repeat(100)}京都`, '京都').length).toBeLessThan(170);
  });
});

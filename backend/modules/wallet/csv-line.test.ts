import { expect, it } from 'vitest';
import { csvLine } from './csv-line.ts';

it('quotes what would end a cell, and leaves numbers and nothing as they are', () => {
  expect(csvLine(['plain', 'a,b', 'say "hi"', 'two\nlines', -5, 0, null])).toBe('plain,"a,b","say ""hi""","two\nlines",-5,0,\r\n');
});

it.each(['=1+1', '+1', '-1', '@sum', '\tx', '\rx', '=HYPERLINK("x")'])('text like %j is no formula', (text) => {
  const line = csvLine([text]);
  expect(line.replace(/^"/, '').startsWith(`'${text.slice(0, 1)}`)).toBe(true);
});

import { expect, it } from 'vitest';
import { csvLine } from './csv.ts';

it.each([
  [['a', 1, null, -3], 'a,1,,-3\r\n'],
  [['say "hi"', 'a,b', 'two\nlines'], '"say ""hi""","a,b","two\nlines"\r\n'],
  [['=1+1', '+1', '-1', '@sum', '\tx', '\rx'], "'=1+1,'+1,'-1,'@sum,'\tx,\"'\rx\"\r\n"],
])('writes the CSV line of %j, with quotes where needed and an apostrophe before formulas', (values, line) => {
  expect(csvLine(values)).toBe(line);
});

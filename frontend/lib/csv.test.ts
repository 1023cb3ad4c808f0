import { expect, it } from 'vitest';
import { csvOf } from './csv.ts';

it('a CSV file quotes cells that would break a row, and neutralizes cells that a spreadsheet would run as formulas', () => {
  expect(csvOf([['Day', 'Words'], [1, 'a, "b"\nc'], [null, '=1+1'], [-2, '@x']])).toBe('Day,Words\r\n1,"a, ""b""\nc"\r\n,"\'=1+1"\r\n-2,"\'@x"\r\n');
});

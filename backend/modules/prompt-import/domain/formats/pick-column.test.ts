import { expect, it } from 'vitest';
import { nameOf } from './pick-column.ts';

it('a column is found by any usual name of its part, in any case and with any separators', () => {
  expect(nameOf('text', ['Title', 'Prompt_Text'])).toBe('Prompt_Text');
  expect(nameOf('text', ['content', 'PROMPT'])).toBe('PROMPT');
});

it('a column name that is longer than any usual name is skipped without being read', () => {
  expect(nameOf('text', [`p${'-'.repeat(200_000)}rompt`, 'body'])).toBe('body');
  expect(nameOf('title', [`${'_'.repeat(100)}title`])).toBeUndefined();
});

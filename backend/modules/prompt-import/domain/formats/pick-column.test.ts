import { expect, it } from 'vitest';
import { nameOf } from './pick-column.ts';

it('finds a part by any of its names, in any case and with any separators', () => {
  expect(nameOf('text', ['Title', 'Prompt_Text'])).toBe('Prompt_Text');
  expect(nameOf('text', ['content', 'PROMPT'])).toBe('PROMPT');
});

it('passes over a name that is longer than any part is called, without reading it', () => {
  expect(nameOf('text', [`p${'-'.repeat(200_000)}rompt`, 'body'])).toBe('body');
  expect(nameOf('title', [`${'_'.repeat(100)}title`])).toBeUndefined();
});

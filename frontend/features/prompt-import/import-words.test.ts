import { expect, it } from 'vitest';
import { findLoose, findPlain } from '#contracts/variables/find-variables.ts';
import { fieldWords } from './import-words.ts';
import { PASTED_PROMPT, PASTE_FORM } from './prompt-import.words.ts';

it('writes the type and options of a field of an imported prompt in one line', () => {
  const field = { key: 'a', label: 'A', required: true };
  expect(fieldWords({ ...field, type: 'short_text' })).toBe('One line');
  expect(fieldWords({ ...field, type: 'number', default: 0 })).toBe('Number · starts as “0”');
  expect(fieldWords({ ...field, type: 'select', options: [{ value: 'x', label: 'X' }, { value: 'y', label: 'Y' }], default: 'x' })).toBe('Choice: X, Y · starts as “x”');
  expect(fieldWords({ ...field, type: 'tags', default: ['a', 'b'] })).toBe('Tags · starts as “a, b”');
});

it('says which notations always become fields, which only without those, and what happens to them otherwise', () => {
  const [always = '', alone = '', otherwise = ''] = PASTE_FORM.help.split('. ');
  expect(findPlain(always).found.map(({ name }) => name)).toEqual(['name', 'tone', 'name']);
  expect(findLoose(always).found.filter(({ start }) => !findPlain(always).found.some((plain) => plain.start <= start && start < plain.end))).toEqual([]);
  expect([findPlain(alone).found, findLoose(alone).found.map(({ syntax }) => syntax)]).toEqual([[], ['brackets', 'angle', 'percent', 'single_braces']]);
  expect(otherwise).toBe('Otherwise they stay text, and the next step offers to create fields for them.');
  expect(PASTED_PROMPT.stayTextText('[CITY]')).toBe('[CITY]. This stays text unless you create fields for it.');
});

import { expect, it } from 'vitest';
import { fieldWords } from './import-words.ts';

it('writes the type and options of a field of an imported prompt in one line', () => {
  const field = { key: 'a', label: 'A', required: true };
  expect(fieldWords({ ...field, type: 'short_text' })).toBe('One line');
  expect(fieldWords({ ...field, type: 'number', default: 0 })).toBe('Number · starts as “0”');
  expect(fieldWords({ ...field, type: 'select', options: [{ value: 'x', label: 'X' }, { value: 'y', label: 'Y' }], default: 'x' })).toBe('Choice: X, Y · starts as “x”');
  expect(fieldWords({ ...field, type: 'tags', default: ['a', 'b'] })).toBe('Tags · starts as “a, b”');
});

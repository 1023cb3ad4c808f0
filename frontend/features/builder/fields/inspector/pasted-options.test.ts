import { expect, test } from 'vitest';
import { OPTION_LIMIT } from '#contracts/prompt-form.ts';
import { withPastedOptions } from './pasted-options.ts';

const warm = { value: 'warm', label: 'Warm' };
const empty = { value: 'option_2', label: '' };
const labels = (options: ReturnType<typeof withPastedOptions>) => options?.map(({ label }) => label);

test('turns a pasted list into options without bullets, after the box or in place of an empty option', () => {
  expect(labels(withPastedOptions([warm, empty], 1, '- Dry\r\n* Witty\n\n3. Plain'))).toEqual(['Warm', 'Dry', 'Witty', 'Plain']);
  expect(labels(withPastedOptions([warm, { value: 'dry', label: 'Dry' }], 0, 'Bold\nShy'))).toEqual(['Warm', 'Bold', 'Shy', 'Dry']);
  expect(withPastedOptions([warm], 0, 'One line of 3 words\n')).toBeNull();
});

test('makes values unique, and adds at most as many options as are allowed', () => {
  const many = withPastedOptions([warm], 0, Array.from({ length: 40 }, () => 'Warm').join('\n'))!;
  expect([many.length, new Set(many.map(({ value }) => value)).size]).toEqual([OPTION_LIMIT, OPTION_LIMIT]);
});

import { expect, test } from 'vitest';
import { OPTION_LIMIT } from '#contracts/prompt-form.ts';
import { withPastedOptions } from './pasted-options.ts';

const warm = { value: 'warm', label: 'Warm' };
const empty = { value: 'option_2', label: '' };
const labels = (options: ReturnType<typeof withPastedOptions>) => options?.map(({ label }) => label);

test('a list pasted into an option becomes options without bullets, which follow it or replace an empty one', () => {
  expect(labels(withPastedOptions([warm, empty], 1, '- Dry\r\n* Witty\n\n3. Plain'))).toEqual(['Warm', 'Dry', 'Witty', 'Plain']);
  expect(labels(withPastedOptions([warm, { value: 'dry', label: 'Dry' }], 0, 'Bold\nShy'))).toEqual(['Warm', 'Bold', 'Shy', 'Dry']);
  expect(withPastedOptions([warm], 0, 'One line of 3 words\n')).toBeNull();
});

test('pasted options get unique values, and only as many are added as a field may have', () => {
  const many = withPastedOptions([warm], 0, Array.from({ length: 40 }, () => 'Warm').join('\n'))!;
  expect([many.length, new Set(many.map(({ value }) => value)).size]).toEqual([OPTION_LIMIT, OPTION_LIMIT]);
});

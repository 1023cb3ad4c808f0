import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';

it('reads a text field of an error, and gives undefined for other fields and for values that are no errors', () => {
  const error = Object.assign(new Error('gone'), { code: 'ENOENT', status: 404 });
  expect([errorText(error, 'code'), errorText(error, 'message')]).toEqual(['ENOENT', 'gone']);
  expect([errorText(error, 'status'), errorText(error, 'missing'), errorText(null, 'code'), errorText('ENOENT', 'code')]).toEqual([undefined, undefined, undefined, undefined]);
});

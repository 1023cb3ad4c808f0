import { expect, it } from 'vitest';
import { errorText } from './error-text.ts';

it('answers a text of an error, and nothing for other fields and other values', () => {
  const error = Object.assign(new Error('gone'), { code: 'ENOENT', status: 404 });
  expect([errorText(error, 'code'), errorText(error, 'message')]).toEqual(['ENOENT', 'gone']);
  expect([errorText(error, 'status'), errorText(error, 'missing'), errorText(null, 'code'), errorText('ENOENT', 'code')]).toEqual([undefined, undefined, undefined, undefined]);
});

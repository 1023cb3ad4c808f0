import { expect, it } from 'vitest';
import { ApiError, messageWithRetry } from './api-error.ts';

const refusal = (status: number) => new ApiError('/api/x', status, 'text', { success: false, code: 'too_large', message: 'That is too much.', requestId: 'r' });

it.each([
  [refusal(413), 'That is too much.'],
  [refusal(503), 'That is too much. You can press again.'],
  [new Error('silence'), 'Nothing was saved. You can press again.'],
])('the error message says that a second press helps only when the server gave no final answer: %s', (error, text) => {
  expect(messageWithRetry(error, 'Nothing was saved.', 'You can press again.')).toBe(text);
});

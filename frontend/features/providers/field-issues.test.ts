import { expect, it } from 'vitest';
import type { Issue } from '#contracts/errors.ts';
import { ApiError } from '#lib/api-error.ts';
import { issuesOfForm, testProblem } from './field-issues.ts';

const refused = (issues: Issue[]): ApiError => new ApiError('/api/admin/providers/text', 400, 'no', { success: false, code: 'invalid_request', message: 'Not like this.', requestId: 'r', issues });
const issue = (...path: Issue['path']): Issue => ({ path, message: `About ${path.join('.')}.` });

it('moves what the server refused about an edited provider to the fields of its form, and leaves problems of other providers as they were', () => {
  const error = issuesOfForm(refused([issue('providers', 1, 'baseUrl'), issue('providers', 0, 'baseUrl'), issue('studio')]), 1) as ApiError;
  expect(error.body?.issues?.map(({ path }) => path)).toEqual([['baseUrl'], ['providers', 0, 'baseUrl'], ['studio']]);
  expect([error.status, error.code]).toEqual([400, 'invalid_request']);
});

it('shows each problem of a test call that the server refused, otherwise the message of the server', () => {
  expect(testProblem(refused([issue('provider', 'baseUrl'), issue('provider', 'models')]), 'x')).toBe('About provider.baseUrl. About provider.models.');
  expect(testProblem(refused([]), 'x')).toBe('Not like this.');
  expect(testProblem(new Error('gone'), 'x')).toBe('x');
});

import { ApiError, messageOf } from '#lib/api-error.ts';

/** Renames the fields in the issues of a refused save as the form of one provider names them. The server names them by the provider's place in the list. */
export function issuesOfForm(error: unknown, place: number): unknown {
  if (!(error instanceof ApiError) || !error.body?.issues) return error;
  const issues = error.body.issues.map((issue) => (issue.path[0] === 'providers' && issue.path[1] === place ? { ...issue, path: issue.path.slice(2) } : issue));
  return new ApiError(error.path, error.status, error.message, { ...error.body, issues });
}

/** Returns why the server refused a test call of a provider: each issue, otherwise its message. */
export function testProblem(error: unknown, fallback: string): string {
  const issues = (error instanceof ApiError && error.body?.issues) || [];
  return issues.length > 0 ? issues.map(({ message }) => message).join(' ') : messageOf(error, fallback);
}

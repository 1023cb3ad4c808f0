import type { Issue } from '#contracts/errors.ts';
import type { FieldPlace } from './form-edits.ts';

/** Returns the first problem at a path within a form field, such as `at('label')` or `at('options', 2)`; undefined when there is none. */
export type IssueAt = (...path: (string | number)[]) => string | undefined;

const starts = (path: Issue['path'], with_: readonly (string | number)[]): boolean => with_.every((part, index) => path[index] === part);

/** Returns the problems of one form field, with paths that begin inside the field. */
export function issuesOfField(issues: readonly Issue[], { section, index }: FieldPlace): Issue[] {
  const base = ['form', 'sections', section, 'fields', index];
  return issues.filter(({ path }) => starts(path, base)).map(({ path, message }) => ({ path: path.slice(base.length), message }));
}

/** Returns the problems below a part of a form field, such as a column of its rows. */
export const issuesBelow = (issues: readonly Issue[], ...base: (string | number)[]): Issue[] =>
  issues.filter(({ path }) => starts(path, base)).map(({ path, message }) => ({ path: path.slice(base.length), message }));

/** Makes the function that finds the first problem of a form field at a path, or below that path. */
export const issueFinder = (issues: readonly Issue[]): IssueAt => (...path) => issues.find((issue) => starts(issue.path, path))?.message;

import type { Issue } from '#contracts/errors.ts';
import type { FieldPlace } from './form-edits.ts';

/** Finds the message at a path within a field: `at('label')`, `at('options', 2)`; undefined when there is none. */
export type IssueAt = (...path: (string | number)[]) => string | undefined;

const starts = (path: Issue['path'], with_: readonly (string | number)[]): boolean => with_.every((part, index) => path[index] === part);

/** The issues of one field with their paths inside it. */
export function issuesOfField(issues: readonly Issue[], { section, index }: FieldPlace): Issue[] {
  const base = ['form', 'sections', section, 'fields', index];
  return issues.filter(({ path }) => starts(path, base)).map(({ path, message }) => ({ path: path.slice(base.length), message }));
}

/** The issues below a part of a field, such as a column of its rows. */
export const issuesBelow = (issues: readonly Issue[], ...base: (string | number)[]): Issue[] =>
  issues.filter(({ path }) => starts(path, base)).map(({ path, message }) => ({ path: path.slice(base.length), message }));

/** Looks up the first issue of an exact place or of anything below it. */
export const issueFinder = (issues: readonly Issue[]): IssueAt => (...path) => issues.find((issue) => starts(issue.path, path))?.message;

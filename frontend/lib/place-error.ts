import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError, messageOf } from '#lib/api-error.ts';

/** What to show above a form when nothing better is known. */
export const NOT_SAVED = 'Nothing was changed. Please try again.';

/**
 * Puts the server's issues at their fields. Returns the words for the box above the form when the error belongs to no
 * field, else null.
 */
export function placeError<T extends FieldValues>(error: unknown, fields: readonly FieldPath<T>[], setError: UseFormSetError<T>): string | null {
  const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
  const placed = issues.filter(({ path, message }) => {
    const field = fields.find((name) => name === path.join('.') || name === path[0]);
    if (!field) return false;
    setError(path.length > 1 ? (path.join('.') as FieldPath<T>) : field, { type: 'server', message }, { shouldFocus: true });
    return true;
  });
  return placed.length > 0 ? null : messageOf(error, NOT_SAVED);
}

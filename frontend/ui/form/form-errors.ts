import { get } from 'react-hook-form';

/** The error message for the value or the list at this path. */
export function messageAt(errors: object, name: string): string | undefined {
  const found = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return found?.message ?? found?.root?.message;
}

/** The first message in nested errors. `ref` is skipped, because it holds controls and not errors. */
export function messageIn(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  for (const [key, inner] of Object.entries(errors)) {
    const found = key === 'ref' ? undefined : messageIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

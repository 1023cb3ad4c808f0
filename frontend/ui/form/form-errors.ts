import { get } from 'react-hook-form';

/** What is wrong with the value at this path, or with the list there. */
export function messageAt(errors: object, name: string): string | undefined {
  const found = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return found?.message ?? found?.root?.message;
}

/** The first message of nested errors. `ref` leads to controls, not to errors. */
export function messageIn(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  for (const [key, inner] of Object.entries(errors)) {
    const found = key === 'ref' ? undefined : messageIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

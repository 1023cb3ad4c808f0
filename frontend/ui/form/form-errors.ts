import { get } from 'react-hook-form';

/** Returns the error message for the value or the list at a path of a form. */
export function messageAt(errors: object, name: string): string | undefined {
  const found = get(errors, name) as { message?: string; root?: { message?: string } } | undefined;
  return found?.message ?? found?.root?.message;
}

/** Returns the first message in a form's nested errors. It skips `ref`, because that holds controls and no errors. */
export function messageIn(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('message' in errors && typeof errors.message === 'string') return errors.message;
  for (const [key, inner] of Object.entries(errors)) {
    const found = key === 'ref' ? undefined : messageIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

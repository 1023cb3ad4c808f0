/**
 * Reads a text that a library or Node puts on its errors, such as `code` or `constraint`; undefined where there is none.
 * @param error whatever was thrown
 */
export function errorText(error: unknown, field: string): string | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : undefined;
  return typeof value === 'string' ? value : undefined;
}

const SEGMENT = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;

/**
 * Refuses keys of objects that could lead out of the store. A key consists of plain segments joined by '/', without '..', and with no absolute or
 * empty parts.
 * @throws RangeError
 */
export function assertObjectKey(key: string): string {
  const segments = key.split('/');
  if (key.length > 500 || !segments.every((segment) => SEGMENT.test(segment))) throw new RangeError('not a storage key');
  return key;
}

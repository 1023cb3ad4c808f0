const NAME_LIKE = /^[\w.:-]{1,100}$/;

/**
 * A job's data as it may be shown: ids, names and numbers. Jobs carry nothing else; should one ever, people's words stay
 * off the board.
 */
export function idsOnly(data: unknown): unknown {
  if (typeof data === 'string') return NAME_LIKE.test(data) ? data : '…';
  if (Array.isArray(data)) return data.map(idsOnly);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, idsOnly(value)]));
}

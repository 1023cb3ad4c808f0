const NAME_LIKE = /^[\w.:-]{1,100}$/;

/** Reduces a job's data to its ids, names and numbers. Jobs should hold nothing else, but if one does, the dashboard shows no person's words. */
export function idsOnly(data: unknown): unknown {
  if (typeof data === 'string') return NAME_LIKE.test(data) ? data : '…';
  if (Array.isArray(data)) return data.map(idsOnly);
  if (data === null || typeof data !== 'object') return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, idsOnly(value)]));
}

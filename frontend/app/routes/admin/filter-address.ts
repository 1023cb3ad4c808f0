/** Most characters of a search text that is read from an address. Every other filter accepts only its listed values. */
const LONGEST = 100;

/** Reads the filters of an administration list from an address. Values that a filter does not list are left out. */
export function readFilters<Filters extends object>(params: URLSearchParams, allowed: Record<string, readonly string[]>): Filters {
  const known = ['q', ...Object.keys(allowed)].flatMap((name) => {
    const value = params.get(name);
    return value && (name === 'q' || allowed[name]?.includes(value)) ? [[name, value.slice(0, LONGEST)]] : [];
  });
  return Object.fromEntries(known) as Filters;
}

/** Writes the filters of an administration list into an address; its other parameters stay. */
export function writeFilters(params: URLSearchParams, allowed: Record<string, readonly string[]>, filters: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['q', ...Object.keys(allowed)]) {
    const value = filters[name];
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

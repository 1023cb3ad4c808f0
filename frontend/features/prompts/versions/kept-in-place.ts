import { elementAt } from '#contracts/must.ts';

/** Returns the largest set of field names whose order is the same in `before` and `after`. All other names that both have count as moved. */
export function keptInPlace(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const places = after.map((name) => before.indexOf(name));
  // Finds the longest rising sequence of places of the names, from the longest one that ends at each place.
  const best = places.map(() => ({ length: 0, from: -1 }));
  let last = -1;
  places.forEach((place, at) => {
    if (place < 0) return;
    best[at] = { length: 1, from: -1 };
    for (let earlier = 0; earlier < at; earlier += 1) {
      if (elementAt(places, earlier) < 0 || elementAt(places, earlier) >= place || elementAt(best, earlier).length < elementAt(best, at).length) continue;
      best[at] = { length: elementAt(best, earlier).length + 1, from: earlier };
    }
    if (last < 0 || elementAt(best, at).length > elementAt(best, last).length) last = at;
  });
  const kept = new Set<string>();
  for (let at = last; at >= 0; at = elementAt(best, at).from) kept.add(elementAt(after, at));
  return kept;
}

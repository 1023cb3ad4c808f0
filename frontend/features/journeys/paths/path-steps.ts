import type { PathLink } from '#contracts/journeys.ts';

export interface PathStep {
  step: number;
  /** The places that people came to in this step of their paths, most people first. */
  places: { place: string; people: number }[];
}

/** Sums the links of `foldLinks` by step and by the place to which they lead, for the list that phones show in place of the diagram. */
export function pathSteps(links: readonly PathLink[]): PathStep[] {
  const steps = new Map<number, Map<string, number>>();
  for (const { step, to, people } of links) {
    const places = steps.get(step) ?? new Map<string, number>();
    places.set(to, (places.get(to) ?? 0) + people);
    steps.set(step, places);
  }
  return [...steps].sort(([a], [b]) => a - b).map(([step, places]) => ({ step, places: [...places].map(([place, people]) => ({ place, people })).sort((a, b) => b.people - a.people) }));
}

import type { PathLink } from '#contracts/journeys.ts';
import { ENDED, wordsOf } from '../event-places.ts';
import { PATHS_WORDS } from '../journeys.words.ts';

/** Smallest share of people with which the diagram of paths shows a place alone. It joins places below this share into "Other". */
const LEAST_SHARE = 0.02;

/**
 * Gives the places of paths their names for readers. Pages of one name become one place, and places that few people reached are joined into "Other",
 * step by step, so that the diagram of paths stays readable. No person is lost or counted twice. The end of a visit stays `ended`.
 */
export function foldLinks(links: readonly PathLink[], people: number): PathLink[] {
  const worded = links.map((link) => ({ ...link, from: inWords(link.from), to: inWords(link.to) }));
  const reached = new Map<string, number>();
  const count = (step: number, place: string, more: number): void => void reached.set(`${step} ${place}`, (reached.get(`${step} ${place}`) ?? 0) + more);
  for (const { step, from, to, people: moved } of worded) {
    count(step, to, moved);
    if (step === 1) count(0, from, moved);
  }
  const named = (step: number, place: string): string => (place === ENDED || step === 0 || (reached.get(`${step} ${place}`) ?? 0) >= people * LEAST_SHARE ? place : PATHS_WORDS.other);
  const folded = new Map<string, PathLink>();
  for (const link of worded) {
    const [from, to] = [named(link.step - 1, link.from), named(link.step, link.to)];
    const key = `${link.step} ${from} ${to}`;
    folded.set(key, { step: link.step, from, to, people: link.people + (folded.get(key)?.people ?? 0) });
  }
  return [...folded.values()].sort((a, b) => a.step - b.step || b.people - a.people);
}

const inWords = (place: string): string => (place === ENDED ? place : wordsOf(place));

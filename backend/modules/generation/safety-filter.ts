import { safetyFilter as shape } from '#contracts/safety-filter.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import type { PreparedRun } from './accepting/prepared-run.ts';
import { blockedWords } from './domain/blocked-words.ts';
import type { BlockedWords } from './domain/blocked-words.ts';
import { wordsRefused } from './generation.errors.ts';

/** Kind of the settings that contain the safety filter's words. */
export const SAFETY_KIND = 'generation.safety';

/** Words for which nothing is made (docs/rules/runs.md#safety-filter). */
export interface SafetyFilter {
  /** Refuses what a person wrote. @throws AppError words_refused */
  refuse(texts: readonly (string | null)[]): void;
  /** Refuses a filled-in run before anything is held. A moderator's run of a waiting version passes. @throws AppError words_refused */
  refuseRun(run: PreparedRun): void;
}

/** All texts within the values of a form. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

/** The filter as this process knows it, at most 2 s old. */
export function createSafetyFilter(settings: Pick<LiveSettings, 'current'> | null): SafetyFilter {
  let known: { revision: number; words: BlockedWords } | undefined;
  function words(): BlockedWords {
    const saved = settings?.current(SAFETY_KIND) ?? null;
    const revision = saved?.revision ?? 0;
    if (known?.revision !== revision) known = { revision, words: blockedWords(shape.safeParse(saved?.content).data?.words ?? []) };
    return known.words;
  }
  return {
    refuse(texts) {
      if (words().findIn(texts) !== null) throw wordsRefused('own');
    },
    refuseRun(run) {
      if (run.source === 'review') return;
      // The negative prompt is left out: it says what must not be in the picture.
      const { prompt, system } = run.request;
      if (words().findIn([prompt, system]) === null) return;
      const own = run.source === 'free' || words().findIn(textsIn(run.inputs)) !== null;
      throw wordsRefused(own ? 'own' : 'prompt');
    },
  };
}

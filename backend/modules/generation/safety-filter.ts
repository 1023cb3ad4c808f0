import { safetyFilter as shape } from '#contracts/safety-filter.ts';
import type { LiveSettings } from '#kernel/settings/live-settings.ts';
import type { PreparedRun } from './accepting/prepared-run.ts';
import { blockedWords } from './domain/blocked-words.ts';
import type { BlockedWords } from './domain/blocked-words.ts';
import { wordsRefused } from './generation.errors.ts';

/** The kind under which the settings table keeps the blocked words. */
export const SAFETY_KIND = 'generation.safety';

/** Refuses requests with words that an administrator blocked (docs/rules/runs.md#safety-filter). */
export interface SafetyFilter {
  /** Refuses texts that a person wrote if one contains a blocked word. @throws AppError words_refused */
  refuse(texts: readonly (string | null)[]): void;
  /** Refuses a filled-in run with a blocked word, before anything is held. Moderators' review runs pass. @throws AppError words_refused */
  refuseRun(run: PreparedRun): void;
}

/** All texts within the values of a form. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}

/** Builds the filter from the blocked words that this process has loaded, which are at most 2 s old. */
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
      // The negative prompt is not searched for blocked words, because it names what must not be in the picture.
      const { prompt, system } = run.request;
      if (words().findIn([prompt, system]) === null) return;
      const own = run.source === 'free' || words().findIn(textsIn(run.inputs)) !== null;
      throw wordsRefused(own ? 'own' : 'prompt');
    },
  };
}

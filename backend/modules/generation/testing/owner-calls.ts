import { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { cancelGeneration } from '../commands/cancel-generation.ts';
import { deleteGeneration } from '../commands/delete-generation.ts';
import { retryGeneration } from '../commands/retry-generation.ts';
import { forgetTrashed } from '../commands/trash-runs.ts';

/** What an owner does with a run, and what a worker does with it. `fixtures` is asked at each call, because hooks open them later. */
export function ownerCalls(fixtures: () => GenerationFixtures) {
  const attempt = (id: string, signal = new AbortController().signal) => fixtures().module.generation.runAttempt(id, { signal });
  return {
    attempt,
    cancel: (userId: string, id: string) => fixtures().db.transaction((tx) => cancelGeneration(tx, fixtures().deps, userId, id)),
    retry: (userId: string, id: string) =>
      fixtures().db.transaction((tx) =>
        retryGeneration(tx, fixtures().deps, { userId, plan: 'free', requestHash: null, expectedTotal: null, patterns: createPatternCheck() }, { runId: id, free: false }),
      ),
    forget: (userId: string, id: string) => fixtures().db.transaction((tx) => forgetTrashed(tx, fixtures().deps, userId, [id])),
    remove: (userId: string, id: string) => fixtures().db.transaction((tx) => deleteGeneration(tx, fixtures().deps, userId, id)),
    /** A run that a worker has finished. */
    async finished(userId: string): Promise<string> {
      const { id } = await fixtures().ask(userId);
      await attempt(id);
      return id;
    },
  };
}

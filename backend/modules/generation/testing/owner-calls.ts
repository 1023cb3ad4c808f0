import { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { GenerationFixtures } from '#testing/generation-fixtures.ts';
import { cancelGeneration } from '../commands/cancel-generation.ts';
import { deleteGeneration } from '../commands/delete-generation.ts';
import { retryGeneration } from '../commands/retry-generation.ts';
import { forgetTrashed } from '../commands/trash-runs.ts';

/** The calls of a run's owner and of a worker, for tests. They read `fixtures` at each call, because the tests' hooks open them later. */
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
    /** Requests a run and lets a worker finish it. */
    async finished(userId: string): Promise<string> {
      const { id } = await fixtures().ask(userId);
      await attempt(id);
      return id;
    },
  };
}

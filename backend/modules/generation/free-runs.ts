import type { FreeRunWish } from '#contracts/generation.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { acceptedRun, requesterOf } from './accepted-run.ts';
import type { RunCall } from './accepted-run.ts';
import type { RequestOf, RewriteWish } from './accepting/run-request.ts';
import { acceptRun } from './commands/accept-run.ts';
import type { Deps } from './generation-deps.ts';
import { filesOfRuns } from './queries/files-of-runs.ts';

/** Runs in free words that another module starts for a person. */
export interface FreeRuns {
  /** Accepts a run of this person. They pay for it and find it among their creations. @throws AppError as acceptRun */
  start(tx: Tx, call: RunCall, wish: FreeRunWish): Promise<{ generationId: string }>;
  /** Accepts a run of this person that rewrites instructions. It is no creation: its text is a proposal. @throws AppError as acceptRun */
  rewrite(tx: Tx, call: RunCall, wish: RewriteWish): Promise<{ generationId: string }>;
  /** Files that a run has delivered, pictures before their posters. */
  files(connection: Connection, generationId: string): Promise<string[]>;
}

/** Builds the calls for modules that start runs in free words. */
export const createFreeRuns = (deps: Deps): FreeRuns => {
  const accept = async (tx: Tx, call: RunCall, request: RequestOf<'free' | 'rewrite'>): Promise<{ generationId: string }> => {
    const { body } = await acceptedRun(tx, deps, call.viewer, await acceptRun(tx, deps, requesterOf(call), request));
    return { generationId: body.generation.id };
  };
  return {
    start: (tx, call, wish) => accept(tx, call, { source: 'free', wish }),
    rewrite: (tx, call, wish) => accept(tx, call, { source: 'rewrite', wish }),
    files: (connection, generationId) => filesOfRuns(connection, [generationId]),
  };
};

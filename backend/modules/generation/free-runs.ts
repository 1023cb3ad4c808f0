import type { FreeRunWish } from '#contracts/generation.ts';
import type { Connection, Tx } from '#kernel/db/database.ts';
import { acceptedRun, requesterOf } from './accepted-run.ts';
import type { RunCall } from './accepted-run.ts';
import type { RequestOf, RewriteWish } from './accepting/run-request.ts';
import { acceptRun } from './commands/accept-run.ts';
import type { Deps } from './generation-deps.ts';
import { filesOfRuns } from './queries/files-of-runs.ts';

/** Runs of a person in their own words, which another module starts. */
export interface FreeRuns {
  /** Accepts a run in own words, which its person pays for and finds among their creations. @throws AppError as acceptRun */
  start(tx: Tx, call: RunCall, wish: FreeRunWish): Promise<{ generationId: string }>;
  /** Accepts a run that rewrites instructions, for this person. It becomes no creation, because its text is only a proposal. @throws AppError as acceptRun */
  rewrite(tx: Tx, call: RunCall, wish: RewriteWish): Promise<{ generationId: string }>;
  /** The ids of the files that a run has delivered. Pictures and videos come before the still pictures of videos. */
  files(connection: Connection, generationId: string): Promise<string[]>;
}

/** Builds the calls for modules that start runs in a person's own words. */
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

import type { PatternCheck } from '#contracts/form-pattern.ts';
import type { Generation } from '#contracts/generation.ts';
import { one } from '#contracts/must.ts';
import { afterCommit } from '#kernel/db/database.ts';
import type { Tx } from '#kernel/db/database.ts';
import { reply } from '#kernel/http/endpoint-handler.ts';
import type { Reply, Viewer } from '#kernel/http/endpoint-handler.ts';
import type { Requester } from './accepting/run-request.ts';
import type { Deps } from './generation-deps.ts';
import type { GenerationRow } from './models/generation.model.ts';
import { presentRuns } from './queries/present-runs.ts';

/** Answers with an accepted run, and pushes it to its owner's other tabs after the commit. */
export async function acceptedRun(tx: Tx, deps: Deps, viewer: Viewer, run: GenerationRow): Promise<Reply<{ generation: Generation }>> {
  const generation = one(await presentRuns(tx, deps, [run]));
  afterCommit(tx, () => deps.push.toUser(viewer.userId, 'generation', { generation }));
  return reply({ generation }, { Location: `/api/generations/${run.id}` });
}

export interface RunCall {
  viewer: Viewer;
  idempotency: unknown;
  requestHash: string;
  patterns: PatternCheck;
  /** Tokens that the requester saw before the click. Absent for runs that cost the requester nothing. */
  body?: { expectedTotal: number };
}

/**
 * The person who requests the run. With an Idempotency-Key the kernel finds repeated requests. Without one, the hash of the request
 * finds the requester's unfinished run of the same request.
 */
export const requesterOf = ({ viewer, idempotency, requestHash, patterns, body }: RunCall): Requester => ({
  userId: viewer.userId,
  plan: viewer.plan,
  requestHash: idempotency === null ? requestHash : null,
  expectedTotal: body?.expectedTotal ?? null,
  patterns,
  keyId: viewer.key?.id,
});

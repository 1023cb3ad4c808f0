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

/** Answers a request with the accepted run. After the commit it also pushes the run to the owner's other tabs. */
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

/** The person who requests the run, with a hash of the request when it has no Idempotency-Key. By that hash a repeated request finds its own unfinished run. */
export const requesterOf = ({ viewer, idempotency, requestHash, patterns, body }: RunCall): Requester => ({
  userId: viewer.userId,
  plan: viewer.plan,
  requestHash: idempotency === null ? requestHash : null,
  expectedTotal: body?.expectedTotal ?? null,
  patterns,
  keyId: viewer.key?.id,
});

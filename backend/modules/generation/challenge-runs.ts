import type { Generation } from '#contracts/generation.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { Tx } from '#kernel/db/database.ts';
import type { Reply } from '#kernel/http/endpoint-handler.ts';
import { acceptedRun, requesterOf } from './accepted-run.ts';
import type { RunCall } from './accepted-run.ts';
import type { ChallengeText, ChallengeWish } from './accepting/run-request.ts';
import { acceptRun } from './commands/accept-run.ts';
import { SYSTEM_ACCOUNT } from './commands/hold-from-system-account.ts';
import type { Deps } from './generation-deps.ts';
import { entryRuns, entryRunsOf, lockEntryRun } from './queries/entry-run.ts';

/** What a member asks to run for a challenge entry. */
export interface RunForEntry {
  contentType: ContentType;
  /** The challenge's own form. A run without `promptId` uses it. */
  text: ChallengeText;
  /** The prompt that the member runs instead of the challenge's form; null for the form. */
  promptId: string | null;
  wish: ChallengeWish;
  /** Whether the platform pays for the run. */
  free: boolean;
}

/** The calls of the challenges module: it starts runs for entries, and reads and locks the runs that become entries. */
export interface ChallengeRuns {
  /** Accepts a run for a challenge entry. @throws AppError as acceptRun */
  start(tx: Tx, call: RunCall, run: RunForEntry): Promise<Reply<{ generation: Generation }>>;
  lock: typeof lockEntryRun;
  runs: typeof entryRuns;
  ofOwner: typeof entryRunsOf;
}

/** Builds the calls that the challenges module makes for runs. */
export const createChallengeRuns = (deps: Deps): ChallengeRuns => ({
  async start(tx, call, { free, ...run }) {
    const systemAccountId = free ? await systemAccount(tx, deps) : null;
    return acceptedRun(tx, deps, call.viewer, await acceptRun(tx, deps, requesterOf(call), { source: 'challenge', ...run, systemAccountId }));
  },
  lock: lockEntryRun,
  runs: entryRuns,
  ofOwner: entryRunsOf,
});

async function systemAccount(tx: Tx, { identity, wallet }: Deps): Promise<string> {
  const id = await identity.ensurePlatformAccount(tx, SYSTEM_ACCOUNT);
  await wallet.openEmpty(tx, id);
  return id;
}

import { JobAborted, RateLimited } from '#kernel/jobs/job-errors.ts';
import type { JobContext } from '#kernel/jobs/worker.ts';
import { LostRun } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import { startAttempt } from '../making/attempt.ts';
import type { Attempt } from '../making/attempt.ts';
import { chooseModel, OverCap, ProviderGone, takeovers } from '../making/choose-model.ts';
import type { ChosenModel } from '../making/choose-model.ts';
import { makeImages } from '../making/make-images.ts';
import { makeText } from '../making/make-text.ts';
import { makeVideo } from '../making/make-video.ts';
import { writeReply } from '../making/write-reply.ts';
import { recordCall } from '../making/provider-calls.ts';
import { costsNothing } from '../making/provider-spend.ts';
import { pushRun } from '../making/push-run.ts';
import { recordOutput } from '../making/record-output.ts';
import { SealedLeak } from '../making/sealed-leak.ts';
import { leakRest } from '../queries/leak-rest.ts';
import { ProviderFailure } from '../provider.port.ts';
import { claimRun } from './claim-run.ts';
import { endRun } from './end-run.ts';
import { failAttempt } from './fail-attempt.ts';
import { handBack } from './hand-back.ts';
import { releaseWaitingRuns } from './release-waiting-runs.ts';

/**
 * Makes ONE attempt at a run (docs/rules/runs.md#attempts). BullMQ decides about the next attempt, and Postgres decides whether
 * this one counts: every write is conditional on its number (docs/rules/runs.md#attempt-number).
 * @throws ComeBackLater, RateLimited, NotRetryable, JobAborted when the run went back to its queue, or the attempt's failure when another attempt follows
 */
export async function runGeneration(deps: Deps, generationId: string, { signal }: Pick<JobContext, 'signal'>): Promise<void> {
  // Another process accepted this run before it learned that generation is off. So the run ends here instead of starting.
  if (deps.startSwitch.mode() === 'off' && (await releaseWaitingRuns(deps, generationId)) > 0) return;
  const run = await claimRun(deps, generationId);
  if (!run) return;
  deps.failpoints.hit('worker.after_claim');
  const attempt = startAttempt(deps, run, signal);
  let chosen: ChosenModel | undefined;
  try {
    if (run.run_source !== 'chat') void pushRun(deps, run);
    // One of the person's other runs may have leaked the prompt after this run was accepted.
    if (run.sealed && run.prompt_id !== null && (await leakRest(deps.db.knex, deps.clock, run.user_id, run.prompt_id))) throw new LeakedTooOften();
    chosen = await chooseModel(deps, attempt);
    const startedAt = performance.now();
    try {
      await makeAndFinish(deps, chosen);
      watch(deps, chosen, null, startedAt);
    } catch (error) {
      watch(deps, chosen, chosen.attempt.signal.aborted ? chosen.attempt.signal.reason : error, startedAt);
      throw error;
    }
    deps.failpoints.hit('worker.after_finish');
  } catch (error) {
    await afterFailure(deps, chosen?.attempt ?? attempt, error);
  } finally {
    attempt.stop();
  }
}

/**
 * Records a provider call for administrators, and takes its cost off the month's sum when the provider did no work. An error here is only
 * logged, so that it cannot fail the run.
 */
function watch(deps: Deps, { attempt: { run }, watched, giveBack }: ChosenModel, problem: unknown, startedAt: number): void {
  if (watched === null || (problem !== null && !(problem instanceof ProviderFailure))) return;
  const record = { contentType: run.content_type, providerId: run.provider, provider: watched, model: run.provider_model, purpose: 'run' as const, code: problem?.code ?? null, ms: performance.now() - startedAt };
  const noted = [recordCall(deps.db.knex, deps.clock, record), ...(problem && costsNothing(problem.code) ? [giveBack()] : [])];
  Promise.all(noted).catch((error: unknown) => deps.log.warn({ err: error, generationId: run.id }, 'a call to a provider could not be noted'));
}

async function makeAndFinish(deps: Deps, { attempt, provider }: ChosenModel): Promise<void> {
  const { run } = attempt;
  deps.failpoints.hit('worker.before_provider');
  if (run.run_source === 'chat') {
    const { text, reply } = await writeReply(deps, attempt, provider);
    return finish(deps, attempt, { status: 'succeeded', delivered: 1, text, reply });
  }
  switch (run.content_type) {
    case 'text': {
      const text = await makeText(deps, attempt, provider);
      return finish(deps, attempt, { status: 'succeeded', delivered: 1, text });
    }
    case 'image':
      return finish(deps, attempt, { status: 'succeeded', delivered: await makeImages(deps, attempt, provider) });
    case 'video': {
      const video = await makeVideo(deps, attempt, provider);
      return finish(deps, attempt, { status: 'succeeded', delivered: 1 }, video);
    }
  }
}

async function finish(
  deps: Deps,
  { run }: Attempt,
  ending: Extract<Parameters<typeof endRun>[3], { status: 'succeeded' }>,
  video?: Awaited<ReturnType<typeof makeVideo>>,
): Promise<void> {
  deps.failpoints.hit('worker.after_result');
  await deps.db.transaction(async (tx) => {
    // The video's file is recorded before the run ends, so that the push to the owner's tabs shows it. If another worker has the run, the rollback removes the
    // record.
    if (video) await recordOutput(tx, deps, run, 0, video);
    const ended = await endRun(tx, deps, { id: run.id, status: ['running'], attemptNo: run.attempt_no }, ending);
    if (!ended) throw new LostRun();
  });
}

/** The run is not started, because this person's runs of the sealed prompt have leaked too often since it was requested. */
class LeakedTooOften extends Error {}

async function afterFailure(deps: Deps, attempt: Attempt, error: unknown): Promise<void> {
  const { run } = attempt;
  const reason: unknown = attempt.signal.aborted ? attempt.signal.reason : error;
  if (reason instanceof LostRun) {
    deps.log.warn({ generationId: run.id, attempt: run.attempt_no }, 'run was lost: what this attempt made is discarded');
    return;
  }
  if (reason instanceof JobAborted) {
    // A run that its owner cancelled has ended already. After any other abort the run returns to its queue without counting this attempt.
    if (await handBack(deps, run)) throw reason;
    return;
  }
  if (reason instanceof ProviderGone) return failAttempt(deps, attempt, { code: 'provider_gone', retryable: false });
  if (reason instanceof OverCap) return failAttempt(deps, attempt, { code: 'over_cap', retryable: false });
  if (reason instanceof LeakedTooOften) return failAttempt(deps, attempt, { code: 'too_many_leaks', retryable: false });
  if (reason instanceof SealedLeak) {
    deps.log.warn({ generationId: run.id, attempt: run.attempt_no }, 'a sealed prompt began to show: the attempt was stopped');
    return failAttempt(deps, attempt, { code: reason.code, retryable: run.leaks === 0 });
  }
  if (!(reason instanceof ProviderFailure)) {
    // An error of a sealed run is not logged, because its message could quote the prompt.
    deps.log.error({ ...(run.sealed ? {} : { err: reason }), generationId: run.id }, 'attempt broke');
    return failAttempt(deps, attempt, { code: 'internal', retryable: true });
  }
  deps.log.warn({ generationId: run.id, attempt: run.attempt_no, code: reason.code }, 'attempt failed');
  if (reason.code === 'rate_limited' && reason.retryAfterMs !== null) {
    const waiting = await handBack(deps, run);
    if (!waiting) return;
    if (run.run_source !== 'chat') await pushRun(deps, waiting);
    throw new RateLimited(reason.retryAfterMs);
  }
  // This provider would refuse the key or model again, but another provider may accept the run, so the attempt may be repeated.
  const retryable = reason.retryable || (reason.elsewhere && run.provider_job_id === null && takeovers(deps, run).length > 0);
  return failAttempt(deps, attempt, { code: reason.code, retryable });
}

import type { Tx } from '#kernel/db/database.ts';
import type { Deps } from '../generation-deps.ts';
import { prepareChallengeRun } from './prepare-challenge-run.ts';
import { prepareStarterSample, prepareTestRun } from './prepare-draft-run.ts';
import { prepareChatRun } from './prepare-chat-run.ts';
import { prepareFreeRun } from './prepare-free-run.ts';
import { prepareImprovement, prepareRewrite } from './prepare-improvement.ts';
import { prepareFreeTrialRun, preparePromptRun } from './prepare-prompt-run.ts';
import { prepareReviewRun } from './prepare-review-run.ts';
import type { PreparedRun } from './prepared-run.ts';
import type { Requester, RunRequest } from './run-request.ts';

/** Finds the text of a run, checks that the requester may run it, and fills it in. @throws AppError as the function of its source */
export async function prepareRun(tx: Tx, deps: Deps, requester: Requester, request: RunRequest): Promise<PreparedRun> {
  switch (request.source) {
    case 'free':
      return prepareFreeRun(request.wish);
    case 'prompt':
      return preparePromptRun(tx, deps, requester, request);
    case 'free_trial':
      return prepareFreeTrialRun(tx, deps, requester, request);
    case 'challenge':
      return prepareChallengeRun(tx, deps, requester, request);
    case 'test':
      return prepareTestRun(tx, deps, requester, request);
    case 'starter_sample':
      return prepareStarterSample(tx, deps, requester, request);
    case 'improve':
      return prepareImprovement(tx, deps, requester, request);
    case 'rewrite':
      return prepareRewrite(request.wish);
    case 'chat':
      return prepareChatRun(request.wish);
    case 'review':
      return prepareReviewRun(tx, deps, requester, request);
  }
}

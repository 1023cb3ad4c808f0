import type { FreeRunWish } from '#contracts/generation.ts';
import type { Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import { resolveOptions } from '../domain/run-options.ts';
import { firstLine } from '../domain/words.ts';
import type { Deps } from '../generation-deps.ts';
import type { GenerationRow } from '../models/generation.model.ts';
import { requestGeneration } from './request-generation.ts';
import type { Requester } from './request-prompt-run.ts';

const TITLE_CHARACTERS = 80;

/** Accepts a run of the user's own words. @throws AppError invalid_request; and as requestGeneration */
export async function requestFreeRun(tx: Tx, deps: Deps, requester: Requester, body: FreeRunWish): Promise<GenerationRow> {
  const { options, issues } = resolveOptions(body.contentType, body);
  if (issues.length > 0) throw invalid(issues, 'Some fields are not valid yet.');
  return requestGeneration(tx, deps, {
    ...requester,
    runSource: 'free',
    contentType: body.contentType,
    promptId: null,
    promptVersionId: null,
    title: firstLine(body.prompt, TITLE_CHARACTERS),
    inputs: {},
    request: { prompt: body.prompt, system: null, negative: null, subject: { title: null, category: null, values: [] } },
    sealed: false,
    fileIds: [],
    options,
    model: body.model,
    royalty: 0,
    creatorId: null,
    freeTrialRun: null,
  });
}

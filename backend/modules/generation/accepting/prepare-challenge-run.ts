import type { Tx } from '#kernel/db/database.ts';
import { filesInEntry, promptNotForEntry, wrongEntryType } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import { fillPrompt } from './fill-prompt.ts';
import type { PreparedRun, RunContent } from './prepared-run.ts';
import type { Requester, RequestOf } from './run-request.ts';

const NO_PROMPT = { promptId: null, versionId: null, creatorId: null, royalty: 0 };

/**
 * Prepares a run for a challenge entry (docs/rules/challenges.md#challenge-runs). It uses the challenge's form, or a prompt that the runner
 * owns, unlocked or may run for free. It refuses uploaded files. A run that the platform pays makes one output with the default model.
 * @throws AppError not_found, wrong_type, prompt_not_allowed, start_file; and as fillPrompt
 */
export async function prepareChallengeRun(tx: Tx, deps: Deps, requester: Requester, request: RequestOf<'challenge'>): Promise<PreparedRun> {
  const { text, promptId, contentType, systemAccountId, wish } = request;
  const asked = systemAccountId === null ? wish : { inputs: wish.inputs, aspect: wish.aspect, quantity: 1 };
  if (promptId === null) {
    const content = await fillPrompt(tx, deps, requester, { ...text, contentType, category: '', systemTemplate: null, negativeTemplate: null, outputSettings: {}, models: [], sealed: false, paid: false }, asked);
    return { source: 'challenge', systemAccountId, ...NO_PROMPT, ...withoutFiles(content) };
  }
  const prompt = await deps.promptTexts.runnable(tx, promptId, requester.userId, {});
  if (prompt.contentType !== contentType) throw wrongEntryType(contentType);
  // The platform pays no royalty for a free challenge run: otherwise an author could earn tokens with extra accounts that enter challenges.
  if (prompt.sealed || (systemAccountId !== null && prompt.runRoyalty > 0)) throw promptNotForEntry();
  const content = withoutFiles(await fillPrompt(tx, deps, requester, prompt, asked));
  return { source: 'challenge', systemAccountId, promptId: prompt.promptId, versionId: prompt.versionId, creatorId: prompt.ownerId, royalty: prompt.runRoyalty, ...content };
}

function withoutFiles(content: RunContent): RunContent {
  if (content.fileIds.length > 0) throw filesInEntry();
  return content;
}

import type { Issue } from '#contracts/errors.ts';
import { withoutConstants } from '#contracts/form-constants.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import { drivenLength } from '#contracts/form-length.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { AttachedFiles } from '#contracts/render-value.ts';
import { utcDay } from '#contracts/utc-days.ts';
import type { Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import type { RunnablePrompt } from '#modules/prompts/index.ts';
import { allowedModel, modelRules } from '../domain/allowed-model.ts';
import { inputFiles } from '../domain/input-files.ts';
import { resolveOptions } from '../domain/run-options.ts';
import type { AskedOptions } from '../domain/run-options.ts';
import { storedRequest } from '../domain/stored-request.ts';
import type { Deps } from '../generation-deps.ts';
import type { StoredRequest } from '../models/generation.model.ts';
import type { RunContent } from './prepared-run.ts';
import type { Requester } from './run-request.ts';

/** A prompt, or a draft of one, whose templates can be filled in. */
type Fillable = Pick<RunnablePrompt, 'title' | 'contentType' | 'category' | 'template' | 'systemTemplate' | 'negativeTemplate' | 'form' | 'outputSettings' | 'models' | 'sealed' | 'paid'> & { hostedModels?: boolean | undefined };

interface AskedRun extends AskedOptions {
  inputs: Readonly<Record<string, unknown>>;
  model?: string | undefined;
}

/**
 * Checks the inputs against the prompt's form and fills in its templates. Both happen once, so that every attempt sends the same
 * request.
 * @throws AppError invalid_request with every issue
 * @throws AppError model_not_allowed
 */
export async function fillPrompt(
  tx: Tx,
  deps: Deps,
  { userId, patterns }: Requester,
  prompt: Fillable,
  asked: AskedRun,
): Promise<RunContent> {
  const { values, issues } = checkInputs(prompt.form, asked.inputs, patterns);
  patterns.complete();
  // A form that sets the length wins over the panel's length, which an older page, a preset or a retry may still send.
  const driven = prompt.contentType === 'text' ? drivenLength(prompt.form, values) : null;
  const resolved = resolveOptions(prompt.contentType, driven === null ? asked : { ...asked, length: driven }, prompt.outputSettings);
  const files = inputFiles(prompt.form, values);
  const attached = await deps.media.attached(tx, userId, files.map((file) => file.id));
  const missing: Issue[] = files
    .filter((file) => !attached.has(file.id))
    .map(({ path }) => ({ path, message: 'This file no longer exists. Please upload it again.' }));
  const problems = [...issues, ...resolved.issues, ...missing];
  if (problems.length > 0) throw invalid(problems, 'Some fields are not valid yet.');
  return {
    contentType: prompt.contentType,
    title: prompt.title,
    inputs: withoutConstants(prompt.form, values),
    request: { ...(await fillTemplates(tx, deps, prompt, values, userId, attached)), ...modelRules(prompt) },
    sealed: prompt.sealed,
    fileIds: [...attached.keys()],
    options: resolved.options,
    model: allowedModel(prompt, asked.model, deps.providers.models()),
  };
}

async function fillTemplates(
  tx: Tx,
  { clock, identity }: Deps,
  prompt: Fillable,
  values: FormInputs,
  userId: string,
  files: AttachedFiles,
): Promise<StoredRequest> {
  const { displayName, language } = await identity.profile(tx, userId);
  const system = { today: utcDay(clock.now()), user_name: displayName, language };
  return storedRequest(prompt, values, system, files);
}

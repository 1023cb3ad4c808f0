import { DEFAULT_LENGTH_WORDS } from '#contracts/generation.ts';
import type { PromptRunBody } from '#contracts/generation.ts';
import { allFields, checkInputs } from '#contracts/form-inputs.ts';
import type { Issue } from '#contracts/errors.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import type { Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import { renderedValues, renderTemplate } from '#modules/prompts/index.ts';
import type { RunnablePrompt } from '#modules/prompts/index.ts';
import { inputFiles } from '../domain/input-files.ts';
import { resolveOptions } from '../domain/run-options.ts';
import { tasteGone } from '../generation.errors.ts';
import type { Deps } from '../generation-deps.ts';
import type { Plan } from '../generation.options.ts';
import type { GenerationRow, StoredRequest } from '../models/generation.model.ts';
import { requestGeneration } from './request-generation.ts';

export interface Requester {
  userId: string;
  plan: Plan;
  requestHash: string | null;
  retryOfId: string | null;
}

/**
 * Accepts a run of a prompt: its form is checked and its templates are filled here, once, so that every attempt asks
 * for the same.
 * @throws AppError not_found, pack_only, taste_gone, invalid_request with every issue; and as requestGeneration
 */
export async function requestPromptRun(
  tx: Tx,
  deps: Deps,
  requester: Requester,
  promptId: string,
  asked: PromptRunBody,
): Promise<GenerationRow> {
  const { userId } = requester;
  const prompt = await deps.prompts.runnable(tx, promptId, userId);
  const taste = asked.taste === true;
  const body = taste ? asTaste(prompt, asked) : asked;
  const { values, issues } = checkInputs(prompt.form, body.inputs, ['inputs']);
  const resolved = resolveOptions(prompt.contentType, body, prompt.outputSettings);
  const files = inputFiles(prompt.form, values);
  const attached = await deps.media.attached(tx, userId, files.map((file) => file.id));
  const missing: Issue[] = files
    .filter((file) => !attached.has(file.id))
    .map(({ path }) => ({ path, message: 'This file is not there any more. Please upload it again.' }));
  const problems = [...issues, ...resolved.issues, ...missing];
  if (problems.length > 0) throw invalid(problems, 'Some of this does not fit yet.');
  if (taste && (prompt.access !== 'none' || prompt.freeTastesPerDay === 0)) throw tasteGone();

  return requestGeneration(tx, deps, {
    ...requester,
    surface: 'prompt',
    contentType: prompt.contentType,
    promptId: prompt.promptId,
    promptVersionId: prompt.versionId,
    title: prompt.title,
    inputs: withoutConstants(prompt, values),
    request: await fillTemplates(tx, deps, prompt, values, userId, attached),
    sealed: prompt.sealed,
    fileIds: [...attached.keys()],
    options: resolved.options,
    model: body.model,
    royalty: taste ? 0 : prompt.runRoyalty,
    creatorId: prompt.ownerId,
    taste: taste ? { perDay: prompt.freeTastesPerDay } : null,
  });
}

/** The creator pays for the prompt as it is: one output, by the default model, no longer than the prompt says. */
function asTaste({ outputSettings }: RunnablePrompt, body: PromptRunBody): PromptRunBody {
  const longest = outputSettings.length ?? DEFAULT_LENGTH_WORDS;
  const { model: _model, ...rest } = body;
  return { ...rest, quantity: 1, ...(body.length !== undefined && { length: Math.min(body.length, longest) }) };
}

// The author's constants are not the runner's words: they come anew from the form whenever it is run.
function withoutConstants({ form }: RunnablePrompt, values: FormInputs): FormInputs {
  const constants = new Set(allFields(form).filter((field) => field.hidden).map((field) => field.key));
  return Object.fromEntries(Object.entries(values).filter(([key]) => !constants.has(key)));
}

async function fillTemplates(
  tx: Tx,
  { clock, identity }: Deps,
  prompt: RunnablePrompt,
  values: FormInputs,
  userId: string,
  files: Parameters<typeof renderTemplate>[4],
): Promise<StoredRequest> {
  const { displayName, language } = await identity.profile(tx, userId);
  const system = { today: clock.now().toISOString().slice(0, 10), user_name: displayName, language };
  const fill = (template: string | null): string | null =>
    template === null ? null : renderTemplate(template, values, prompt.form, system, files).text;
  return {
    prompt: fill(prompt.template)!,
    system: fill(prompt.systemTemplate),
    negative: fill(prompt.negativeTemplate),
    ...(prompt.sealed && { sealed: [prompt.template, prompt.systemTemplate, prompt.negativeTemplate].filter((template) => template !== null) }),
    subject: {
      title: prompt.title,
      category: prompt.category,
      values: renderedValues(values, prompt.form, files),
    },
  };
}

import type { Issue } from '#contracts/errors.ts';
import { withoutConstants } from '#contracts/form-constants.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import type { FormInputs } from '#contracts/prompt-form.ts';
import { renderTemplate } from '#contracts/render-template.ts';
import { renderedValues } from '#contracts/render-value.ts';
import type { Tx } from '#kernel/db/database.ts';
import { invalid } from '#kernel/errors.ts';
import type { RunnablePrompt } from '#modules/prompts/index.ts';
import { allowedModel } from '../domain/allowed-model.ts';
import { inputFiles } from '../domain/input-files.ts';
import { resolveOptions } from '../domain/run-options.ts';
import type { AskedOptions } from '../domain/run-options.ts';
import type { Deps } from '../generation-deps.ts';
import type { StoredRequest } from '../models/generation.model.ts';
import type { WantedRun } from './request-generation.ts';

/** A prompt, or a draft of one, whose templates can be filled in. */
type Fillable = Pick<RunnablePrompt, 'title' | 'contentType' | 'category' | 'template' | 'systemTemplate' | 'negativeTemplate' | 'form' | 'outputSettings' | 'models' | 'sealed'>;

interface AskedRun extends AskedOptions {
  inputs: Readonly<Record<string, unknown>>;
  model?: string | undefined;
}

/**
 * Checks what was asked of a prompt's form and fills its templates in, once, so that every attempt asks for the same.
 * @throws AppError invalid_request with every issue
 * @throws AppError model_not_allowed
 */
export async function prepareRun(
  tx: Tx,
  deps: Deps,
  userId: string,
  prompt: Fillable,
  asked: AskedRun,
): Promise<Pick<WantedRun, 'contentType' | 'title' | 'inputs' | 'request' | 'sealed' | 'fileIds' | 'options' | 'model'>> {
  const { values, issues } = checkInputs(prompt.form, asked.inputs, ['inputs']);
  const resolved = resolveOptions(prompt.contentType, asked, prompt.outputSettings);
  const files = inputFiles(prompt.form, values);
  const attached = await deps.media.attached(tx, userId, files.map((file) => file.id));
  const missing: Issue[] = files
    .filter((file) => !attached.has(file.id))
    .map(({ path }) => ({ path, message: 'This file is not there any more. Please upload it again.' }));
  const problems = [...issues, ...resolved.issues, ...missing];
  if (problems.length > 0) throw invalid(problems, 'Some of this does not fit yet.');
  return {
    contentType: prompt.contentType,
    title: prompt.title,
    inputs: withoutConstants(prompt.form, values),
    request: await fillTemplates(tx, deps, prompt, values, userId, attached),
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

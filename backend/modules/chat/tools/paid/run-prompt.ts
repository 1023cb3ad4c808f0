import { z } from 'zod';
import { checkInputs } from '#contracts/form-inputs.ts';
import { AppError } from '#kernel/errors.ts';
import { withPatterns } from '#kernel/patterns/asked-patterns.ts';
import type { AskedPatterns } from '#kernel/patterns/asked-patterns.ts';
import type { FormToRun } from '#modules/prompts/index.ts';
import type { ChatTool, ToolOutcome } from '../chat-tool.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { badArguments, problemOf } from '../arguments.ts';
import { needsUpload, schemaOfForm } from './form-schema.ts';
import { shownInputs } from './shown-inputs.ts';
import { wishOf } from './tool-run.ts';
import type { StoredRun } from './tool-run.ts';

const given = z.strictObject({ prompt: z.string().max(200), inputs: z.record(z.string().max(80), z.unknown()).optional() });
const PITCH_CHARACTERS = 160;

/** A prompt of the agent with the form that this person may fill in. `versionId` is the pinned version, or null for the published one. */
export interface AttachedForm {
  form: FormToRun;
  versionId: string | null;
}

/** The paid tool that runs a prompt of the agent as a run of the person, with their access and price. The model sees only the form of the prompt. */
export function runPrompt({ toolRuns }: Pick<ToolDeps, 'toolRuns'>, attached: readonly AttachedForm[]): ChatTool {
  const [only] = attached;
  const inputs = attached.length === 1 && only ? schemaOfForm(only.form.form) : { anyOf: attached.map(({ form }) => ({ title: form.slug, ...schemaOfForm(form.form) })) };
  return {
    name: 'run_prompt',
    description: [
      'Runs one of these prompts with the inputs of its form. It costs tokens: the person is asked first, with the price.',
      ...attached.map(({ form }) => `- ${form.slug}: ${form.title} (${form.contentType}). ${form.oneLiner}`.slice(0, PITCH_CHARACTERS)),
    ].join('\n'),
    schema: {
      type: 'object',
      properties: { prompt: { type: 'string', enum: attached.map(({ form }) => form.slug) }, inputs: { description: 'By the form of the prompt.', ...inputs } },
      required: ['prompt', 'inputs'],
      additionalProperties: false,
    },
    async run({ arguments: asked, chat }) {
      const parsed = given.safeParse(asked);
      if (!parsed.success) return badArguments('Run a prompt', parsed.error);
      const found = attached.find(({ form }) => form.slug === parsed.data.prompt);
      if (!found) return { kind: 'refused', title: 'Run a prompt', inputs: [], problem: 'This agent has no prompt of this name.' };
      const { form: { title, promptId, contentType, form, blocked }, versionId } = found;
      if (blocked !== null) return { kind: 'refused', title, inputs: [], problem: blocked };
      if (needsUpload(form)) return { kind: 'refused', title, inputs: [], problem: 'This prompt needs a file that only the person can choose. Ask them to run it with “/”.' };
      return withPatterns((patterns) => priced(patterns, parsed.data.inputs ?? {}));

      async function priced(patterns: AskedPatterns, answers: Readonly<Record<string, unknown>>): Promise<ToolOutcome> {
        const { values, issues } = checkInputs(form, answers, patterns);
        patterns.complete();
        if (issues.length > 0) return { kind: 'refused', title, inputs: [], problem: problemOf(issues) };
        const run: StoredRun = { kind: 'prompt', promptId, versionId, inputs: values };
        const shown = shownInputs(form, values);
        try {
          const quote = await toolRuns.price(chat.userId, wishOf(run, patterns), patterns);
          return { kind: 'asks', title, inputs: shown, arguments: run, quote, contentType, prompt: { id: promptId, versionId } };
        } catch (error) {
          if (error instanceof AppError) return { kind: 'refused', title, inputs: shown, problem: error.issues ? problemOf(error.issues) : error.message };
          throw error;
        }
      }
    },
  };
}

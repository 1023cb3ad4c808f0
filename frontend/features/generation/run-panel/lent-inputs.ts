import { allFields } from '#contracts/form-visibility.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';

type Inputs = Record<string, unknown>;

const uploads = (form: PromptForm): string[] => allFields(form).flatMap(({ key, type }) => (type === 'image' || type === 'file' ? [key] : []));

/** Whether these inputs contain an upload, which only its uploader may use. */
export const hasUploads = (form: PromptForm, inputs: Inputs): boolean => uploads(form).some((key) => typeof inputs[key] === 'string' && inputs[key] !== '');

/** Another person's inputs as the start of a form, without their uploads, with which only they may run. */
export function lentInputs(form: PromptForm, inputs: Inputs): Inputs {
  const theirs = new Set(uploads(form));
  return Object.fromEntries(Object.entries(inputs).filter(([key]) => !theirs.has(key)));
}

import { allFields } from '#contracts/form-visibility.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';

type Inputs = Record<string, unknown>;

const uploads = (form: PromptForm): string[] => allFields(form).flatMap(({ key, type }) => (type === 'image' || type === 'file' ? [key] : []));

/** Whether these inputs name an upload, which is its uploader's alone. */
export const hasUploads = (form: PromptForm, inputs: Inputs): boolean => uploads(form).some((key) => typeof inputs[key] === 'string' && inputs[key] !== '');

/** Another person's inputs, to start the form with, without their uploads: only their owner may run with those. */
export function lentInputs(form: PromptForm, inputs: Inputs): Inputs {
  const theirs = new Set(uploads(form));
  return Object.fromEntries(Object.entries(inputs).filter(([key]) => !theirs.has(key)));
}

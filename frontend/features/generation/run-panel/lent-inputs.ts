import { allFields } from '#contracts/form-visibility.ts';
import type { PromptForm } from '#contracts/prompt-form.ts';

type Inputs = Record<string, unknown>;

const uploads = (form: PromptForm): string[] => allFields(form).flatMap(({ key, type }) => (type === 'image' || type === 'file' ? [key] : []));

/** Tells whether the inputs of a run contain an uploaded file, which only its uploader may use. */
export const hasUploads = (form: PromptForm, inputs: Inputs): boolean => uploads(form).some((key) => typeof inputs[key] === 'string' && inputs[key] !== '');

/** Returns another person's inputs as the start of a form, without uploaded files, because only their uploader may run with them. */
export function lentInputs(form: PromptForm, inputs: Inputs): Inputs {
  const theirs = new Set(uploads(form));
  return Object.fromEntries(Object.entries(inputs).filter(([key]) => !theirs.has(key)));
}

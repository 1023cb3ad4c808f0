import type { SampleInput } from '#contracts/prompt-detail.ts';
import type { FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { publicForm, publicInputs } from './public-form.ts';

/** Returns every text that a buyer of a sealed prompt reads in its form and in its test inputs. */
export const publicTexts = (form: PromptForm, testInputs: readonly SampleInput[]): string[] => [
  ...textsIn(publicForm(form)),
  ...testInputs.flatMap(({ label, inputs }) => [label, ...textsIn(publicInputs(form, inputs as FormInputs))]),
];

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

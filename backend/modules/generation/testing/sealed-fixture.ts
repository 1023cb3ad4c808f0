import { withoutConstants } from '#contracts/form-constants.ts';
import { allFields, checkInputs } from '#contracts/form-inputs.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import type { ContentType } from '#contracts/primitives.ts';
import type { FormField, FormInputs, PromptForm } from '#contracts/prompt-form.ts';
import { publicTexts } from '../../prompts/domain/public-texts.ts';
import { createLeakScreen } from '../domain/leak-screen.ts';
import { sealedTextOf } from '../domain/sealed-text-of.ts';
import { storedRequest } from '../domain/stored-request.ts';
import type { FillableTexts } from '../domain/stored-request.ts';
import type { GenerationRow } from '../models/generation.model.ts';

/** A paid prompt with its saved inputs, as its author would publish it. */
export interface SoldPrompt extends Omit<FillableTexts, 'sealed' | 'paid'> {
  name: string;
  contentType: ContentType;
  samples: readonly { label: string; inputs: FormInputs }[];
}

type SealedRun = Pick<GenerationRow, 'id' | 'sealed' | 'content_type' | 'request' | 'title' | 'inputs' | 'provider_model' | 'seed' | 'leaks'>;

const SYSTEM = { today: '2026-11-21', user_name: 'Mara', language: 'English' };

/** Builds the row of a run of this prompt by a person who may not read its template. */
export function sealedRun(prompt: SoldPrompt, inputs: FormInputs, seed = 7): SealedRun {
  const { values, issues } = checkInputs(prompt.form, inputs, createPatternCheck());
  if (issues.length > 0) throw new Error(`${prompt.name}: ${JSON.stringify(issues)}`);
  return {
    id: 'run', sealed: true, content_type: prompt.contentType, title: prompt.title, provider_model: 'studio', seed, leaks: 0,
    inputs: withoutConstants(prompt.form, values),
    request: storedRequest({ ...prompt, sealed: true, paid: true }, values, SYSTEM),
  };
}

export const shownBy = (prompt: SoldPrompt): string[] => [prompt.title, ...publicTexts(prompt.form, prompt.samples as { label: string; inputs: Record<string, unknown> }[])];

/** Whether the leak screen stops this text as the output of the run. */
export function isBlocked(run: SealedRun, text: string, shows: readonly string[]): boolean {
  const screen = createLeakScreen(sealedTextOf(run, shows));
  return screen.add(text) === null || screen.finish() === null;
}

const isSwitch = ({ type, hidden }: FormField): boolean => (type === 'toggle_text' || type === 'checkbox') && !hidden;

/** Each saved input with the form's switches on, one at a time and all together. The rule that hides a switch is fulfilled first. */
export function withSwitches({ form, samples }: SoldPrompt): FormInputs[] {
  const switches = allFields(form).filter(isSwitch);
  const reachable = (inputs: FormInputs, field: FormField): FormInputs => {
    const rule = field.showIf;
    const controller = rule && allFields(form).find(({ key }) => key === rule.field);
    if (!rule || !controller) return inputs;
    const wanted = rule.op === 'ne' ? controller.options?.find(({ value }) => value !== rule.value)?.value : Array.isArray(rule.value) ? rule.value[0] : rule.value;
    return { ...inputs, [controller.key]: wanted };
  };
  return samples.flatMap(({ inputs }) => [
    ...switches.map((field) => ({ ...reachable(inputs, field), [field.key]: true })),
    { ...inputs, ...Object.fromEntries(switches.map(({ key }) => [key, true])) },
  ]);
}

/** A copy of a prompt in which every word that only its author reads begins with `zq`, as no word of any language does. */
export function withCanaries(prompt: SoldPrompt): SoldPrompt {
  let count = 0;
  const word = (): string => `zq${(count++).toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)]!)}ol`;
  const canaries = (text: string): string => text.split(/(\{\{[^}]*\}\})/).map((part) => (part.startsWith('{{') ? part : part.replace(/[\p{L}\p{N}'’]+/gu, word))).join('');
  const secret = (field: FormField): FormField => ({
    ...field,
    ...(field.insertText !== undefined && { insertText: canaries(field.insertText) }),
    ...(field.hidden && typeof field.default === 'string' && { default: canaries(field.default) }),
    ...(field.fields && { fields: field.fields.map(secret) }),
  });
  const form: PromptForm = { sections: prompt.form.sections.map((section) => ({ ...section, fields: section.fields.map(secret) })) };
  return {
    ...prompt, form,
    template: canaries(prompt.template),
    systemTemplate: prompt.systemTemplate === null ? null : canaries(prompt.systemTemplate),
    negativeTemplate: prompt.negativeTemplate === null ? null : canaries(prompt.negativeTemplate),
  };
}

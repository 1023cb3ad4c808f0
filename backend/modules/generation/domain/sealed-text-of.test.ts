import { describe, expect, it } from 'vitest';
import { allFields, checkInputs } from '#contracts/form-inputs.ts';
import { renderTemplate } from '#contracts/render-template.ts';
import { renderedValues } from '#contracts/render-value.ts';
import { STARTER_PROMPTS } from '#modules/prompts/starter/index.ts';
import { createLeakScreen } from '../domain/leak-screen.ts';
import type { StoredRequest } from '../models/generation.model.ts';
import { composeText } from '../providers/studio/text/index.ts';
import { sealedTextOf } from './sealed-text-of.ts';

const system = { today: '2026-11-21', user_name: 'Mara', language: 'English' };

/** A sealed run of a starter as it would be stored. */
function runOf(starter: (typeof STARTER_PROMPTS)[number], sample: Record<string, unknown>) {
  const { values } = checkInputs(starter.form, sample, ['inputs']);
  const constants = new Set(allFields(starter.form).filter((field) => field.hidden).map((field) => field.key));
  const fill = (template: string) => renderTemplate(template, values, starter.form, system).text;
  const request: StoredRequest = {
    prompt: fill(starter.template), system: starter.systemTemplate === undefined ? null : fill(starter.systemTemplate ?? ''), negative: null,
    subject: { title: starter.title, category: starter.category, values: renderedValues(values, starter.form) },
    sealed: [starter.template, starter.systemTemplate].filter((template) => typeof template === 'string'),
  };
  return { request, title: starter.title, inputs: Object.fromEntries(Object.entries(values).filter(([key]) => !constants.has(key))) };
}

const blocked = (run: ReturnType<typeof runOf>, text: string): boolean => {
  const screen = createLeakScreen(sealedTextOf(run));
  return screen.add(text) === null || screen.finish() === null;
};

const CASES = STARTER_PROMPTS.filter(({ contentType }) => contentType === 'text').flatMap((starter) => starter.sampleInputs.map((sample) => ({ name: `${starter.slug}: ${sample.label}`, starter, sample })));

describe('what the built-in provider writes for a sealed starter', () => {
  it.each(CASES)('$name: passes, and what it was asked does not', ({ starter, sample }) => {
    const run = runOf(starter, sample.inputs);
    for (const length of [150, 500, 1500]) {
      for (const seed of [1, 7, 42]) expect(blocked(run, composeText({ ...run.request, seed, length }))).toBe(false);
    }
    expect(blocked(run, run.request.prompt)).toBe(true);
    expect(blocked(run, starter.template)).toBe(true);
  });
});

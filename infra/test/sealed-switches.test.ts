import { expect, it } from 'vitest';
import { renderedValues } from '#contracts/render-value.ts';
import { checkInputs } from '#contracts/form-inputs.ts';
import { createPatternCheck } from '#contracts/pattern-engine.ts';
import { sized } from '#testing/size.ts';
import { providerRequest } from '../../backend/modules/generation/making/provider-request.ts';
import { composeText } from '../../backend/modules/studio/text/index.ts';
import { isBlocked, sealedRun, shownBy, withSwitches } from '../../backend/modules/generation/testing/sealed-fixture.ts';
import type { SoldPrompt } from '../../backend/modules/generation/testing/sealed-fixture.ts';
import { SOLD_PROMPTS } from './sold-prompts.ts';

const TEXTS = SOLD_PROMPTS.filter(({ contentType }) => contentType === 'text');
const SEEDS = Array.from({ length: sized(3, 10) }, (_, n) => 1 + n * 7919);
const { signal } = new AbortController();

/** Returns the runs of a sealed prompt, each with one switch of the form on, that the guard blocked. `write` is Studio, or a broken copy of it. */
function blocked(prompt: SoldPrompt, write = composeText): string[] {
  return withSwitches(prompt).flatMap((inputs) => SEEDS.flatMap((seed) => {
    const run = sealedRun(prompt, inputs, seed);
    return isBlocked(run, write({ ...providerRequest(run, { formOnly: true }, signal), length: 400 }), shownBy(prompt)) ? [`${prompt.name} ${JSON.stringify(inputs)} ${seed}`] : [];
  }));
}

it.each(TEXTS)('the guard of sealed prompts blocks no run of $name with any switch of its form on, whatever the seed', (prompt) => {
  expect(blocked(prompt)).toEqual([]);
});

it('the guard of sealed prompts blocks runs of a provider that prints the text that a switch of the form inserts', () => {
  expect(TEXTS.length).toBe(15);
  const told = TEXTS.flatMap((prompt) => withSwitches(prompt).slice(0, 1).flatMap((inputs) => {
    const { values } = checkInputs(prompt.form, inputs, createPatternCheck());
    return blocked({ ...prompt, samples: prompt.samples.slice(0, 1) }, (request) => `${composeText(request)}\n${renderedValues(values, prompt.form).map(({ value }) => value).join('\n')}`);
  }));
  expect(told.length).toBeGreaterThan(0);
});

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

/** Runs, each with one switch on, that the guard blocked. `write` is the built-in provider, or a broken copy of it. */
function blocked(prompt: SoldPrompt, write = composeText): string[] {
  return withSwitches(prompt).flatMap((inputs) => SEEDS.flatMap((seed) => {
    const run = sealedRun(prompt, inputs, seed);
    return isBlocked(run, write({ ...providerRequest(run, { formOnly: true }, signal), length: 400 }), shownBy(prompt)) ? [`${prompt.name} ${JSON.stringify(inputs)} ${seed}`] : [];
  }));
}

it.each(TEXTS)('$name runs sealed with each switch on and several seeds, and the guard blocks no run', (prompt) => {
  expect(blocked(prompt)).toEqual([]);
});

it('tries every text starter and skeleton, and fails for a provider that prints the text that a switch inserts', () => {
  expect(TEXTS.length).toBe(15);
  const told = TEXTS.flatMap((prompt) => withSwitches(prompt).slice(0, 1).flatMap((inputs) => {
    const { values } = checkInputs(prompt.form, inputs, createPatternCheck());
    return blocked({ ...prompt, samples: prompt.samples.slice(0, 1) }, (request) => `${composeText(request)}\n${renderedValues(values, prompt.form).map(({ value }) => value).join('\n')}`);
  }));
  expect(told.length).toBeGreaterThan(0);
});

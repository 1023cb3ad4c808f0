import { describe, expect, it } from 'vitest';
import { STARTER_PROMPTS } from '#seeds/starter-prompts/index.ts';
import { providerRequest } from '../making/provider-request.ts';
import { composeText } from '#modules/studio/text/index.ts';
import { isBlocked, sealedRun, shownBy } from '../testing/sealed-fixture.ts';
import type { SoldPrompt } from '../testing/sealed-fixture.ts';

const CASES = STARTER_PROMPTS.filter(({ contentType }) => contentType === 'text').flatMap((starter) => {
  const prompt: SoldPrompt = { systemTemplate: null, negativeTemplate: null, ...starter, name: starter.slug, samples: starter.sampleInputs };
  return starter.sampleInputs.map((sample) => ({ name: `${starter.slug}: ${sample.label}`, prompt, sample }));
});
const { signal } = new AbortController();

describe('what the built-in provider writes for a sealed starter', () => {
  it.each(CASES)('lets an output of Studio for $name pass the leak screen, but not an output that repeats the sealed request', ({ prompt, sample }) => {
    const shows = shownBy(prompt);
    for (const length of [150, 500, 1500]) {
      for (const seed of [1, 7, 42]) {
        const run = sealedRun(prompt, sample.inputs, seed);
        expect(isBlocked(run, composeText({ ...providerRequest(run, { formOnly: true }, signal), length }), shows)).toBe(false);
      }
    }
    const run = sealedRun(prompt, sample.inputs);
    expect(isBlocked(run, run.request.prompt, shows)).toBe(true);
    expect(isBlocked(run, prompt.template, shows)).toBe(true);
  });
});

describe('the constants and switch texts of a form, which only the author reads', () => {
  const prompt: SoldPrompt = {
    name: 'x', title: 'A harbour', category: null, contentType: 'text', systemTemplate: null, negativeTemplate: null, samples: [],
    template: 'Write about {{topic}} with {{house}} for {{guests}}. {{ending}}',
    form: { sections: [{ title: '', fields: [
      { key: 'topic', type: 'short_text', label: 'Topic', required: true },
      { key: 'house', type: 'short_text', label: 'House', required: false, hidden: true, default: 'a lamp that is never lit before the last boat is in' },
      { key: 'ending', type: 'toggle_text', label: 'With an ending', required: false, insertText: 'Close on the sound of a chain that slowly runs out of its box.' },
      { key: 'guests', type: 'rows', label: 'Guests', required: false, fields: [
        { key: 'name', type: 'short_text', label: 'Name', required: true },
        { key: 'rule', type: 'short_text', label: 'Rule', required: false, hidden: true, default: 'greet each of them with the name of their ship' },
      ] },
    ] }] },
  };
  const run = sealedRun(prompt, { topic: 'ropes', ending: true, guests: [{ name: 'Ida' }] });

  it.each([
    ['blocks an output with a constant of the author', 'He kept a lamp that is never lit before the last boat is in.', true],
    ['blocks an output with the text that a switch inserts', 'Close on the sound of a chain that slowly runs out of its box.', true],
    ['blocks an output with a constant in the rows of a list', 'Please greet each of them with the name of their ship.', true],
    ['lets an output pass that has only the inputs of the buyer', 'Ida came with ropes, and the chain ran out of its box.', false],
  ])('the guard of a sealed prompt %s', (_what, text, blocked) => {
    expect(isBlocked(run, text, shownBy(prompt))).toBe(blocked);
  });

  it('does not send the author\'s constants and switch texts to Studio', () => {
    expect(run.request.subject.values).toEqual([
      { key: 'topic', label: 'Topic', value: 'ropes' }, { key: 'ending', label: 'With an ending', value: 'Yes' }, { key: 'guests', label: 'Guests', value: '1. Ida' },
    ]);
    expect(run.request.prompt).toContain('greet each of them');
  });
});

import { expect, it } from 'vitest';
import { isOfPrompt, runAddress } from './run-address.ts';

const prompt = { id: 'p', slug: 'a-prompt', title: 'A prompt', coverUrl: null };

it("a run opens on its prompt's page, a test run in the builder, and any other run in My Creations", () => {
  expect(runAddress({ id: 'r', prompt, runSource: 'prompt' })).toBe('/prompt/a-prompt?run=r');
  expect(runAddress({ id: 'r', prompt, runSource: 'test' })).toBe('/edit/prompt/p?step=test&run=r');
  expect(runAddress({ id: 'r', prompt, runSource: 'improve' })).toBe('/my-creations?run=r');
  expect(runAddress({ id: 'r', prompt: null, runSource: 'free' })).toBe('/my-creations?run=r');
  expect([isOfPrompt({ prompt }), isOfPrompt({ prompt, runSource: 'review' }), isOfPrompt({ prompt: null })]).toEqual([true, false, false]);
});

import { expect, it } from 'vitest';
import { isOfPrompt, runAddress } from './run-address.ts';

const prompt = { id: 'p', slug: 'a-prompt', title: 'A prompt', coverUrl: null };

it('gives each run the address of the page that shows it', () => {
  expect(runAddress({ id: 'r', prompt, runSource: 'prompt' })).toBe('/prompt/a-prompt?run=r');
  expect(runAddress({ id: 'r', prompt, runSource: 'test' })).toBe('/edit/prompt/p?step=test&run=r');
  expect(runAddress({ id: 'r', prompt, runSource: 'improve' })).toBe('/my-creations?run=r');
  expect(runAddress({ id: 'r', prompt: null, runSource: 'free' })).toBe('/my-creations?run=r');
  expect([isOfPrompt({ prompt }), isOfPrompt({ prompt, runSource: 'review' }), isOfPrompt({ prompt: null })]).toEqual([true, false, false]);
});

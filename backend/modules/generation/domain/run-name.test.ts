import { expect, it } from 'vitest';
import { promptForm } from '#contracts/prompt-form.ts';
import { sealedRun } from '../testing/sealed-fixture.ts';
import type { SoldPrompt } from '../testing/sealed-fixture.ts';
import { runName } from './run-name.ts';

it('names a run by its sentences first, then its single words, then its numbers', () => {
  expect(runName({ tone: 'warm', count: 1200, topic: '  rabbits\n in hats ' })).toBe('rabbits in hats · warm · 1,200');
});

it('begins a run\'s name with what the run is about, in whatever order Postgres stores the inputs', () => {
  expect(runName({ action: 'it hops and peeks inside', subject: 'A plump envelope' })).toBe('A plump envelope · it hops and peeks inside');
  expect(runName({ mood: 'warm and quiet', topic: 'Rabbits' })).toBe('Rabbits · warm and quiet');
  expect(runName({ subject: ' ', topic: '#ff8800', action: 'it hops and peeks inside' })).toBe('it hops and peeks inside');
});

it('leaves uploads, colours, dates, switches and empty fields out of a run\'s name', () => {
  expect(runName({ photo: '018f0000-0000-7000-8000-000000000000', ink: '#ff8800', day: '2026-11-23', loud: true, empty: '', none: null, gone: undefined })).toBeNull();
  expect(runName({})).toBeNull();
});

it('joins the words of a list into the name, and takes the first words out of rows', () => {
  expect(runName({ tags: ['rain', '#fff', 'neon'] })).toBe('rain, neon');
  expect(runName({ points: [{ heading: '', mark: 3 }, { heading: 'A second act', mark: 4 }] })).toBe('A second act');
  expect(runName({ points: [{ mark: 3 }] })).toBeNull();
});

it('keeps a run\'s name to 80 characters, however long the input is', () => {
  const name = runName({ text: 'word '.repeat(5_000) })!;
  expect(name.length).toBeLessThanOrEqual(80);
  expect(name.endsWith('…')).toBe(true);
});

it('never names a run by a hidden constant of a sealed prompt', () => {
  const form = promptForm.parse({ sections: [{ title: 'All', fields: [{ key: 'topic', type: 'short_text', label: 'Topic' }, { key: 'secret', type: 'short_text', label: 'Secret', hidden: true, default: 'the sealed recipe of the house' }] }] });
  const prompt: SoldPrompt = { name: 'sold', title: 'Sold', contentType: 'text', category: 'blog-writing', template: 'About {{topic}} by {{secret}}', systemTemplate: null, negativeTemplate: null, form, samples: [] };
  expect(runName(sealedRun(prompt, { topic: 'rain on tin' }).inputs)).toBe('rain on tin');
});

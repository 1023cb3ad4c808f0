import { expect, it } from 'vitest';
import type { BulkOutcome } from '#contracts/prompt-drafts.ts';
import { inParts, inPublishOrder, resultWords, stillSelected } from './in-parts.ts';

const done = (promptId: string): BulkOutcome => ({ promptId, title: promptId, outcome: 'done', message: null, more: [] });

it('sends the id of every selected prompt once, in requests of the given size, and reports the progress', async () => {
  const asked: string[][] = [];
  const seen: number[] = [];
  const ids = Array.from({ length: 7 }, (_, at) => `p${at}`);
  const { results, left } = await inParts({ ids, size: 3, act: (part) => { asked.push(part); return Promise.resolve(part.map(done)); }, onProgress: ({ done: at }) => void seen.push(at) });
  expect([asked.flat(), asked.map((part) => part.length), results.length, left, seen]).toEqual([ids, [3, 3, 1], 7, [], [0, 3, 6]]);
});

it('stops at a request that fails and returns the ids of the prompts that were not processed', async () => {
  const act = (part: string[]) => (part.includes('c') ? Promise.reject(new Error('offline')) : Promise.resolve(part.map(done)));
  const { results, left, error } = await inParts({ ids: ['a', 'b', 'c', 'd'], size: 2, act, onProgress: () => undefined });
  expect([results.map(({ promptId }) => promptId), left, (error as Error).message]).toEqual([['a', 'b'], ['c', 'd'], 'offline']);
});

it('says in one line how many of the selected prompts were published and sent to review', () => {
  const published: BulkOutcome = { ...done('b'), outcome: 'published' };
  const review: BulkOutcome = { ...done('c'), outcome: 'in_review' };
  const refused: BulkOutcome = { ...done('d'), outcome: 'refused', message: 'No.' };
  expect(resultWords([published, review], 'published')).toBe('1 published, 1 sent to review');
  expect(resultWords([published, review, refused], 'published')).toBe('1 of 3 published, 1 sent to review');
  expect(resultWords([refused, refused, refused], 'published')).toBe('0 of 3 published');
  expect(resultWords([done('a')], 'deleted', 2)).toBe('1 of 3 deleted');
});

it('keeps the prompts that were not published selected, and publishes the refused ones last', () => {
  const results: BulkOutcome[] = [{ ...done('a'), outcome: 'refused', message: 'No.' }, { ...done('b'), outcome: 'published' }];
  const selected = stillSelected(new Set(['a', 'b', 'c', 'd']), results);
  expect(selected).toEqual(new Set(['a', 'c', 'd']));
  expect(inPublishOrder(selected, ['a', 'b', 'c', 'd'], new Set(['a']))).toEqual(['c', 'd', 'a']);
});

it('publishes in the order of the list, whatever was selected first, and then what is selected further down', () => {
  expect(inPublishOrder(new Set(['y', 'x', 'c', 'a']), ['a', 'b', 'c'], new Set())).toEqual(['a', 'c', 'y', 'x']);
  expect(inPublishOrder(new Set(['c', 'y', 'b', 'a']), ['a', 'b', 'c'], new Set(['a', 'y']))).toEqual(['b', 'c', 'a', 'y']);
});

import { expect, it, vi } from 'vitest';
import { holdReads } from '#lib/held-reads.ts';
import { createMarkLoader, MARKS_AT_ONCE } from './mark-loader.ts';

const answering = () => vi.fn(({ prompts }: { prompts: string; people: string }, _signal: AbortSignal) => Promise.resolve({ liked: prompts.split(','), saved: [], followed: [], blocked: [] }));

it('asks in one request which prompts of a page the viewer liked, saved and followed', async () => {
  const ask = answering();
  const { load } = createMarkLoader(ask);
  const answers = await Promise.all([load('prompts', 'a'), load('prompts', 'b'), load('prompts', 'a'), load('people', 'c')]);
  expect(ask.mock.calls.map(([ids]) => ids)).toEqual([{ prompts: 'a,b', people: 'c' }]);
  expect(new Set(answers).size).toBe(1);
  await load('prompts', 'd');
  expect(ask).toHaveBeenLastCalledWith({ prompts: 'd', people: '' }, expect.any(AbortSignal));
});

it('asks for the likes, saves and follows of the viewer in several requests when one cannot hold all ids', async () => {
  const ask = answering();
  const { load } = createMarkLoader(ask);
  const answers = await Promise.all(Array.from({ length: MARKS_AT_ONCE + 1 }, (_, n) => load('prompts', `p${n}`)));
  expect(ask.mock.calls.map(([{ prompts }]) => prompts.split(',').length)).toEqual([MARKS_AT_ONCE, 1]);
  expect(answers.at(-1)!.liked).toEqual([`p${MARKS_AT_ONCE}`]);
});

it('asks the server again for the likes and saves of the viewer after a request that failed', async () => {
  const ask = answering();
  ask.mockRejectedValueOnce(new Error('gone'));
  const { load } = createMarkLoader(ask);
  await expect(load('prompts', 'a')).rejects.toThrow('gone');
  expect((await load('prompts', 'a')).liked).toEqual(['a']);
});

it('cancels the request for likes and saves when the viewer signs out', async () => {
  const ask = answering();
  const { load } = createMarkLoader(ask);
  const answer = load('prompts', 'a');
  holdReads()(true);
  await answer;
  expect(ask.mock.calls[0]![1].aborted).toBe(true);
});

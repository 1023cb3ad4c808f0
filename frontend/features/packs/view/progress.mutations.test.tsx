import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import type { PackDetail } from '#contracts/packs.ts';
import { holdRequests } from '#lib/testing/held-requests.tsx';
import { packQuery } from '#shared/packs/packs.queries.ts';
import { useTick } from './progress.mutations.ts';

const { queryKey } = packQuery('a-pack');
const packOf = (...done: string[]) => ({ items: ['first', 'second'].map((id) => ({ prompt: { id }, done: done.includes(id) })), done: done.length });

const requests = holdRequests();
let pack: PackDetail | undefined;
let tick: ReturnType<typeof useTick>;
const ticked = (): (string | undefined)[] | undefined => pack?.items.filter(({ done }) => done).map(({ prompt }) => prompt.id);
const press = (promptId: string, done = true): Promise<void> => requests.press(() => tick.mutate({ promptId, done }));

function Pack() {
  pack = useQuery<PackDetail>({ queryKey }).data;
  tick = useTick('a-pack');
  return null;
}

beforeEach(async () => {
  requests.render(<Pack />);
  await requests.answer('GET', packOf());
  expect(ticked()).toEqual([]);
});

it('a read of the pack that began before a step was ticked, and is answered after it, does not take the tick off', async () => {
  await requests.readAgain(queryKey);
  await press('first');
  await requests.answer('GET', packOf());
  expect([ticked(), pack?.done]).toEqual([['first'], 1]);
});

it('a read of the pack that began while the tick was sent does not decide, because the pack is read once more after the answer', async () => {
  await press('first');
  await requests.readAgain(queryKey);
  await requests.answer('PUT', { done: ['first'] });
  await requests.answer('GET', packOf());
  await requests.answer('GET', packOf('first'));
  expect(ticked()).toEqual(['first']);
});

it('the pack is read once after the last of several ticks, and a refused tick takes no other one off', async () => {
  await press('first');
  await press('second');
  await requests.refuse('PUT');
  expect([ticked(), requests.waiting('GET')]).toEqual([['second'], 0]);
  await requests.answer('PUT', { done: ['second'] });
  expect(requests.waiting('GET')).toBe(1);
  await requests.answer('GET', packOf('second'));
  expect(ticked()).toEqual(['second']);
});

it('a refused tick does not undo a later press on the same step', async () => {
  await press('first');
  await press('first', false);
  await press('first');
  await requests.refuse('PUT');
  expect(ticked()).toEqual(['first']);
});

import { useQuery } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import type { GenerationDetail } from '#contracts/generation.ts';
import { holdRequests } from '#lib/testing/held-requests.tsx';
import { generationKeys } from '../generation.queries.ts';
import { RunThumbs } from './run-thumbs.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const queryKey = generationKeys.detail(ID);
const unrated = { id: ID, status: 'succeeded', runSource: 'app', rating: 0 };

const requests = holdRequests();
let place: HTMLElement;
const thumb = (name: string): HTMLElement | null => place.querySelector(`button[aria-label="${name}"]`);
const pressed = (): (string | null)[] => ['Thumbs up', 'Thumbs down'].filter((name) => thumb(name)?.getAttribute('aria-pressed') === 'true');
const press = (name: string): Promise<void> => requests.press(() => thumb(name)?.click());

function Run() {
  const { data } = useQuery<GenerationDetail>({ queryKey });
  return data ? <RunThumbs run={data} /> : null;
}

beforeEach(async () => {
  place = requests.render(<Run />);
  await requests.answer('GET', unrated);
  expect(pressed()).toEqual([]);
});

it('a read of the run that began before the press on a thumb, and is answered after it, does not undo the press', async () => {
  await requests.readAgain(queryKey);
  await press('Thumbs up');
  await requests.answer('GET', unrated);
  expect(pressed()).toEqual(['Thumbs up']);
});

it('a read of the run that began while the press on a thumb was sent does not decide, because the run is read once more after the answer', async () => {
  await press('Thumbs up');
  await requests.readAgain(queryKey);
  await requests.answer('PUT', { success: true });
  await requests.answer('GET', unrated);
  await requests.answer('GET', { ...unrated, rating: 1 });
  expect(pressed()).toEqual(['Thumbs up']);
});

it('the last press on a thumb decides, also when the server refuses an earlier one', async () => {
  await press('Thumbs up');
  await press('Thumbs down');
  await requests.refuse('PUT');
  expect([pressed(), requests.waiting('GET')]).toEqual([['Thumbs down'], 0]);
  await requests.answer('PUT', { success: true });
  await requests.answer('GET', { ...unrated, rating: -1 });
  expect(pressed()).toEqual(['Thumbs down']);
});

it('a press on a thumb that the server refuses leaves what was there before', async () => {
  await press('Thumbs up');
  await requests.refuse('PUT');
  expect(pressed()).toEqual([]);
});

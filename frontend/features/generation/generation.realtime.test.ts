import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { Generation } from '#contracts/generation.ts';
import { applyGeneration } from './generation.realtime.ts';
import { generationKeys } from './generation.queries.ts';

const RUN = { id: '01890000-0000-7000-8000-000000000001', status: 'running', attempt: 1, progress: 40 } as Generation;
const ENDED = { ...RUN, status: 'succeeded', progress: 100 } as Generation;

it('fetches the receipt of a run that ends while no page shows the run', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { refetchOnMount: false } } });
  const answers = [{ ...RUN, receipt: 'held' }, { ...ENDED, receipt: 'charged' }];
  const queryKey = generationKeys.detail(RUN.id);
  await client.fetchQuery({ queryKey, queryFn: () => answers.shift() });
  applyGeneration(client, { generation: ENDED });
  await expect.poll(() => client.getQueryData(queryKey)).toMatchObject({ status: 'succeeded', receipt: 'charged' });
});

it('shows the end of a run whose first answer was read before it and arrives after it', async () => {
  const client = new QueryClient();
  const queryKey = generationKeys.detail(RUN.id);
  const answers: ((run: Generation) => void)[] = [];
  const observer = new QueryObserver<Generation>(client, { queryKey, queryFn: () => new Promise((resolve) => answers.push(resolve)) });
  const stop = observer.subscribe(() => undefined);
  applyGeneration(client, { generation: ENDED });
  answers[0]?.(RUN);
  await expect.poll(() => answers).toHaveLength(2);
  answers[1]?.(ENDED);
  await expect.poll(() => observer.getCurrentResult().data).toMatchObject({ status: 'succeeded' });
  stop();
});

it('marks the lists that no screen shows when a run changes, also after writing the run into them', () => {
  const client = new QueryClient();
  const marked = (kind: string): boolean | undefined => client.getQueryState([...generationKeys.all, kind])?.isInvalidated;
  client.setQueryData([...generationKeys.all, 'list'], { pages: [{ data: [RUN], nextCursor: null }], pageParams: [null] });
  client.setQueryData([...generationKeys.all, 'recent'], [RUN]);
  applyGeneration(client, { generation: { ...RUN, progress: 60 } });
  expect(client.getQueryData<Generation[]>([...generationKeys.all, 'recent'])).toEqual([{ ...RUN, progress: 60 }]);
  expect([marked('list'), marked('recent')]).toEqual([true, true]);
});

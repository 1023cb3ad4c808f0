import { QueryClient } from '@tanstack/react-query';
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

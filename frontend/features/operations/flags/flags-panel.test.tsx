import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AdminFlag } from '#contracts/flags.ts';
import { monoText } from '#styled/patterns';
import { LimitsTable } from '../machinery/limits-card.tsx';
import { QueueTable } from '../queue-table.tsx';
import { FlagsPanel } from './flags-panel.tsx';
import { adminFlagsQuery } from './flags.queries.ts';

it('shows the code names of flags, limits and queues in the face of code', () => {
  const flag: AdminFlag = { name: 'cash_outs', kind: 'boolean', label: 'Payouts of earnings', description: 'Off', default: false, value: false, audience: { type: 'everyone' }, revision: 0, updatedAt: null };
  const client = new QueryClient();
  client.setQueryData(adminFlagsQuery.queryKey, [flag]);
  const box = document.createElement('div');
  box.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <FlagsPanel />
      <LimitsTable limits={[{ name: 'adminLogin', points: 5, seconds: 900, refused: 0, lastRefusedAt: null }]} />
      <QueueTable queues={[{ name: 'gen-text', waiting: 0, active: 0, delayed: 0, failed: 0 }]} />
    </QueryClientProvider>,
  );
  const names = [...box.querySelectorAll('code')];
  expect(names.map(({ textContent }) => textContent)).toEqual(['cash_outs', 'adminLogin', 'gen-text']);
  expect(names.every(({ className }) => className === monoText())).toBe(true);
});

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import type { AdminUser } from '#contracts/admin-users.ts';
import { personQuery, personRunsQuery } from './people.queries.ts';
import { PersonDrawer } from './person-drawer.tsx';

// Replaces the sheet by plain elements, because the real one needs a browser. Browser tests cover its focus and its layers.
vi.mock('#ui/sheet.tsx', () => ({ Sheet: ({ children }: { children: ReactNode }) => <section>{children}</section> }));

const AT = '2026-11-20T10:00:00.000Z';
const PERSON = {
  id: 'p1', username: 'ada', displayName: null, avatarUrl: null, email: 'ada@example.com', emailConfirmed: true, role: 'user', plan: 'free', status: 'active', createdAt: AT, lastSeenAt: AT, bio: '', secondFactor: false,
  flags: [], recoveryReadyAt: null, verified: false, ban: null, mute: null, deletesAt: null, wallet: { balance: 0, held: 0, debt: 7, pendingEarned: 0, spent: 40, received: 40 }, sessions: [],
} as Partial<AdminUser> as AdminUser;
const run = (id: string, status: 'blocked' | 'failed') => ({ id, title: `Run ${id}`, contentType: 'text' as const, status, captured: 0, createdAt: AT });

it("shows staff a person's role, plan and debt, and calls a run that the safety filter stopped blocked and not failed", () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(personQuery('p1').queryKey, PERSON);
  client.setQueryData(personRunsQuery('p1').queryKey, { pages: [{ items: [run('a', 'blocked'), run('b', 'failed')], nextCursor: null }] as never, pageParams: [undefined] as never });
  document.body.innerHTML = renderToStaticMarkup(<QueryClientProvider client={client}><PersonDrawer id="p1" onClose={() => undefined} trail={null} /></QueryClientProvider>);
  const words = document.body.textContent ?? '';
  expect(words).toContain('User · Free · no second factor');
  expect(words).toContain('Owes 7 tokens');
  expect(words).toMatch(/Run a · text · blocked by screening/);
  expect(words).toMatch(/Run b · text · failed/);
});

import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Creation } from '#contracts/creations.ts';
import { creationsQuery } from '#shared/creations/creations.queries.ts';
import { askedFor } from './creations-address.ts';
import type { CardActs } from './card-acts.ts';
import { CreationsList } from './creations-list.tsx';
import { OwnCard } from './own-card.tsx';

const creation: Creation = {
  id: '01890000-0000-7000-8000-000000000001', contentType: 'text', status: 'succeeded', title: 'A knife on a string', excerpt: 'Once', opening: { text: 'Once', words: 1 }, prompt: null, model: { id: 'studio', label: 'Studio' },
  imported: false, cost: 1, favourite: false, rating: 0, visibility: 'private', showInputs: false, sensitive: false, folderId: null, createdAt: '2026-11-21T09:00:00.000Z', trashedAt: '2026-11-22T09:00:00.000Z', outputs: [],
};
const acts = { open: vi.fn(), star: vi.fn(), remix: vi.fn(), animate: vi.fn(), collect: vi.fn(), download: vi.fn(), show: vi.fn() };
const named = (name: string): HTMLElement => [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === name)!;

let root: Root;
const show = (part: React.ReactNode, client = new QueryClient()): void => act(() => root.render(<QueryClientProvider client={client}><MemoryRouter>{part}</MemoryRouter></QueryClientProvider>));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root')!);
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('restores a creation by the button of its card in the trash', () => {
  const restore = vi.fn();
  show(<OwnCard creation={creation} height={200} selected={false} acts={{ ...acts, restore, toggle: vi.fn(), place: null, move: vi.fn(), trash: vi.fn() } satisfies CardActs} />);
  act(() => named('Restore').click());
  expect(restore).toHaveBeenCalledWith(creation);
});

it('gives the focus to the text in place of an empty trash when its last creation is restored', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ done: 1, refused: [], more: false }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false, enabled: false } } });
  const asked = askedFor(new URLSearchParams({ tab: 'trash' }));
  client.setQueryData(creationsQuery(asked.view).queryKey, { pages: [{ items: [creation], nextCursor: null }], pageParams: [null] });
  show(<CreationsList asked={asked} total={1} filtered={false} acts={acts} empty={null} onClear={vi.fn()} />, client);
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true })));
  named('Restore').focus();
  await act(async () => named('Restore').click());
  await vi.waitFor(() => expect(document.querySelector('#root [tabindex]:focus')?.textContent).toContain('The trash is empty'));
});

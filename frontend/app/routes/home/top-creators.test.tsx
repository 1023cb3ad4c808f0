import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListedCreator } from '#contracts/prompt-discovery.ts';
import { topCreatorsQuery } from '#features/marketplace/creators.queries.ts';
import { TopCreators } from './top-creators.tsx';

afterEach(() => vi.unstubAllGlobals());

it('the cards of top creators show covers of texts whole, and let pictures fill their place', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML = '<div id="root"></div>';
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  const ada: ListedCreator = { id: '00000000-0000-4000-8000-000000000001', username: 'ada', displayName: 'Ada', avatarUrl: null, platform: false, prompts: 3, uses: 9, coverUrls: ['/media/a', '/media/b', '/media/c'], coverTypes: ['text', 'image', 'text'] };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(topCreatorsQuery.queryKey, [ada]);
  act(() => root.render(<MemoryRouter><QueryClientProvider client={client}><TopCreators /></QueryClientProvider></MemoryRouter>));
  const covers = [...document.querySelectorAll('article > div:first-child > *')];
  expect(covers.map((cover) => [cover.matches('[data-text-cover]'), (cover.querySelector('img') ?? cover).getAttribute('src')])).toEqual([[true, '/media/a'], [false, '/media/b'], [true, '/media/c']]);
  act(() => root.unmount());
});

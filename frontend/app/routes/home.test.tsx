import { renderToString } from 'react-dom/server';
import { QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { PromptCard } from '#contracts/prompts.ts';
import { promptsQuery } from '#features/prompts/prompts.queries.ts';
import { createQueryClient } from '#lib/query-client.ts';
import { ServerRenderingContext } from '#lib/server-rendering.ts';
import { meKey } from '#lib/session.ts';
import { HomePage } from './home.tsx';

const prompts = (contentType: PromptCard['contentType'], ...titles: string[]): PromptCard[] => titles.map((title) => ({
  id: title, slug: title, title, contentType, category: 'concept-art', coverUrl: null, pricing: 'free', fromTokens: 2, runRoyalty: 0, unlockPrice: 0, freeTrialRunsPerDay: 0,
  creator: { displayName: 'Mira', avatarUrl: null, platform: false }, stats: { runs: 0, likes: 0, successRate: null },
}) as unknown as PromptCard);

/** Renders the home page of a visitor with these prompts, and returns the titles in its rows. */
function titlesOf(trending: PromptCard[], pictures: PromptCard[]): string[] {
  const client = createQueryClient();
  client.setQueryData(meKey, null);
  for (const [contentType, items] of [[undefined, trending], ['image', pictures], ['video', prompts('video', 'clip')]] as const) {
    client.setQueryData(promptsQuery({ contentType }).queryKey, { pages: [{ items, nextCursor: null, correctedTo: null }], pageParams: [null] } as never);
  }
  const html = renderToString(
    <QueryClientProvider client={client}>
      <ServerRenderingContext value={{ phone: false, origin: '', serverRendered: true, expected: false, renderedAt: 0, parts: [] }}><MemoryRouter><HomePage /></MemoryRouter></ServerRenderingContext>
    </QueryClientProvider>,
  );
  client.clear();
  return [...html.matchAll(/<h3[^>]*>(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) => title!);
}

it('no picture of the first row of the home page stands in the row of pictures again', () => {
  const pictures = prompts('image', 'fox', 'lamp', 'owl', 'tower', 'bridge', 'cloud');
  expect(titlesOf([...prompts('text', 'tale'), ...pictures.slice(0, 2)], pictures)).toEqual(['tale', 'fox', 'lamp', 'owl', 'tower', 'bridge', 'cloud', 'clip']);
});

it('the row of pictures shows pictures of the first row again when the others do not fill it', () => {
  const pictures = prompts('image', 'fox', 'lamp', 'owl', 'tower');
  expect(titlesOf(pictures.slice(0, 1), pictures)).toEqual(['fox', 'fox', 'lamp', 'owl', 'tower', 'clip']);
});

import { act } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GenerationDetail } from '#contracts/generation.ts';
import { takenBoxes } from '#ui/free-place.ts';
import { liveTextQuery, runQuery } from '../generation.queries.ts';
import { ResultStage } from './result-stage.tsx';

const ID = '01890000-0000-7000-8000-000000000001';
const run = {
  id: ID, title: 'Hook Factory', status: 'failed', contentType: 'text', length: 400, quantity: 1, delivered: 0, attempt: 1, progress: 100, captured: 0, quote: { total: 1 }, outputs: [], text: null, receipt: null, prompt: null, credit: null,
  error: { code: 'cut_stream', message: 'The connection to the model broke. Nothing was charged.' },
} as unknown as GenerationDetail;

let root: Root;
let client: QueryClient;
const show = (status: GenerationDetail['status']) => {
  client.setQueryData(runQuery(ID, true).queryKey, { ...run, status });
  client.setQueryData(liveTextQuery(ID).queryKey, { attempt: 1, nextSeq: 2, text: 'Fifteen openers: why houseplants die' });
  act(() => root.render(<QueryClientProvider client={client}><MemoryRouter><ResultStage runId={ID} /></MemoryRouter></QueryClientProvider>));
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  document.body.innerHTML = '<div id="root"></div>';
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  root = createRoot(document.querySelector('#root')!);
});
afterEach(() => {
  act(() => root.unmount());
  client.clear();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

it('hides what a blocked run wrote before it was stopped, and offers no copy of it', () => {
  show('blocked');
  expect(document.body.textContent).toContain('Nothing was charged.');
  expect(document.body.textContent).not.toContain('houseplants');
  expect(document.querySelector('[aria-label="What to do with it"] button')).toBeNull();
});

it('counts its headline and its video as taken for what floats over the page', () => {
  const [headline, video] = [{ left: 100, top: 100, width: 200, height: 20 }, { left: 100, top: 200, width: 300, height: 200 }];
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { left: 0, top: 0, width: 0, height: 0, ...(this.tagName === 'STRONG' && headline), ...(this.tagName === 'VIDEO' && video) } as DOMRect;
  });
  client.setQueryData(runQuery(ID, true).queryKey, { ...run, status: 'succeeded', contentType: 'video', error: null, outputs: [{ id: '0', kind: 'video', url: '/v.mp4', posterUrl: null, width: 300, height: 200, durationMs: 4_000, altText: 'A clip' }] } as unknown as GenerationDetail);
  act(() => root.render(<QueryClientProvider client={client}><MemoryRouter><main><ResultStage runId={ID} /></main></MemoryRouter></QueryClientProvider>));
  expect(takenBoxes(document.createElement('div'))).toEqual(expect.arrayContaining([headline, video]));
  vi.restoreAllMocks();
});

it('marks a failed and a blocked run with a warning in its head, and a delivered one with sparks', () => {
  for (const [status, icon] of [['failed', 'circle-alert'], ['blocked', 'circle-alert'], ['succeeded', 'sparkles']] as const) {
    show(status);
    expect(document.querySelector('header svg')?.classList).toContain(`lucide-${icon}`);
    act(() => root.unmount());
    root = createRoot(document.querySelector('#root')!);
  }
});

it('fetches the reviews of the prompt again when its run ends without a live connection, because the first run allows a review', () => {
  const [ofPrompt, ofOther] = ['p1', 'p2'].map((id) => ['/api/reviews', id, 'helpful']);
  for (const key of [ofPrompt!, ofOther!]) client.setQueryData(key, { mayReview: false });
  run.prompt = { id: 'p1', slug: 'hooks', title: 'Hook Factory', coverUrl: null };
  show('succeeded');
  run.prompt = null;
  expect([ofPrompt!, ofOther!].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});

import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useStartTest } from './test-run.mutations.ts';
import type { TestWish } from './test-run.mutations.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const WISH: TestWish = {
  promptId: '0190a1b2-0000-7000-8000-000000000001', revision: 3, contentType: 'text', inputs: { topic: 'tea' }, model: 'studio-text',
  options: { quantity: 1, length: 250, aspect: '1:1', model: null }, price: 1, publishedPrice: 2,
};
const REFUSAL = { success: false, message: 'This run costs 3 tokens now.', code: 'price_changed', requestId: 'r' };

let root: Root;
let start: ReturnType<typeof useStartTest>;
let asked: string[];

function Bench() {
  start = useStartTest();
  return null;
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', vi.fn((path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(REFUSAL), { status: 409, headers: { 'content-type': 'application/json' } }));
  }));
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root')!);
  act(() => root.render(<QueryClientProvider client={new QueryClient()}><Bench /></QueryClientProvider>));
});
afterEach(() => act(() => root.unmount()));

it("a comparison does not run the published version when the server refuses the draft's test run", async () => {
  await act(async () => {
    await expect(start.mutateAsync(WISH)).rejects.toMatchObject({ status: 409, code: 'price_changed' });
  });
  expect(asked).toEqual([`/api/drafts/${WISH.promptId}/generate`]);
});

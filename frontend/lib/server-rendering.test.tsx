// @vitest-environment happy-dom
import { act, Suspense, use } from 'react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { getDefaultStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { pageShownAtom } from './page-shown.ts';
import { HydrationEnd, ServerRenderingContext, useWholePage } from './server-rendering.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('requestIdleCallback', (done: () => void) => setTimeout(done));

const Cards = () => <ul>{Array.from({ length: useWholePage() ? 12 : 8 }, (_, place) => <li key={place} />)}</ul>;
const pageWith = (Part: ComponentType) => (
  <ServerRenderingContext value={{ phone: false, origin: '', serverRendered: true, expected: false, renderedAt: 0, parts: ['page'] }}>
    <HydrationEnd onHydrated={() => undefined} /><h1>Page</h1><Suspense fallback={null}><Part /></Suspense>
  </ServerRenderingContext>
);
const cards = (): number => document.querySelectorAll('li').length;

it("a part that loads after the page has grown is hydrated with the server's few cards, and shows all cards afterwards", async () => {
  document.body.innerHTML = `<div id="root">${renderToString(pageWith(Cards))}</div>`;
  const [first] = document.querySelectorAll('li');
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Late = () => {
    use(arrival);
    return <Cards />;
  };
  const refused = vi.fn();
  await act(async () => hydrateRoot(document.querySelector('#root')!, pageWith(Late), { onRecoverableError: refused }));
  await act(async () => getDefaultStore().set(pageShownAtom, true));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
  expect(cards()).toBe(8);
  await act(async () => arrive());
  expect(refused).not.toHaveBeenCalled();
  expect([cards(), document.querySelector('li') === first]).toEqual([12, true]);
});

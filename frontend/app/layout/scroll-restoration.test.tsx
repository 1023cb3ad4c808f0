import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollRestoration } from './scroll-restoration.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Page() {
  useScrollRestoration();
  return null;
}

let root: Root;
let router: ReturnType<typeof createMemoryRouter>;
let position: number;

beforeEach(() => {
  position = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => position);
  vi.spyOn(window, 'scrollTo').mockImplementation(((_: number, top: number) => void (position = top)) as typeof window.scrollTo);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
  document.body.innerHTML = '<div id="root"></div>';
  root = createRoot(document.querySelector('#root') as HTMLElement);
  router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/marketplace'] });
  act(() => root.render(<RouterProvider router={router} />));
});
afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});

const go = (to: string | -1) =>
  act(async () => {
    await (to === -1 ? router.navigate(-1) : router.navigate(to));
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
const scroll = (to: number): void => {
  position = to;
  window.dispatchEvent(new Event('scroll'));
};

it('keeps the scroll position when only the filters in the address change, and restores it for each step back', async () => {
  scroll(600);
  await go('/marketplace?price=free');
  expect(position).toBe(600);
  await go('/marketplace?price=free&sort=newest');
  scroll(900);
  await go(-1);
  expect([router.state.location.search, position]).toEqual(['?price=free', 600]);
  await go(-1);
  expect([router.state.location.search, position]).toEqual(['', 600]);
});

it('shows a new page from its top, and the page before where it was left', async () => {
  scroll(600);
  await go('/pricing');
  expect(position).toBe(0);
  scroll(200);
  await go(-1);
  expect(position).toBe(600);
});

import { act } from 'react';
import { BrowserRouter, useSearchParams } from 'react-router-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { searchNow } from '#lib/search-now.ts';
import { useDrawerAddress } from './use-drawer-address.ts';
import { withParam } from './with-param.ts';

afterEach(() => vi.unstubAllGlobals());

function List() {
  const [, setParams] = useSearchParams();
  const drawer = useDrawerAddress('issue');
  return (
    <>
      <button type="button" id="both" onClick={() => { setParams(withParam(searchNow(), 'status', 'open'), { replace: true }); drawer.show('7'); }} />
      <button type="button" id="link" onClick={() => { setParams(withParam(searchNow(), 'status', 'solved'), { replace: true }); drawer.close(); }} />
    </>
  );
}

it('a filter that was set just before the drawer opened or closed stays in the address', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="root"></div>';
  window.history.replaceState(null, '', '/admin/issues');
  const root = createRoot(document.querySelector('#root') as HTMLElement);
  act(() => root.render(<BrowserRouter><List /></BrowserRouter>));
  const press = (id: string) => act(() => document.querySelector<HTMLElement>(`#${id}`)?.click());
  press('both');
  expect(window.location.search).toBe('?status=open&issue=7');
  // Comes by a link, so that closing replaces the address instead of going back.
  window.history.replaceState(null, '', '/admin/issues?issue=7');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  press('link');
  expect(window.location.search).toBe('?status=solved');
  act(() => root.unmount());
  window.history.replaceState(null, '', '/');
});

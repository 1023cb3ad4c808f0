// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { LinkTabs } from './link-tabs.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('a tab that is pressed right after a filter was set keeps the filter, although the page did not render it yet', () => {
  window.history.replaceState(null, '', '/marketplace');
  const toNow = (now: URLSearchParams): string => `/marketplace?${new URLSearchParams([...now, ['tab', 'packs']]).toString()}`;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<BrowserRouter><LinkTabs label="What" tabs={[{ to: '/marketplace?tab=packs', toNow, label: 'Packs', current: false }]} /></BrowserRouter>));
  const tab = place.querySelector('a')!;
  window.history.replaceState(null, '', '/marketplace?q=owl');
  act(() => tab.click());
  expect(window.location.search).toBe('?q=owl&tab=packs');
  act(() => root.unmount());
  place.remove();
  window.history.replaceState(null, '', '/');
});

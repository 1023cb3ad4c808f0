import { startTransition, StrictMode } from 'react';
import { hydrate } from '@tanstack/react-query';
import type { DehydratedState } from '@tanstack/react-query';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { holdDataUntilHydrated } from '#lib/hydration.ts';
import { createQueryClient } from '#lib/query-client.ts';
import type { ServerRendering } from '#lib/server-rendering.ts';
import { App } from './app.tsx';
import { ignoreAborts } from './ignore-aborts.ts';
import '#ui/theme/styles.css';
import * as START from './start.words.ts';

interface PageData extends Pick<ServerRendering, 'phone' | 'expected' | 'renderedAt' | 'parts'> {
  state: DehydratedState;
}

/** Starts the client: hydrates a server-rendered page, or renders the page. When that fails, the page shows the error (docs/rules/pages.md#mount-failure). */
function mount(): void {
  const root = document.getElementById('root');
  try {
    if (!root) throw new Error('the page has no root element');
    const client = createQueryClient();
    const page = serverRenderedPage();
    if (page) hydrate(client, page.state);
    // GET requests wait for hydration even when the server did not know the reader, because the answer about the session changes the page.
    if (page) holdDataUntilHydrated(page.phone);
    const app = <StrictMode><App client={client} serverRendering={{ phone: page?.phone ?? false, origin: window.location.origin, serverRendered: page !== null, expected: page?.expected ?? false, renderedAt: page?.renderedAt ?? Date.now(), parts: page?.parts ?? ['page'] }} router={(pages) => <BrowserRouter>{pages}</BrowserRouter>} /></StrictMode>;
    awaitEarlyInput();
    // As a transition React renders in steps, between which the browser can answer input.
    startTransition(() => {
      if (page) hydrateRoot(root, app);
      else createRoot(root).render(app);
    });
  } catch (error) {
    const message = document.createElement('p');
    message.setAttribute('role', 'alert');
    message.textContent = START.errorBoundaryFailedLoadAppText(error instanceof Error ? error.message : String(error));
    document.body.replaceChildren(message);
  }
}

/** Loads the code that repeats early input, with the first such input. If that code cannot be loaded, typed text stays in its fields, and early presses are lost. */
function awaitEarlyInput(): void {
  const early = window.conjureEarly;
  if (!early) return;
  const start = (): void => {
    early.start = null;
    void import('./early-input.ts').then((module) => module.repeatEarlyInput()).catch(() => (early.paused = true));
  };
  if (early.list.length > 0) start();
  else early.start = start;
}

/** Returns the data from which the server rendered the page (server/render-page.tsx); null for a page that it did not render. */
function serverRenderedPage(): PageData | null {
  const text = document.getElementById('page-data')?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

ignoreAborts(window);
mount();

import { StrictMode } from 'react';
import { dehydrate } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createQueryClient } from '#lib/query-client.ts';
import type { PaintedFor } from '#lib/painted-for.ts';
import { meKey } from '#lib/session.ts';
import { App } from '../app.tsx';
import { fetchPageData } from './page-data.ts';
import type { Ask } from './page-data.ts';

/** A page as a visitor without a session sees it first. */
export interface PaintedPage {
  /** What stands in the root element. */
  html: string;
  /** What it was made of: the browser begins with the same. */
  data: { phone: boolean; state: DehydratedState };
}

/** React's clock for parts that come late. None does here, and the page's policy would refuse the script. */
const REVEAL_CLOCK = /<script>requestAnimationFrame\(.*?<\/script>/;

/** Boundaries above this size would be sent after the page, to be moved into place by a script. */
const WHOLE = 10_000_000;

/**
 * Paints the page at a path for somebody who is not signed in, on a phone or not. `ask` answers a GET of the API with its JSON. Null for pages that are
 * painted in the browser alone. @throws what `ask` throws for what the page cannot do without
 */
export async function paintPage({ path, phone, origin }: { path: string; phone: boolean; origin: string }, ask: Ask): Promise<PaintedPage | null> {
  const client = createQueryClient();
  try {
    if (!(await fetchPageData(client, path, ask))) return null;
    client.setQueryData(meKey, null);
    return { html: await paint(client, path, { phone, origin, painted: true }), data: { phone, state: dehydrate(client) } };
  } finally {
    // Timers that forget answers would keep them, page by page.
    client.clear();
  }
}

async function paint(client: QueryClient, path: string, paintedFor: PaintedFor): Promise<string> {
  const app = <StrictMode><App client={client} paintedFor={paintedFor} router={(pages) => <StaticRouter location={path}>{pages}</StaticRouter>} /></StrictMode>;
  let failure: { error: unknown } | null = null;
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: WHOLE, onError: (error) => void (failure ??= { error }) });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  // A part that failed would be painted by the browser with an error on its console: then rather the whole page.
  if (failure) throw (failure as { error: unknown }).error;
  return parts.join('').replace(REVEAL_CLOCK, '');
}

import { AsyncLocalStorage } from 'node:async_hooks';
import { StrictMode } from 'react';
import { dehydrate } from '@tanstack/react-query';
import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { PublicConfig } from '#contracts/system.ts';
import { createQueryClient } from '#lib/query-client.ts';
import type { ServerRendering } from '#lib/server-rendering.ts';
import { words } from '#lib/plain-words.ts';
import { publicConfigQuery } from '#lib/public-config.ts';
import { meKey } from '#lib/session.ts';
import { App } from '../app.tsx';
import { answeredNow } from './answered-now.ts';
import { fetchMemberPageData } from './member-page-data.ts';
import { fetchPageData } from './page-data.ts';
import type { Ask } from './page-data.ts';

/** A page as the server rendered it. */
export interface RenderedPage {
  /** HTML inside the root element. */
  html: string;
  /** Data from which the page was rendered; the browser begins with the same. */
  data: RenderedData;
  /** The wording that it uses; null where it is the same for all. */
  plainWords: boolean | null;
}

export interface RenderedData extends Pick<ServerRendering, 'phone' | 'expected' | 'renderedAt' | 'parts'> {
  state: DehydratedState;
}

interface Look extends Frame {
  /** Whether the page was rendered for a signed-in user. */
  session: boolean;
}

/** Facts about the page that is rendered, without those about its reader. */
interface Frame {
  path: string;
  /** The query string with its question mark; empty when there is none. */
  search: string;
  phone: boolean;
  origin: string;
}

/** Whether the reader of the page that is being rendered asked for plain words: several pages are rendered at once. */
const plainWords = new AsyncLocalStorage<boolean>();
words.plain = () => plainWords.getStore() ?? false;

/** React's clock for parts that come late. None does here, and the page's policy would refuse the script. */
const REVEAL_CLOCK = /<script>requestAnimationFrame\(.*?<\/script>/;

/** Pictures that React asks for before the stylesheets, and those that a browser would fetch while it reads the page. */
const PICTURES_FIRST = /<link rel="preload" as="image"[^>]*>|(?<= loading=")eager(?=")/g;

/** Boundaries above this size would be sent after the page, to be moved into place by a script. */
const WHOLE = 10_000_000;

/**
 * Renders the page at a path, on a phone or not: for visitors, or for the owner of a session, with whose cookies `ask` then answers a GET of the API. Pages of
 * members are rendered at every address; where their values are missing stands the page's own skeleton. Null for pages that are rendered in the browser
 * alone, and where the session has ended. @throws what `ask` throws for what a visitor's page cannot do without
 */
export async function renderPage({ path, search, phone, origin, session }: Look, ask: Ask): Promise<RenderedPage | null> {
  const client = createQueryClient();
  // An answer that comes after the page must not start a timer that keeps all of the page's answers.
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, gcTime: Infinity } });
  try {
    if (!session && !(await fetchPageData(client, path, ask))) return null;
    const user = session ? await fetchMemberPageData(client, { path, search }, ask) : null;
    if (session && !user) return null;
    if (!user) client.setQueryData(meKey, null);
    const plain = user?.appearance.plainWords ?? null;
    const rendering: ServerRendering = { phone, origin, serverRendered: true, expected: false, renderedAt: Date.now(), parts: [] };
    const answered = answeredNow(client);
    const html = await plainWords.run(plain ?? false, () => renderHtml(answered.client, path + search, rendering));
    answered.client.clear();
    return { html: user ? wordsFirst(html) : html, data: dataOf(rendering, answered.state), plainWords: plain };
  } finally {
    client.clear();
  }
}

/**
 * Renders the frame of a page for the owner of a session of whom nothing is known in time: header, navigation and the page's own skeleton. It asks nothing
 * and holds nothing of anyone, so that it may be kept and sent to others.
 */
export async function renderFrame({ path, search, phone, origin }: Frame, settings: PublicConfig): Promise<RenderedPage> {
  const client = createQueryClient();
  try {
    client.setQueryData(publicConfigQuery.queryKey, settings);
    const rendering: ServerRendering = { phone, origin, serverRendered: true, expected: true, renderedAt: Date.now(), parts: [] };
    const html = await plainWords.run(false, () => renderHtml(client, path + search, rendering));
    return { html, data: dataOf(rendering, dehydrate(client)), plainWords: false };
  } finally {
    client.clear();
  }
}

const dataOf = ({ phone, expected, renderedAt, parts }: ServerRendering, state: DehydratedState): RenderedData => ({ phone, expected, renderedAt, parts, state });

/** On a slow line the words of the page would share it with pictures: they are fetched once the page has its shape. */
const wordsFirst = (html: string): string => html.replace(PICTURES_FIRST, (found) => (found === 'eager' ? 'lazy' : ''));

async function renderHtml(client: QueryClient, location: string, serverRendering: ServerRendering): Promise<string> {
  const app = <StrictMode><App client={client} serverRendering={serverRendering} router={(pages) => <StaticRouter location={location}>{pages}</StaticRouter>} /></StrictMode>;
  let failure: { error: unknown } | null = null;
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: WHOLE, onError: (error) => void (failure ??= { error }) });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  // React in the browser would render a failed part again, with an error on its console. The browser then renders the whole page instead.
  if (failure) throw (failure as { error: unknown }).error;
  return parts.join('').replace(REVEAL_CLOCK, '');
}

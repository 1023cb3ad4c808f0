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
import { pageAt } from '../pages.ts';
import type { PageAccess } from '../pages.ts';
import { answeredNow } from './answered-now.ts';
import { fetchMemberPageData } from './member-page-data.ts';
import { fetchPageData } from './page-data.ts';
import type { Ask } from './page-data.ts';

export { shownSearch } from './shown-search.ts';

/** A page as the server rendered it: its HTML, its data, and the wording. */
export interface RenderedPage {
  /** HTML that the server rendered for the page, inside the root element. */
  html: string;
  /** The data from which the page was rendered. The browser hydrates the page with the same data. */
  data: RenderedData;
  /** Whether the HTML uses plain words. Null for visitors' pages that read the same in both wordings. */
  plainWords: boolean | null;
  /** The client's module whose code and styles the HTML needs, where it is not the page's own: the gate that stands in place of the page. */
  module: string | null;
  /** Whether the HTML may hold parts that the page does not begin with, because a visitor's query string asks for them. Their styles are those of all later pages. */
  laterParts: boolean;
  /** The page's current address, when the path is an old one. The HTML then holds no content. */
  movedTo: string | undefined;
}

export interface RenderedData extends Pick<ServerRendering, 'phone' | 'expected' | 'renderedAt' | 'parts'> {
  state: DehydratedState;
}

interface Look extends Frame {
  /** Whether the page is rendered for a signed-in user. */
  session: boolean;
}

/** Facts about the page to render, without facts about its reader. */
interface Frame {
  path: string;
  /** The query string of the page's address with its question mark; empty when there is none. */
  search: string;
  phone: boolean;
  origin: string;
}

/**
 * Whether the reader of the page being rendered chose plain words. It is stored per async context, because the server renders several pages
 * at the same time.
 */
const plainWords = new AsyncLocalStorage<boolean>();
words.plain = () => plainWords.getStore() ?? false;

/** Matches React's script that reveals late parts. These pages have no late parts, and their security policy would refuse the script. */
const REVEAL_CLOCK = /<script>requestAnimationFrame\(.*?<\/script>/;

/** Matches picture preloads that React puts before the stylesheets, and pictures marked for eager loading. */
const PICTURES_FIRST = /<link rel="preload" as="image"[^>]*>|(?<= loading=")eager(?=")/g;

/** Size in bytes above which React would send a part after the page and move it into place by a script. It is so high that this never happens. */
const WHOLE = 10_000_000;

/**
 * Renders the page at a path, for a phone or not: for visitors, or for a session's owner, whose cookies `ask` sends to the API. A member's
 * page is rendered at every address, with skeletons for missing data. The public settings are those that the page embeds: the browser begins with
 * them, so the HTML must too, or React would reject it (its error 418). Without a session, or once it has ended, a gate is rendered in place of
 * pages that visitors may not open. Null for pages that only the browser renders, and for open pages when the session has ended.
 * @throws what `ask` throws when a visitor's page cannot do without the answer
 */
export async function renderPage({ path, search, phone, origin, session }: Look, ask: Ask, settings: PublicConfig): Promise<RenderedPage | null> {
  const client = createQueryClient();
  // The query client must not start a timer for answers that arrive late. The timer would keep all of the page's answers in memory.
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, gcTime: Infinity } });
  try {
    // A copy, because the settings of a running server change, and HTML and data must agree.
    client.setQueryData(publicConfigQuery.queryKey, { ...settings });
    const user = session ? await fetchMemberPageData(client, { path, search }, ask) : null;
    const gate = user ? null : gateModule(path);
    if (!user && gate === null && (session || !(await fetchPageData(client, { path, search }, ask)))) return null;
    if (!user) client.setQueryData(meKey, null);
    // The gates have two wordings. A visitor's choice is known only in the browser, so the server decides for both.
    const plain = user?.appearance.plainWords ?? (gate === null ? null : false);
    const rendering: ServerRendering = { phone, origin, serverRendered: true, expected: false, renderedAt: Date.now(), parts: [] };
    const answered = answeredNow(client);
    const html = await plainWords.run(plain ?? false, () => renderHtml(answered.client, path + search, rendering));
    answered.client.clear();
    return { html: user || gate !== null ? wordsFirst(html) : html, data: dataOf(rendering, answered.state), plainWords: plain, module: gate, laterParts: !user && search !== '', movedTo: rendering.movedTo };
  } finally {
    client.clear();
  }
}

/**
 * Renders only the frame of a member's page: header, navigation and a skeleton. It sends no request and contains nothing personal, so it may
 * be cached and sent to other people.
 */
export async function renderFrame({ path, search, phone, origin }: Frame, settings: PublicConfig): Promise<RenderedPage> {
  const client = createQueryClient();
  try {
    client.setQueryData(publicConfigQuery.queryKey, settings);
    const rendering: ServerRendering = { phone, origin, serverRendered: true, expected: true, renderedAt: Date.now(), parts: [] };
    const html = await plainWords.run(false, () => renderHtml(client, path + search, rendering));
    return { html, data: dataOf(rendering, dehydrate(client)), plainWords: false, module: null, laterParts: false, movedTo: rendering.movedTo };
  } finally {
    client.clear();
  }
}

/** The gates that visitors see in place of pages, as keys of the build's manifest. */
const GATES: Record<PageAccess, string | null> = { open: null, member: 'app/gate/vip-gate.tsx', staff: 'app/routes/admin/administration.tsx' };

/** Matches the addresses of own chats. In their place visitors see the demo chat, or a card that asks them to sign in. */
const OWN_CHATS = /^\/chat(\/[^/]+)?$/;

/** Returns the module of what a visitor sees in place of the page at a path; null where visitors see the page itself. */
const gateModule = (path: string): string | null => (OWN_CHATS.test(path) ? 'app/routes/chat-pages.tsx' : GATES[pageAt(path)?.access ?? 'open']);

const dataOf = ({ phone, expected, renderedAt, parts }: ServerRendering, state: DehydratedState): RenderedData => ({ phone, expected, renderedAt, parts, state });

/** Makes the browser load pictures after the page's text, because on a slow connection both would share it. */
const wordsFirst = (html: string): string => html.replace(PICTURES_FIRST, (found) => (found === 'eager' ? 'lazy' : ''));

async function renderHtml(client: QueryClient, location: string, serverRendering: ServerRendering): Promise<string> {
  const app = <StrictMode><App client={client} serverRendering={serverRendering} router={(pages) => <StaticRouter location={location}>{pages}</StaticRouter>} /></StrictMode>;
  let failure: { error: unknown } | null = null;
  const { prelude } = await prerenderToNodeStream(app, { progressiveChunkSize: WHOLE, onError: (error) => void (failure ??= { error }) });
  const parts: string[] = [];
  for await (const part of prelude) parts.push(String(part));
  // When a part failed on the server, the browser renders the whole page. Hydrating would fail again, with an error in the console.
  if (failure) throw (failure as { error: unknown }).error;
  return parts.join('').replace(REVEAL_CLOCK, '');
}

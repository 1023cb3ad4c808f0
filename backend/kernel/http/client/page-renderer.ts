import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'light-my-request';
import { LRUCache } from 'lru-cache';
import type { PublicConfig } from '#contracts/system.ts';
import { within } from '../../deadline.ts';
import type { Logger } from '../../logging/logger.ts';
import type { HttpContext } from '../http-context.ts';

/** A server-rendered page: the HTML of React's root element, and the answers of the API from which it was made. */
export interface RenderedPage {
  html: string;
  data: unknown;
  /** Whether the page uses plain words, as its reader chose; null where the wording is the same for all. */
  plainWords: boolean | null;
  /** The client's module whose code and styles the HTML needs, as a key of the build's manifest; null for the page's own. */
  module?: string | null;
  /** Whether the HTML may hold parts whose styles come with those of all later pages. */
  laterParts?: boolean;
  /** The page's current address, when the requested path is an old one. The answer is then a redirect. */
  movedTo?: string | undefined;
}

interface Frame {
  path: string;
  /** The query string of the page's address with its question mark; empty when there is none. */
  search: string;
  phone: boolean;
  origin: string;
}

interface Look extends Frame {
  /** Whether the request for the page has a session cookie. */
  session: boolean;
}

/** A request for a page, with the part of its query string with which the page is rendered. */
interface Asked {
  ctx: HttpContext;
  search: string;
}

/** The functions that the client's build for servers exports (frontend/app/server/render-page.tsx). */
interface Renderer {
  /** Returns the part of a query string that decides what a visitor's page shows, with its question mark; null when it is too long to render. */
  shownSearch(path: string, search: string): string | null;
  /** Renders a page; null for pages that only browsers render. */
  renderPage(look: Look, ask: (path: string) => Promise<Answer>, settings: PublicConfig): Promise<RenderedPage | null>;
  /** Renders the frame of a page: header, navigation and a skeleton, which contain nothing about any person. */
  renderFrame(frame: Frame, settings: PublicConfig): Promise<RenderedPage>;
}

/** An answer of the API: its JSON, and the cursor of the next page, which a list sends in a header. */
interface Answer {
  data: unknown;
  nextCursor: string | null;
}

export interface PageRendererOptions {
  clientDir: string;
  log: Logger;
  /** The server's own request handler, which is called for the answers of the API that a page needs. */
  handler: RequestListener;
  /** The name of the session cookie. A page for a request with this cookie is rendered for that request alone and never kept. */
  cookieName: string;
  /** The public address of the site; null means that the address of the request is used. */
  publicUrl: string | null;
  settings: PublicConfig;
}

const MODULE = '.server/render-page.js';
/** How long a rendered visitors' page is kept, in ms, so that many visitors at once cost one rendering. */
const FRESH_MS = 3_000;
const KEPT_CHARACTERS = 20_000_000;
/**
 * How many pages are rendered at once, for visitors and for members each. Beyond this the browser renders them, because rendering takes
 * processor time from all other requests.
 */
const AT_ONCE = 4;
/** How many visitors' pages with a query string are rendered at once. They have places of their own, so that many different queries delay no other page. */
const QUERIES_AT_ONCE = 2;
const DEADLINE_MS = 800;
/** How long rendering the frame of a page may take, in ms. It needs no answer of the API, so when it is late the machine is too busy to render. */
const FRAME_DEADLINE_MS = 300;

/**
 * Renders pages on the server, so that people see them before any script has run. Visitors share a rendered page for some seconds. A page for a
 * session is made for that request alone. If that is late, broken or one too many, the owner of the session gets the page's frame
 * (docs/rules/pages.md#late-member-page). Of a visitor's query string only the parameters that the page reads count (docs/rules/pages.md#visitors-query).
 * Null leaves the page to the browser. That holds for pages that the client does not render on servers, and visitors' pages that are missing, late
 * or one too many.
 */
export function createPageRenderer({ clientDir, log, handler, cookieName, publicUrl, settings }: PageRendererOptions): (ctx: HttpContext) => Promise<RenderedPage | null> {
  const file = join(clientDir, MODULE);
  if (!existsSync(file)) return () => Promise.resolve(null);
  const loaded = import(pathToFileURL(file).href) as Promise<Renderer>;
  loaded.catch((error: unknown) => log.error({ err: error }, 'pages cannot be rendered on the server'));
  const frameOf = (ctx: HttpContext, search: string): Frame => ({ path: ctx.path, search, phone: onPhone(ctx), origin: publicUrl ?? ctx.origin });
  /** Makes a function that renders pages for visitors, or one for sessions. It returns undefined when a page could not be rendered. */
  const renderer = (session: boolean, places: number): ((asked: Asked) => Promise<RenderedPage | null | undefined>) => {
    let working = 0;
    return async ({ ctx, search }) => {
      if (working >= places) return undefined;
      working += 1;
      try {
        return await (await loaded).renderPage({ ...frameOf(ctx, search), session }, (asked) => ask(handler, ctx, asked, session), settings);
      } catch (error) {
        // A failure to render is logged, because the browser then renders the page and no visitor reports it. Refusals such as 404 are no failure: scanners
        // cause many.
        log[error instanceof Refused && error.status < 500 ? 'debug' : 'warn']({ err: error, path: ctx.path }, 'a page was not rendered on the server');
        return undefined;
      } finally {
        working -= 1;
      }
    };
  };
  const [forVisitor, forQuery, forMember] = [renderer(false, AT_ONCE), renderer(false, QUERIES_AT_ONCE), renderer(true, AT_ONCE)];
  const pages = new LRUCache<string, RenderedPage, Asked>({
    max: 500,
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ html }) => html.length,
    ttl: FRESH_MS,
    fetchMethod: async (_key, _stale, { context }) => (await (context.search === '' ? forVisitor : forQuery)(context)) ?? undefined,
  });
  const frames = new LRUCache<string, RenderedPage, HttpContext>({
    max: 500,
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ html }) => html.length,
    fetchMethod: async (_key, _stale, { context }) => {
      try {
        return await (await loaded).renderFrame(frameOf(context, context.search), settings);
      } catch (error) {
        log.warn({ err: error, path: context.path }, 'the frame of a page was not rendered on the server');
        return undefined;
      }
    },
  });
  // Without the client's build for servers, which the log names, no query string can be rendered.
  const shownSearch = (ctx: HttpContext): Promise<string | null> => loaded.then((client) => client.shownSearch(ctx.path, ctx.search), () => null);
  let framing = 0;
  const frame = async (key: string, ctx: HttpContext): Promise<RenderedPage | undefined> => {
    // While this many frames are being rendered, a further page gets its cached frame. Without one the browser renders the page.
    if (framing >= AT_ONCE) return frames.get(key);
    framing += 1;
    const made = frames.fetch(key, { context: ctx }).finally(() => {
      framing -= 1;
    });
    return within(FRAME_DEADLINE_MS, made, late);
  };
  return async (ctx) => {
    const session = ctx.cookies.get(cookieName) !== undefined;
    if (ctx.method !== 'GET') return null;
    const search = session || ctx.search === '' ? ctx.search : await shownSearch(ctx);
    if (search === null) return null;
    const asked = { ctx, search };
    const key = `${onPhone(ctx) ? 'phone' : 'desk'} ${publicUrl ?? ctx.origin} ${ctx.path}${search}`;
    const page = await within(DEADLINE_MS, session ? forMember(asked) : pages.fetch(key, { context: asked }), late);
    if (page !== undefined || !session) return page ?? null;
    return (await frame(key, ctx)) ?? null;
  };
}

/** Stands in for a page that was rendered too late; the browser then renders it. */
const late = (): undefined => undefined;

// Browsers on phones send "Mobi" in their User-Agent. If this guess is wrong, the layout of the page moves once after hydration.
const onPhone = (ctx: HttpContext): boolean => /Mobi/.test(ctx.get('User-Agent'));

/**
 * Calls our own API in the name of the browser that asked for the page. Rate limits count the call. The cookies are sent if the page is rendered for
 * the session.
 * @throws Error with the status of a refused call
 */
async function ask(handler: RequestListener, ctx: HttpContext, path: string, session: boolean): Promise<Answer> {
  const forwarded = ctx.get('X-Forwarded-For');
  const answer = await inject(handler, {
    method: 'GET',
    url: path,
    remoteAddress: ctx.req.socket.remoteAddress ?? '',
    headers: { host: ctx.get('Host'), ...(forwarded && { 'x-forwarded-for': forwarded }), ...(session && { cookie: ctx.get('Cookie') }) },
  });
  if (answer.statusCode !== 200) throw new Refused(path, answer.statusCode);
  return { data: answer.json(), nextCursor: answer.headers['x-next-cursor']?.toString() ?? null };
}

/** Thrown when the API refuses a call for a server-rendered page: what the page shows is missing, or a rate limit was reached. */
class Refused extends Error {
  readonly status: number;
  constructor(path: string, status: number) {
    super(`${path}: ${status}`);
    this.status = status;
  }
}

import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inject } from 'light-my-request';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../../logging/logger.ts';
import type { HttpContext } from '../http-context.ts';

/** A page as a visitor without a session sees it first: the root element's content, and the answers of the API that it was made of. */
export interface PaintedPage {
  html: string;
  data: unknown;
}

/** What the client's build for servers exports (frontend/app/server/paint-page.tsx). Null for pages that browsers paint alone. */
type Paint = (look: { path: string; phone: boolean; origin: string }, ask: (path: string) => Promise<unknown>) => Promise<PaintedPage | null>;

export interface PagePainterOptions {
  clientDir: string;
  log: Logger;
  /** The application itself, which is asked for what pages are made of. */
  handler: RequestListener;
  /** A session's cookie; whoever has one gets the page from their own browser. */
  cookieName: string;
  /** Where the site is; where it is asked for when nobody said. */
  publicUrl: string | null;
}

const MODULE = '.server/paint-page.js';
/** Nobody notices a page that is this old, and a crowd is painted for once. */
const FRESH_MS = 3_000;
const KEPT_CHARACTERS = 20_000_000;
/** Painting takes the processor from everybody else: beyond this many at once browsers do it. */
const AT_ONCE = 4;
const DEADLINE_MS = 800;

/**
 * Paints the first look at public pages, so that they are there before any script has run. Null, and the browser paints, for members,
 * for addresses with a search, for pages that the client's build does not paint, for what is missing, too late or too much.
 */
export function createPagePainter({ clientDir, log, handler, cookieName, publicUrl }: PagePainterOptions): (ctx: HttpContext) => Promise<PaintedPage | null> {
  const file = join(clientDir, MODULE);
  if (!existsSync(file)) return () => Promise.resolve(null);
  const loaded = import(pathToFileURL(file).href) as Promise<{ paintPage: Paint }>;
  loaded.catch((error: unknown) => log.error({ err: error }, 'pages cannot be painted'));
  let working = 0;

  const painted = new LRUCache<string, PaintedPage, HttpContext>({
    max: 500,
    maxSize: KEPT_CHARACTERS,
    sizeCalculation: ({ html }) => html.length,
    ttl: FRESH_MS,
    fetchMethod: async (_key, _stale, { context }) => {
      if (working >= AT_ONCE) return undefined;
      working += 1;
      try {
        return (await (await loaded).paintPage({ path: context.path, phone: onPhone(context), origin: publicUrl ?? context.origin }, (asked) => ask(handler, context, asked))) ?? undefined;
      } catch (error) {
        log.debug({ err: error, path: context.path }, 'page not painted');
        return undefined;
      } finally {
        working -= 1;
      }
    },
  });

  return async (ctx) => {
    if (ctx.method !== 'GET' || ctx.search !== '' || ctx.cookies.get(cookieName) !== undefined) return null;
    const deadline = new Promise<null>((resolve) => void setTimeout(resolve, DEADLINE_MS, null).unref());
    return (await Promise.race([painted.fetch(`${onPhone(ctx) ? 'phone' : 'desk'} ${publicUrl ?? ctx.origin} ${ctx.path}`, { context: ctx }), deadline])) ?? null;
  };
}

// As browsers themselves say it; who is wrong sees the page move once.
const onPhone = (ctx: HttpContext): boolean => /Mobi/.test(ctx.get('User-Agent'));

/** Asks our own API as this visitor would: their limits count, their cookies do not come along. @throws Error with the status of a refusal */
async function ask(handler: RequestListener, ctx: HttpContext, path: string): Promise<unknown> {
  const forwarded = ctx.get('X-Forwarded-For');
  const answer = await inject(handler, {
    method: 'GET',
    url: path,
    remoteAddress: ctx.req.socket.remoteAddress ?? '',
    headers: { host: ctx.get('Host'), ...(forwarded && { 'x-forwarded-for': forwarded }) },
  });
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
  return answer.json();
}

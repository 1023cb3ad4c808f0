import { existsSync, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublicConfig } from '#contracts/system.ts';
import { notFound } from '../../errors.ts';
import { readNote } from '../arrivals.ts';
import type { Arrivals } from '../arrivals.ts';
import { isApiPath } from '../http-context.ts';
import type { HttpContext, Next } from '../http-context.ts';
import { contentSecurityPolicy, newNonce } from '../security-headers.ts';
import type { PolicyHosts } from '../security-headers.ts';
import { clientAssets } from './client-assets.ts';
import type { Asset } from './client-assets.ts';
import { renderShell } from './html-shell.ts';
import type { Notice, PageHead } from './html-shell.ts';
import type { RenderedPage } from './page-renderer.ts';
import { createPagePreloads } from './page-preloads.ts';
import type { PageModules } from './page-preloads.ts';

/** Finds title and description of a page by its path and query string; null for the default ones. */
export type HeadOf = (path: string, query: string) => Promise<PageHead | null>;

export interface ClientOptions extends PageModules {
  /** Folder of the built client; null when another server serves it. */
  clientDir: string | null;
  publicUrl: string | null;
  settings: PublicConfig;
  policyHosts: PolicyHosts;
  defaultHead: Omit<PageHead, 'path'>;
  headOf: HeadOf;
  /** The announcement above pages, for callers with or without a session; null for none. */
  noticeOf(signedIn: boolean): Notice | null;
  /** Name of the session cookie. A caller with this cookie may see more pages than visitors. */
  cookieName: string;
  /** The cookie that stores the note about how a visitor first came here. */
  arrivalCookie: { name: string; secure: boolean };
  arrivals?: Arrivals | undefined;
  /** Renders a page on the server; null leaves it to the browser. */
  renderPage(ctx: HttpContext): Promise<RenderedPage | null>;
}

const YEAR_SECONDS = 31_536_000;
const LONGEST_AGENT = 300;
// Paths that look like files. Dots count only in the first part of the path, because page addresses may contain names with dots, such as
// /profile/ada.lovelace.
const FILE_LIKE = /^\/(assets\/|\.|[^/]+\.[a-z0-9]{2,11}$)/i;

/** Serves the built client: its assets, and its HTML shell for every address of a page. */
export function serveClient(options: ClientOptions) {
  const { clientDir, publicUrl, settings, policyHosts, defaultHead, headOf, noticeOf, pageModule, memberModule, cookieName, arrivalCookie, arrivals, renderPage } = options;
  const shellFile = clientDir === null ? null : join(clientDir, 'index.html');
  const template = shellFile && existsSync(shellFile) ? readFileSync(shellFile, 'utf8') : null;
  const assets = clientDir !== null && template !== null ? clientAssets(clientDir) : new Map<string, Asset>();
  const codeOf = clientDir === null ? () => ({ scripts: [], styles: [] }) : createPagePreloads(clientDir, { pageModule, memberModule });

  // Asks for the note about how this visitor came here. When the database is away, the note is lost and the page is still sent.
  const noted = async (ctx: HttpContext): ReturnType<Arrivals['visited']> => {
    if (!arrivals || ctx.querystring === '' || ctx.method !== 'GET') return null;
    const visit = { path: ctx.path, query: new URLSearchParams(ctx.querystring), ip: ctx.ip, userAgent: ctx.get('User-Agent').slice(0, LONGEST_AGENT), note: readNote(ctx.cookies.get(arrivalCookie.name)) };
    return arrivals.visited(visit).catch(() => null);
  };

  return async (ctx: HttpContext, next: Next): Promise<unknown> => {
    if (isApiPath(ctx.path) || !['GET', 'HEAD'].includes(ctx.method)) return next();
    const asset = assets.get(ctx.path);
    if (asset) return sendAsset(ctx, asset);
    // A missing script must not be answered with HTML, because pages of an older build would run it as a script.
    if (template === null || FILE_LIKE.test(ctx.path)) throw notFound('This address');
    ctx.state.route = 'page';
    const [found, rendered, note] = await Promise.all([headOf(ctx.path, ctx.querystring).catch(() => null), renderPage(ctx), noted(ctx)]);
    if (note) leaveNote(ctx, arrivalCookie, note);
    const missing = found?.missing === true && ctx.cookies.get(cookieName) === undefined;
    const head = found && (missing || !found.missing) ? found : { ...defaultHead, path: ctx.path };
    const nonce = newNonce();
    ctx.set('Content-Security-Policy', contentSecurityPolicy(nonce, policyHosts));
    // A page that was rendered for a session holds what only its owner may read, so caches must not keep it.
    ctx.set('Cache-Control', ctx.cookies.get(cookieName) === undefined ? 'no-store' : 'private, no-store');
    // A temporary redirect, because an address may come to mean another page: its owner renames it again.
    // The whole query string is kept: a visitor's page was rendered with a part of it.
    if (rendered?.movedTo !== undefined && !missing) return ctx.redirect(rendered.movedTo.replace(/\?.*$/, '') + ctx.search);
    ctx.type = 'text/html; charset=utf-8';
    ctx.status = missing ? 404 : 200;
    const signedIn = ctx.cookies.get(cookieName) !== undefined;
    // No rendered page is sent with 404: the renderer keeps a visitors' page for some seconds, even if it has become private. The head is read from the
    // database each time.
    ctx.body = renderShell({ template, publicUrl, settings, notice: noticeOf(signedIn) }, head, codeOf(ctx.path, signedIn, rendered), missing ? null : rendered, nonce);
  };
}

function leaveNote(ctx: HttpContext, { name, secure }: ClientOptions['arrivalCookie'], { note, keepMs }: { note: string; keepMs: number }): void {
  // The proxy ends TLS, so Koa sees plain http and would refuse to set a secure cookie.
  if (secure) ctx.cookies.secure = true;
  ctx.cookies.set(name, note, { signed: false, httpOnly: true, sameSite: 'lax', secure, maxAge: keepMs });
}

async function sendAsset(ctx: HttpContext, asset: Asset): Promise<void> {
  ctx.state.route = 'asset';
  const twin = asset.encodings.find(({ encoding }) => ctx.acceptsEncodings(encoding) === encoding);
  const { file, bytes } = twin ?? asset;
  // The asset is opened before any header is set: when a later build has removed it, the answer is 404 and the client reloads the page.
  const opened = ctx.method === 'HEAD' ? null : await open(file).catch(() => { throw notFound('This address'); });
  if (asset.encodings.length > 0) ctx.vary('Accept-Encoding');
  if (twin) ctx.set('Content-Encoding', twin.encoding);
  ctx.set('Cache-Control', asset.immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'public, max-age=300');
  ctx.type = asset.type;
  ctx.length = bytes;
  if (opened) ctx.body = opened.createReadStream();
  else ctx.status = 200;
  // Koa forgets the Content-Length when the body is set to a stream, so it is set again.
  ctx.length = bytes;
}

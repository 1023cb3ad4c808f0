import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicConfig } from '#contracts/system.ts';
import { createTestApp } from '#testing/test-app.ts';
import type { TestApp } from '#testing/test-app.ts';

const SHELL = `<!doctype html><html><head><title>Old</title><meta name="description" content="old" />
<link rel="preload" as="font" href="/assets/face.woff2">
<script nonce="__CSP_NONCE__">1</script><!--app-head--><script type="module" crossorigin src="/assets/index-a1B2c3D4.js" nonce="__CSP_NONCE__"></script>
<link rel="modulepreload" crossorigin href="/assets/kit.js"><link rel="stylesheet" crossorigin href="/assets/index.css"></head><body><div id="root"></div></body></html>`;
const MANIFEST = {
  'index.html': { file: 'assets/index-a1B2c3D4.js', isEntry: true, imports: ['_kit.js'] },
  '_kit.js': { file: 'assets/kit.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_kit.js'], css: ['assets/rest.css'] },
  'app/routes/marketplace.tsx': { file: 'assets/prompt.js', imports: ['_form.js', '_kit.js'], css: ['assets/rest.css'] },
  'app/layout/account-area.tsx': { file: 'assets/member.js', imports: ['_kit.js'], css: ['assets/member.css'] },
  'app/gate.tsx': { file: 'assets/gate.js', imports: ['_kit.js'], css: ['assets/open.css'] },
  'app/routes/prompt.tsx': { file: 'assets/prompt.js', imports: ['_form.js', '_kit.js'], css: ['assets/rest.css'] },
};
/** A small module that stands in for the client's build for servers. */
const RENDER_PAGE = `export const shownSearch = (_path, search) => (search.length > 60 ? null : search.replace(/[?&](utm_\\w+|via)=[^&]*/g, ''));
let renderings = 0;
export async function renderPage({ path, search, phone, origin, session }, ask) {
  if (path === '/broken') throw new Error('no page');
  if (path === '/late') await new Promise(() => {});
  if (path === '/prompt-packs') return { html: '<nav></nav>', data: {}, plainWords: null, movedTo: '/marketplace' + search };
  if (search.startsWith('?late')) await new Promise(() => {});
  if (search.startsWith('?tab') && !session) return { html: '<p>visitor ' + search + ' ' + (renderings += 1) + '</p>', data: {}, plainWords: null, laterParts: true };
  if (path === '/admin') {
    const user = session ? (await ask('/api/auth/me')).data.user : null;
    return { html: user ? '<p>Office of ' + user.username + '</p>' : '<p>Gate</p>', data: {}, plainWords: false, module: user ? null : 'app/gate.tsx' };
  }
  if (path !== '/marketplace' && path !== '/prompt/gone') return null;
  if (session) {
    const { data } = await ask('/api/auth/me');
    return data.user && { html: '<p>' + data.user.username + search + '</p>', data: { me: data.user.username }, plainWords: true };
  }
  const { product } = (await ask('/api/config')).data;
  return { html: '<p style="color:red">' + [product, phone ? 'phone' : 'desk', origin].join(' ') + '</p>', data: { phone, words: '</script><b>' }, plainWords: null };
}
export async function renderFrame({ path, search, phone, origin }, { product }) {
  return { html: '<nav>' + [product, path + search, phone ? 'phone' : 'desk', origin].join(' ') + '</nav>', data: { expected: true }, plainWords: false };
}`;
const SCRIPT = 'console.log("hello".repeat(3));'.repeat(20);

describe('client', () => {
  let app: TestApp;
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'conjure-client-'));
    await mkdir(join(dir, 'assets'));
    await writeFile(join(dir, 'index.html'), SHELL);
    await writeFile(join(dir, 'favicon.svg'), '<svg/>');
    await writeFile(join(dir, 'assets/index-a1B2c3D4.js'), SCRIPT);
    await writeFile(join(dir, 'assets/gone-a1B2c3D4.js'), SCRIPT);
    await writeFile(join(dir, 'assets/index-a1B2c3D4.js.br'), brotliCompressSync(SCRIPT));
    await writeFile(join(dir, 'assets/index-a1B2c3D4.js.gz'), gzipSync(SCRIPT));
    await mkdir(join(dir, '.server'));
    await writeFile(join(dir, '.server/render-page.js'), RENDER_PAGE);
    await mkdir(join(dir, '.vite'));
    await writeFile(join(dir, '.vite/manifest.json'), JSON.stringify(MANIFEST));
    app = await createTestApp({ overrides: { CLIENT_DIR: dir, PUBLIC_URL: 'https://conjure.example' } });
  });
  afterAll(async () => {
    await app.close();
    await rm(dir, { recursive: true });
  });
  const get = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(app.url + path, { headers });

  it.each([['/', 200], ['/prompt/some-slug', 404], ['/admin/users', 200], ['/no/such/page', 200], ['/profile/ada.lovelace', 404]])('the address %s gets the HTML shell with status %i', async (path, status) => {
    const answer = await get(path);
    const html = await answer.text();
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)![1]!;
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(html).toContain(`<script nonce="${nonce}">`);
    expect(html).not.toContain('__CSP_NONCE__');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="https://conjure.example${path}">`);
    const settings = /<script type="application\/json" id="public-config">(.*?)<\/script>/.exec(html)![1]!;
    expect(publicConfig.parse(JSON.parse(settings))).toEqual(await (await get('/api/config')).json());
  });

  it('a page that answers 404 contains no server-rendered content, because the renderer may have kept it from before it became private', async () => {
    const answer = await get('/prompt/gone');
    expect([answer.status, await answer.text()]).toEqual([404, expect.not.stringContaining('Conjure desk')]);
  });

  it('a page at an old address is answered with a redirect to its current one, which keeps the query string', async () => {
    const ada = await app.register();
    const moved = await Promise.all([fetch(`${app.url}/prompt-packs`, { redirect: 'manual' }), fetch(`${app.url}/prompt-packs?scope=free`, { redirect: 'manual', headers: { Cookie: ada.cookie() } }), fetch(`${app.url}/prompt-packs?via=bob`, { redirect: 'manual' })]);
    expect(moved.map(({ status, headers }) => [status, headers.get('location'), headers.get('cache-control')])).toEqual([[302, '/marketplace', 'no-store'], [302, '/marketplace?scope=free', 'private, no-store'], [302, '/marketplace?via=bob', 'no-store']]);
  });

  it('a script that a later build has removed gets 404, which browsers do not keep', async () => {
    await rm(join(dir, 'assets/gone-a1B2c3D4.js'));
    const answer = await get('/assets/gone-a1B2c3D4.js');
    expect([answer.status, answer.headers.get('cache-control') ?? 'no-store', (await answer.json()).code]).toEqual([404, 'no-store', 'not_found']);
  });

  it('a member gets 200 for the page of a missing prompt, because the server page cannot tell whether the prompt is private and theirs', async () => {
    const answer = await get('/prompt/some-slug', { Cookie: `sid=${'a'.repeat(43)}` });
    expect([answer.status, await answer.text()]).toEqual([200, expect.not.stringContaining('not found')]);
  });

  it('a page preloads its own code, and nothing that the shell loads anyway', async () => {
    const html = await (await get('/prompt/some-slug')).text();
    const nonce = /script nonce="([^"]+)"/.exec(html)![1]!;
    expect(html.match(/<link rel="(?:modulepreload|preload)"[^>]*>/g)).toEqual([
      '<link rel="preload" as="font" href="/assets/face.woff2">',
      `<link rel="modulepreload" crossorigin href="/assets/prompt.js" nonce="${nonce}">`,
      `<link rel="modulepreload" crossorigin href="/assets/form.js" nonce="${nonce}">`,
      '<link rel="preload" as="style" crossorigin href="/assets/rest.css">',
      // The page preloads only the modules that the shell does not load.
      '<link rel="modulepreload" crossorigin href="/assets/kit.js">',
    ]);
    expect(await (await get('/no/such/page')).text()).not.toContain('rel="preload" as="style"');
  });

  it('a server-rendered page for visitors contains its data, its style sheet after that of the shell, and scripts that load only after the first paint', async () => {
    const answer = await get('/marketplace');
    const html = await answer.text();
    expect(html).toContain('<div id="root"><p data-server-style="color:red">Conjure desk https://conjure.example</p></div>');
    expect(html).toContain('<script type="application/json" id="page-data">{"phone":false,"words":"\\u003c/script>\\u003cb>"}</script>');
    expect(html.indexOf('<link rel="stylesheet" crossorigin href="/assets/rest.css">')).toBeGreaterThan(html.indexOf('/assets/index.css'));
    expect(html).not.toMatch(/<script type="module"|rel="modulepreload"|__CSP_NONCE__/);
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy')!)![1]!;
    const inline = [...html.matchAll(/<script nonce="([^"]*)">\(function[^]*?<\/script>/g)];
    expect(inline.map(([, own]) => own)).toEqual([nonce, nonce]);
    const [early, last] = inline.map(([script]) => script);
    expect(html.indexOf(early!), 'before the style sheets').toBeLessThan(html.indexOf('rel="stylesheet"'));
    expect(early).toContain('window.conjureEarly');
    expect(last).toMatch(/\["\/assets\/kit\.js","\/assets\/prompt\.js","\/assets\/form\.js"\][^]*src: "\/assets\/index-a1B2c3D4\.js"/);
    expect(await (await get('/marketplace', { 'User-Agent': 'Mobile' })).text()).toContain('Conjure phone');
  });

  it.each<[string, string, Record<string, string>]>([
    ['sessions that have ended', '/marketplace', { Cookie: `sid=${'a'.repeat(43)}` }],
    ['addresses with a search that is too long', `/marketplace?tab=${'x'.repeat(60)}`, {}],
    ['pages that are not server-rendered', '/prompt/other', {}],
    ['pages that could not be rendered', '/broken', {}],
  ])('leaves a page to the browser instead of rendering it on the server for %s', async (_who, path, headers) => {
    const html = await (await get(path, headers)).text();
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<script type="module"');
    expect(html).not.toContain('page-data');
  });

  it("a visitor's page is rendered with the part of the query string that it shows, and addresses that differ in other parameters share it", async () => {
    const pages = await Promise.all(['?tab=packs', '?tab=packs&utm_source=mail', '?tab=creators'].map((search) => get(`/marketplace${search}`)));
    const texts = await Promise.all(pages.map((page) => page.text()));
    const shown = texts.map((html) => /<div id="root"><p>([^<]*)</.exec(html)?.[1]);
    expect(shown).toEqual([expect.stringMatching(/^visitor \?tab=packs \d$/), shown[0], expect.stringMatching(/^visitor \?tab=creators \d$/)]);
    expect(pages.map((page) => page.headers.get('cache-control'))).toEqual(Array(3).fill('no-store'));
    // Parts that the query string asks for have styles of later pages. Their scripts are not loaded early.
    expect(texts[0]).toContain('<link rel="stylesheet" crossorigin href="/assets/member.css">');
    expect(texts[0]).not.toContain('/assets/member.js');
    expect(await (await get('/marketplace?utm_source=mail')).text()).toContain('Conjure desk');
  });

  it("visitors' pages with a query string take no place from those without one", async () => {
    await Promise.all([1, 2, 3].map((number) => get(`/marketplace?late=${number}`)));
    expect(await (await get('/marketplace?tab=agents')).text()).toContain('<div id="root"></div>');
    expect(await (await get('/marketplace', { 'User-Agent': 'Mobi' })).text()).toContain('Conjure phone');
  });

  it('a page for a session is rendered at any address for that session, and kept for no other request', async () => {
    const [ada, bob] = [await app.register(), await app.register()];
    const pages = await Promise.all([ada, bob, ada].map((person) => get('/marketplace?tab=reviews', { Cookie: person.cookie() })));
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(texts.map((html) => /<div id="root"><p>([^<]*)</.exec(html)?.[1])).toEqual([ada, bob, ada].map(({ username }) => `${username}?tab=reviews`));
    expect(pages.map((page) => page.headers.get('cache-control'))).toEqual(Array(3).fill('private, no-store'));
    expect(texts[0]).toContain("document.documentElement.dataset.words = 'plain';");
    expect(await (await get('/marketplace')).text()).not.toContain(ada.username);
  });

  it("a gate brings its own code and styles in place of those of the page, and an administrators' page is kept for no other request", async () => {
    const ada = await app.register();
    const own = await get('/admin', { Cookie: ada.cookie() });
    expect([await own.text(), own.headers.get('cache-control')]).toEqual([expect.stringContaining(`Office of ${ada.username}`), 'private, no-store']);
    const [html, again] = await Promise.all([get('/admin'), get('/admin')].map(async (answer) => (await answer).text()));
    for (const text of [html, again]) {
      expect(text).toContain('<p>Gate</p>');
      expect(text).toContain('<link rel="stylesheet" crossorigin href="/assets/open.css">');
      expect(text).toContain('"/assets/gate.js"');
      expect(text).not.toMatch(/rest\.css|as="font"/);
    }
  });

  it('pages of members do not preload fonts, so that style sheets load first: their script asks for the fonts', async () => {
    const ada = await app.register();
    const html = await (await get('/marketplace', { Cookie: ada.cookie() })).text();
    expect(html).not.toContain('as="font"');
    expect(html).toContain('["/assets/face.woff2"].forEach');
    expect(await (await get('/marketplace')).text()).toContain('<link rel="preload" as="font" href="/assets/face.woff2">');
  });

  it('each page has a nonce of its own, and the address in the page is escaped', async () => {
    const [one, two] = await Promise.all([get('/'), get('/')]);
    expect(one.headers.get('content-security-policy')).not.toBe(two.headers.get('content-security-policy'));
    const html = await (await get('/%22%3E%3Cscript%3Ealert(1)%3C/script%3E')).text();
    expect(html).not.toContain('"><script>alert');
  });

  it('assets are sent compressed in the encoding that the browser accepts, and browsers may keep them for ever', async () => {
    for (const [accept, encoding] of [['br, gzip', 'br'], ['gzip', 'gzip'], ['identity', null]] as const) {
      const answer = await get('/assets/index-a1B2c3D4.js', { 'Accept-Encoding': accept });
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, encoding]);
      expect(await answer.text()).toBe(SCRIPT);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('content-type')).toContain('text/javascript');
    }
    const icon = await get('/favicon.svg');
    expect([icon.status, icon.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
  });

  it("a missing file gets 404 instead of HTML, and no address reaches a file outside the client's folder", async () => {
    for (const path of ['/assets/gone-12345678.js', '/assets/..%2f..%2fetc/passwd', '/missing.js', '/.env']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([path, 404, 'application/json; charset=utf-8']);
    }
    expect((await fetch(`${app.url}/`, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })).status).toBe(404);
  });

  it('HEAD requests get an answer without a body', async () => {
    const answer = await fetch(`${app.url}/assets/index-a1B2c3D4.js`, { method: 'HEAD', headers: { 'Accept-Encoding': 'identity' } });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([200, String(SCRIPT.length)]);
  });

  it('the owner of a session gets the frame of a page when the page itself is late, broken or one too many', async () => {
    const ada = await app.register();
    const [late, broken] = await Promise.all([get('/late?tab=x', { Cookie: ada.cookie(), 'User-Agent': 'Mobile' }), get('/broken', { Cookie: ada.cookie() })]);
    const texts = await Promise.all([late.text(), broken.text()]);
    expect(texts.map((html) => /<div id="root"><nav>([^<]*)</.exec(html)?.[1])).toEqual(['Conjure /late?tab=x phone https://conjure.example', 'Conjure /broken desk https://conjure.example']);
    expect(texts[0]).toContain('<script type="application/json" id="page-data">{"expected":true}</script>');
    expect(late.headers.get('cache-control')).toBe('private, no-store');
    expect(await (await get('/late')).text()).toContain('<div id="root"></div>');
    // Pages whose rendering never ends take all places of the renderer, so that the next page gets its frame only.
    await Promise.all([1, 2, 3].map(() => get('/late', { Cookie: ada.cookie() })));
    expect(await (await get('/marketplace', { Cookie: ada.cookie() })).text()).toContain('<div id="root"><nav>Conjure /marketplace desk');
  });
});

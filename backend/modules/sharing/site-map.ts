import { z } from 'zod';
import { HOUR_SECONDS } from '#contracts/durations.ts';
import { must } from '#contracts/must.ts';
import { packPreview } from '#contracts/pack-address.ts';
import { notFound } from '#kernel/errors.ts';
import type { RawRoutes } from '#kernel/module.ts';
import type { SharingContext } from './sharing-context.ts';

/** The most addresses in one site map; the protocol allows 50,000 (sitemaps.org). */
const PER_MAP = 10_000;
const OPEN_PAGES = ['/', '/marketplace', '/prompt-packs', '/pricing', '/developers', '/moderation', '/terms-of-service', '/privacy-policy'];
/** Paths that robots.txt forbids to search engines, because these pages show nothing without an account. */
const PRIVATE_PAGES = ['/admin', '/api/', '/wallet', '/my-', '/mycollections', '/collection-invite/', '/decisions', '/profile$', '/create', '/form-builder', '/edit/', '/history', '/payment-success', '/chat', '/challenge', '/ai-agents', '/file-upload-test'];

/**
 * Mounts the routes for search engines: `/robots.txt`, `/sitemap.xml` and the site maps that it names. Without a configured public address
 * there is no site map.
 */
export function siteMap(mount: RawRoutes, { db, prompts, packs, collections, library, preferences, publicUrl }: SharingContext): void {
  const send = (ctx: { status: number; type: string; body: unknown; set(name: string, value: string): void }, type: string, body: string): void => {
    ctx.status = 200;
    ctx.set('Cache-Control', `public, max-age=${HOUR_SECONDS}`);
    ctx.type = type;
    ctx.body = body;
  };

  mount.get('/robots.txt', ({ ctx }) => {
    const lines = ['User-agent: *', ...PRIVATE_PAGES.map((path) => `Disallow: ${path}`), ...(publicUrl === null ? [] : ['', `Sitemap: ${publicUrl}/sitemap.xml`])];
    send(ctx, 'text/plain; charset=utf-8', `${lines.join('\n')}\n`);
    return Promise.resolve();
  });

  mount.get('/sitemap.xml', async ({ ctx }) => {
    const base = addressOrRefuse(publicUrl);
    const starts = await prompts.mapStarts(db.knex, PER_MAP);
    const maps = ['pages', 'packs', 'collections', 'folders', 'people', ...starts.map((id) => `prompts-${id}`)].map((name) => `<sitemap><loc>${base}/sitemaps/${name}.xml</loc></sitemap>`);
    send(ctx, 'application/xml; charset=utf-8', `${XML}<sitemapindex ${NAMESPACE}>${maps.join('')}</sitemapindex>`);
  });

  mount.get('/sitemaps/:name', async ({ ctx, params }) => {
    const base = addressOrRefuse(publicUrl);
    const name = must(params['name'], 'the name in the path');
    const from = z.uuid().safeParse(/^prompts-(.{36})\.xml$/.exec(name)?.[1]).data;
    if (!['pages.xml', 'packs.xml', 'collections.xml', 'folders.xml', 'people.xml'].includes(name) && !from) throw notFound('This map');
    const entry = (path: string, updatedAt: Date): string => `<url><loc>${base}${path}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`;
    const dated = (kind: string) => ({ slug, updatedAt }: { slug: string; updatedAt: Date }): string => entry(`/${kind}/${slug}`, updatedAt);
    const urls = from ? (await prompts.mapPart(db.knex, from, PER_MAP)).map(dated('prompt'))
      : name === 'packs.xml' ? (await packs.map(db.knex, PER_MAP)).map((pack) => entry(packPreview(pack), pack.updatedAt))
      : name === 'collections.xml' ? (await collections.publicPages(db.knex, PER_MAP)).map(dated('collection'))
      : name === 'folders.xml' ? (await library.publicFolders(db.knex, PER_MAP)).map(dated('folder'))
      : name === 'people.xml' ? (await preferences.listed(db.knex, PER_MAP)).map(({ username, updatedAt }) => dated('profile')({ slug: encodeURIComponent(username), updatedAt }))
      : OPEN_PAGES.map((path) => `<url><loc>${base}${path}</loc></url>`);
    send(ctx, 'application/xml; charset=utf-8', `${XML}<urlset ${NAMESPACE}>${urls.join('')}</urlset>`);
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function addressOrRefuse(publicUrl: string | null): string {
  if (publicUrl === null) throw notFound('A map of this site');
  return publicUrl;
}

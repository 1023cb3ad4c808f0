import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of share links. */
export const access: Access = {
  'POST /api/prompts/:id/share-links': 'member',
  'GET /api/share-links': 'member',
  'PATCH /api/share-links/:id': 'own',
  'GET /api/prompts/:id/share': 'open',
  'POST /api/share-links/:code/visits': 'open',
};

/** The status that visitors and members get from the routes of sharing that answer something else than JSON. */
export const rawAccess: RawAccess = {
  'GET /og/prompt/:slug': { anonymous: 404, member: 404 },
  'GET /og/collection/:slug': { anonymous: 404, member: 404 },
  'GET /og/prompt-pack/:slug': { anonymous: 404, member: 404 },
  'GET /embed/prompt/:idOrSlug': { anonymous: 404, member: 404 },
  'GET /robots.txt': { anonymous: 200, member: 200 },
  // These tests configure no public address of the product, so the site map is 404.
  'GET /sitemap.xml': { anonymous: 404, member: 404 },
  'GET /sitemaps/:name': { anonymous: 404, member: 404 },
};

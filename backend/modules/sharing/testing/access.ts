import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of this module. */
export const access: Access = {
  'POST /api/prompts/:id/share-links': 'member',
  'GET /api/share-links': 'member',
  'PATCH /api/share-links/:id': 'own',
  'GET /api/prompts/:id/share': 'open',
  'POST /api/share-links/:code/visits': 'open',
};

/** What strangers get from its routes that do not speak JSON by contract. */
export const rawAccess: RawAccess = {
  'GET /og/prompt/:slug': { anonymous: 404, member: 404 },
  'GET /og/collection/:slug': { anonymous: 404, member: 404 },
  'GET /og/prompt-pack/:slug': { anonymous: 404, member: 404 },
  'GET /embed/prompt/:idOrSlug': { anonymous: 404, member: 404 },
  'GET /robots.txt': { anonymous: 200, member: 200 },
  // The tests set no public address of the product, so there is no site map.
  'GET /sitemap.xml': { anonymous: 404, member: 404 },
  'GET /sitemaps/:name': { anonymous: 404, member: 404 },
};

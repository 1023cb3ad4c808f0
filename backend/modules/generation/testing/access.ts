import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Says for each endpoint of this module which roles may call it. */
export const access: Access = {
  'POST /api/drafts/:id/generate': 'own',
  'POST /api/drafts/:id/improve': 'own',
  'GET /api/drafts/:id/samples': 'own',
  'GET /api/drafts/:id/tests': 'own',
  'GET /api/prompts/:id/samples': 'open',
  'POST /api/prompts/:id/samples': 'own',
  'DELETE /api/prompts/:id/samples/:sampleId': 'own',
  'POST /api/admin/pricing/preview': 'pricing.change',
  'POST /api/prompts/:id/generate': 'member',
  'POST /api/ai/generate': 'member',
  'GET /api/generations': 'member',
  'GET /api/generations/history': 'member',
  'GET /api/generations/totals': 'member',
  'GET /api/generations/choices': 'member',
  'POST /api/generations/delete': 'member',
  'GET /api/generations/:id': 'own',
  'POST /api/generations/:id/cancel': 'own',
  'POST /api/generations/:id/retry': 'own',
  'POST /api/generations/:id/free-retry': 'own',
  'DELETE /api/generations/:id': 'own',
  'PUT /api/generations/:id/rating': 'own',
  'GET /api/admin/users/:id/runs': 'users.read',
  'GET /api/admin/providers': 'providers.change',
  'PUT /api/admin/providers/:type': 'providers.change',
  'POST /api/admin/providers/:type/restore': 'providers.change',
  'POST /api/admin/providers/:type/test': 'providers.change',
  'PUT /api/admin/run-limits': 'providers.change',
  'GET /api/admin/generation-switch': 'providers.change',
  'PUT /api/admin/generation-switch': 'providers.change',
  'GET /api/admin/safety-filter': 'providers.change',
  'PUT /api/admin/safety-filter': 'providers.change',
};

/** The status that strangers get from routes of this module that do not answer JSON. */
export const rawAccess: RawAccess = {
  'GET /api/admin/marketplace/tests/:id/:fileId': { anonymous: 401, member: 403 },
  'GET /api/generations.csv': { anonymous: 401, member: 200 },
  'GET /api/generations.json': { anonymous: 401, member: 200 },
  'GET /api/generations/:id/files.zip': { anonymous: 401, member: 404 },
  'GET /api/prompts/:id/samples/:sampleId/pictures/:position': { anonymous: 404, member: 404 },
};

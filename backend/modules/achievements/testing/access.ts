import type { Access } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module achievements; a test compares this list with the routes. */
export const access: Access = {
  'GET /api/achievements': 'member',
  'GET /api/achievements/unseen': 'member',
  'POST /api/achievements/seen': 'member',
  'GET /api/profiles/:username/achievements': 'open',
  'GET /api/rewards': 'member',
  'POST /api/rewards/claim': 'member',
  'GET /api/admin/rewards': 'pricing.change',
  'PUT /api/admin/rewards': 'pricing.change',
};

import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module selling; a test compares this list with the routes. */
export const access: Access = {
  'POST /api/people/:id/tips': 'member',
  'GET /api/tips/allowance': 'member',
  'GET /api/prompts/:id/offer': 'open',
  'POST /api/prompts/:id/visits': 'open',
  'POST /api/prompts/:id/unlock': 'member',
  'GET /api/unlocks': 'member',
  'POST /api/unlocks/:id/refund': 'own',
  'POST /api/unlocks/:id/refund-request': 'own',
  'GET /api/creator/performance': 'member',
};

/** The status that visitors and members get from the routes of this module that answer with CSV files or other bodies than JSON. */
export const rawAccess: RawAccess = {
  'GET /api/creator/performance.csv': { anonymous: 401, member: 200 },
};

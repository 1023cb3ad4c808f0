import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module api-access; a test compares this list with the routes. */
export const access: Access = {
  'GET /api/keys': 'member',
  'POST /api/keys': 'member',
  'DELETE /api/keys/:id': 'own',
};

/** The address /mcp accepts only API keys. A request with only a session gets 401. */
export const rawAccess: RawAccess = {
  'GET /mcp': { anonymous: 405, member: 405 },
  'POST /mcp': { anonymous: 401, member: 401 },
};

import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of this module. */
export const access: Access = {
  'POST /api/files': 'member',
  'POST /api/files/check': 'open',
  'GET /api/files/storage': 'member',
  'DELETE /api/files/:id': 'own',
};

/** What strangers get from its routes that do not speak JSON by contract. */
export const rawAccess: RawAccess = {
  'GET /media/:id': { anonymous: 404, member: 404 },
};

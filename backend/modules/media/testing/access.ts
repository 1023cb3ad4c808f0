import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of the media module. */
export const access: Access = {
  'POST /api/files': 'member',
  'POST /api/files/check': 'open',
  'GET /api/files/storage': 'member',
  'DELETE /api/files/:id': 'own',
};

/** The statuses that routes without a JSON contract answer to visitors and members. */
export const rawAccess: RawAccess = {
  'GET /media/:id': { anonymous: 404, member: 404 },
};

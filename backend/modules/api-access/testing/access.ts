import type { Access } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of this module. */
export const access: Access = {
  'GET /api/keys': 'member',
  'POST /api/keys': 'member',
  'DELETE /api/keys/:id': 'own',
};

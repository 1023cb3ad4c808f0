import type { Access } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of profiles. */
export const access: Access = {
  'GET /api/people/:id/pins': 'open',
  'GET /api/people/:id/counts': 'open',
  'PUT /api/pins/:itemType/:itemId': 'member',
  'DELETE /api/pins/:itemType/:itemId': 'member',
};

import type { Access } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module webhooks; a test compares this list with the routes. */
export const access: Access = {
  'GET /api/webhooks': 'member',
  'POST /api/webhooks': 'member',
  'PUT /api/webhooks/:id': 'own',
  'DELETE /api/webhooks/:id': 'own',
  'POST /api/webhooks/:id/secret': 'own',
  'POST /api/webhooks/:id/test': 'own',
  'GET /api/webhooks/:id/calls': 'own',
  'POST /api/webhooks/:id/calls/:callId/repeat': 'own',
};

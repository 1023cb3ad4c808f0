import type { Access } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of this module. The cookie of the browser decides over single runs. */
export const access: Access = {
  'GET /api/demo-runs': 'open',
  'POST /api/demo-runs': 'open',
  'GET /api/demo-runs/:id': 'open',
  'POST /api/demo-runs/:id/claim': 'own',
};

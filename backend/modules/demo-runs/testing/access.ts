import type { Access } from '#testing/authorization/matrix.ts';

/** Says for each endpoint of this module which roles may call it. For a single demo run the browser's cookie decides. */
export const access: Access = {
  'GET /api/demo-runs': 'open',
  'POST /api/demo-runs': 'open',
  'GET /api/demo-runs/:id': 'open',
  'POST /api/demo-runs/:id/claim': 'own',
};

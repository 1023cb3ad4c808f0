import type { Access } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of this module. */
export const access: Access = {
  'GET /api/agents/:id/memory': 'member',
  'PATCH /api/agents/:id/memory/:factId': 'own',
  'DELETE /api/agents/:id/memory/:factId': 'own',
  'DELETE /api/agents/:id/memory': 'member',
};

import type { Access } from '#testing/authorization/matrix.ts';

/** The expected access to each endpoint of the module agents, for the authorization matrix. */
export const access: Access = {
  'GET /api/agents': 'member',
  'GET /api/agents/overview': 'member',
  'POST /api/agents': 'member',
  'GET /api/agents/:id': 'member',
  'DELETE /api/agents/:id': 'own',
  'PUT /api/agents/:id/favourite': 'member',
  'PUT /api/agents/:id/like': 'member',
  'POST /api/agents/:id/fork': 'member',
  'GET /api/agents/:id/draft': 'own',
  'PUT /api/agents/:id/draft': 'own',
  'POST /api/agents/:id/publish': 'own',
  'POST /api/agents/:id/unpublish': 'own',
  'POST /api/agents/:id/avatar': 'own',
  'POST /api/agents/:id/improve': 'own',
  'GET /api/agents/:id/versions': 'own',
  'GET /api/agents/:id/versions/:number': 'own',
  'GET /api/agents/:id/performance': 'own',
  'GET /api/agents/:id/memory': 'member',
  'PATCH /api/agents/:id/memory/:factId': 'own',
  'DELETE /api/agents/:id/memory/:factId': 'own',
  'DELETE /api/agents/:id/memory': 'member',
  'GET /api/admin/agents': 'marketplace.moderate',
  'POST /api/admin/agents/:id/review-file': 'marketplace.moderate',
  'POST /api/admin/agents/:id/decision': 'marketplace.moderate',
};

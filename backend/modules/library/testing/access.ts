import type { Access } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of this module. */
export const access: Access = {
  'GET /api/creations': 'member',
  'GET /api/creations/counts': 'member',
  'GET /api/creations/:id': 'own',
  'PATCH /api/creations/:id': 'own',
  'PATCH /api/creations/:id/outputs/:outputId': 'own',
  'POST /api/creations/bulk': 'member',
  'POST /api/creations/archives': 'member',
  'GET /api/creations/archives/:id': 'own',
  'GET /api/library': 'member',
  'GET /api/library/ids': 'member',
  'GET /api/library/counts': 'member',
  'GET /api/library/tags': 'member',
  'PATCH /api/library/:id': 'own',
  'POST /api/library/bulk': 'member',
  'GET /api/prompts/:id/creations': 'open',
  'GET /api/people/:id/creations': 'open',
  'GET /api/folders': 'member',
  'POST /api/folders': 'member',
  'GET /api/folders/:slug': 'open',
  'PATCH /api/folders/:id': 'own',
  'DELETE /api/folders/:id': 'own',
  'POST /api/folders/:id/items': 'own',
  'PATCH /api/folders/:id/items/:itemId': 'own',
  'DELETE /api/folders/:id/items/:itemId': 'own',
};

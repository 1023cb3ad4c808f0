import type { Access } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module collections; a test compares this list with the routes. */
export const access: Access = {
  'PUT /api/prompt-packs/:id/save': 'member',
  'DELETE /api/prompt-packs/:id/save': 'member',
  'PUT /api/prompts/:id/save': 'member',
  'DELETE /api/prompts/:id/save': 'member',
  'GET /api/collections': 'member',
  'GET /api/collections/choices': 'member',
  'GET /api/people/:id/collections': 'open',
  'POST /api/collections': 'member',
  'PATCH /api/collections/:id': 'own',
  'DELETE /api/collections/:id': 'own',
  'POST /api/collections/:id/duplicate': 'member',
  'GET /api/collections/:idOrSlug': 'open',
  'POST /api/collections/:id/items': 'member',
  'PATCH /api/collections/:id/items/:itemId': 'own',
  'DELETE /api/collections/:id/items/:itemId': 'own',
  'PUT /api/collections/:id/follow': 'member',
  'DELETE /api/collections/:id/follow': 'member',
  'GET /api/collections/:id/contributors': 'own',
  'PATCH /api/collections/:id/contributors/:personId': 'own',
  'DELETE /api/collections/:id/contributors/:personId': 'own',
  'POST /api/collections/:id/invites': 'own',
  'DELETE /api/collections/:id/invites/:inviteId': 'own',
  'POST /api/collection-invites/:token': 'member',
};

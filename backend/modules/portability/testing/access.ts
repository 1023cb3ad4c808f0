import type { Access } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of account exports and imports. */
export const access: Access = {
  'POST /api/account/exports': 'member',
  'GET /api/account/exports': 'member',
  'POST /api/account/imports': 'member',
  'POST /api/account/imports/parts': 'member',
  'GET /api/account/imports': 'member',
  'GET /api/account/imports/:id': 'own',
  'DELETE /api/account/imports/:id': 'own',
  'GET /api/account/imports/:id/items': 'own',
};

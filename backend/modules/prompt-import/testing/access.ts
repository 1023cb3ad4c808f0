import type { Access } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of prompt import. */
export const access: Access = {
  'POST /api/imports': 'member',
  'GET /api/imports': 'member',
  'POST /api/imports/convert': 'member',
  'GET /api/imports/:id': 'own',
  'GET /api/imports/:id/rows': 'own',
  'GET /api/imports/:id/rows/:rowId': 'own',
  'POST /api/imports/:id/accept': 'own',
  'DELETE /api/imports/:id': 'own',
};

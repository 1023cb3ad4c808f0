import type { Access } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of the reviews module. */
export const access: Access = {
  'GET /api/people/:id/reviews': 'open',
  'GET /api/reviews': 'open',
  'PUT /api/reviews': 'member',
  'DELETE /api/reviews/:id': 'own',
  'GET /api/comments': 'open',
  'POST /api/comments': 'member',
  'GET /api/prompts/:id/reviews': 'open',
  'PUT /api/prompts/:id/review': 'member',
  'DELETE /api/prompts/:id/review': 'member',
  'PUT /api/reviews/:id/helpful': 'member',
  'PUT /api/reviews/:id/reply': 'member',
  'GET /api/prompts/:id/comments': 'open',
  'POST /api/prompts/:id/comments': 'member',
  'DELETE /api/comments/:id': 'own',
};

import type { Access } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of likes, follows and blocks. */
export const access: Access = {
  'GET /api/social/marks': 'member',
  'PUT /api/prompts/:id/like': 'member',
  'DELETE /api/prompts/:id/like': 'member',
  'PUT /api/people/:id/follow': 'member',
  'DELETE /api/people/:id/follow': 'member',
  'PUT /api/people/:id/block': 'member',
  'DELETE /api/people/:id/block': 'member',
  'GET /api/social/blocks': 'member',
  'GET /api/people/:id/follows': 'open',
  'GET /api/people/:id/likes': 'open',
  'GET /api/people/:id/follow-counts': 'open',
};

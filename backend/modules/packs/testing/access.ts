import type { Access } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of this module. */
export const access: Access = {
  'GET /api/prompt-packs': 'open',
  'GET /api/prompt-packs/:idOrSlug': 'open',
  'GET /api/prompt-packs/:id/related': 'open',
  'GET /api/purchases': 'member',
};

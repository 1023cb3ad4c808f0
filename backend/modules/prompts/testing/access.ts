import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of the prompts module. */
export const access: Access = {
  'GET /api/people/:id/prompt-totals': 'open',
  'GET /api/prompts': 'open',
  'GET /api/prompts/suggestions': 'open',
  'GET /api/prompts/rails': 'open',
  'GET /api/prompts/for-you': 'member',
  'GET /api/tags': 'open',
  'GET /api/creators': 'open',
  'GET /api/prompts/:idOrSlug': 'open',
  'GET /api/prompts/:id/versions': 'open',
  'GET /api/prompts/:id/versions/:version': 'open',
  'POST /api/prompts/:id/versions/:version/restore': 'own',
  'PUT /api/prompts/:id/versions/:version/labels': 'own',
  'PUT /api/prompts/:id/my-version': 'member',
  'GET /api/prompts/:id/presets': 'member',
  'PUT /api/prompts/:id/presets': 'member',
  'DELETE /api/presets/:id': 'own',
  'POST /api/prompts/:id/fork': 'member',
  'GET /api/prompts/:id/lineage': 'open',
  'GET /api/drafts': 'member',
  'POST /api/drafts': 'member',
  'GET /api/draft-ids': 'member',
  'POST /api/drafts/deletions': 'member',
  'POST /api/drafts/categories': 'member',
  'POST /api/drafts/publications': 'member',
  'GET /api/drafts/:idOrSlug': 'own',
  'PUT /api/drafts/:id': 'own',
  'DELETE /api/drafts/:id': 'own',
  'POST /api/drafts/:id/publish': 'own',
  'POST /api/drafts/:id/unpublish': 'own',
  'GET /api/admin/users/:id/prompts': 'users.read',
};

/** The statuses that routes without a JSON contract answer to visitors and members. */
export const rawAccess: RawAccess = {
  // The test's request names no file format, so a member gets 400.
  'GET /api/exports/prompts': { anonymous: 401, member: 400 },
};

import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of this module. */
export const access: Access = {
  'GET /api/challenges': 'member',
  'POST /api/challenges': 'member',
  'DELETE /api/challenges/:id': 'own',
  'GET /api/challenges/today': 'open',
  'GET /api/challenges/:id': 'member',
  'PUT /api/challenges/:id/notice': 'member',
  'POST /api/challenges/:id/generate': 'member',
  'GET /api/challenges/:id/entries': 'member',
  'GET /api/challenges/:id/candidates': 'member',
  'GET /api/challenges/:id/prompts': 'member',
  'POST /api/challenges/:id/entries': 'member',
  'DELETE /api/challenges/:id/entries/:entryId': 'own',
  'GET /api/challenge-streak': 'member',
  'GET /api/challenge-season': 'member',
  'GET /api/challenge-winners': 'member',
  'GET /api/challenge-winners/prompts': 'open',
  'GET /api/challenge-records/:username': 'open',
  'GET /api/admin/challenge-calendar': 'challenges.manage',
  'PUT /api/admin/challenge-calendar/:day': 'challenges.manage',
  'GET /api/admin/challenge-themes': 'challenges.manage',
  'POST /api/admin/challenge-themes': 'challenges.manage',
  'PUT /api/admin/challenge-themes/:key': 'challenges.manage',
  'GET /api/admin/challenges': 'challenges.manage',
  'POST /api/admin/challenges': 'challenges.manage',
  'GET /api/admin/challenges/:id': 'challenges.manage',
  'PATCH /api/admin/challenges/:id': 'challenges.manage',
  'POST /api/admin/challenges/:id/recompute': 'challenges.manage',
  'POST /api/admin/challenges/:id/cancel': 'challenges.manage',
  'GET /api/admin/challenges/:id/entries': 'challenges.manage',
  'POST /api/admin/challenges/:id/entries/:entryId/removal': 'challenges.manage',
  'PUT /api/admin/challenges/:id/entries/:entryId/rubric': 'challenges.manage',
  'GET /api/admin/challenge-payouts': 'challenges.manage',
};

/** Files of entries are for members. */
export const rawAccess: RawAccess = {
  'GET /api/challenge-entries/:id/file': { anonymous: 401, member: 404 },
  'GET /api/challenge-entries/:id/poster': { anonymous: 401, member: 404 },
};

import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module feedback; a test compares this list with the routes. */
export const access: Access = {
  'GET /api/next-features': 'member',
  'POST /api/next-features/:id/vote': 'member',
  'GET /api/admin/next-features': 'feedback.manage',
  'POST /api/admin/next-features': 'feedback.manage',
  'PATCH /api/admin/next-features/:id': 'feedback.manage',
  'PUT /api/admin/next-features/order': 'feedback.manage',
  'POST /api/admin/next-features/:id/merge': 'feedback.manage',
  'DELETE /api/admin/next-features/:id': 'feedback.manage',
  'POST /api/issues/report': 'member',
  'GET /api/issues': 'member',
  'GET /api/issues/:id': 'own',
  'GET /api/admin/issues': 'feedback.manage',
  'GET /api/admin/issues/:id': 'feedback.manage',
  'PATCH /api/admin/issues/:id': 'feedback.manage',
  'POST /api/admin/issues/:id/replies': 'feedback.manage',
  'POST /api/admin/issues/:id/feature': 'feedback.manage',
};

/** The status that callers without permission get from the routes of this module that do not answer with JSON. */
export const rawAccess: RawAccess = {
  'GET /api/admin/issues/:id/screenshot': { anonymous: 401, member: 403 },
};

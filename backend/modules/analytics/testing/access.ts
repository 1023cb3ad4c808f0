import type { Access } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module analytics; a test compares this list with the routes. */
export const access: Access = {
  'POST /api/events': 'open',
  'POST /api/admin/journeys/funnel': 'analytics.read',
  'POST /api/admin/journeys/dropped': 'analytics.read',
  'POST /api/admin/journeys/people/:id/timeline': 'analytics.read',
  'POST /api/admin/journeys/paths': 'analytics.read',
  'POST /api/admin/journeys/retention': 'analytics.read',
  'POST /api/admin/journeys/first-value': 'analytics.read',
  'POST /api/admin/journeys/lifecycle': 'analytics.read',
  'GET /api/admin/analytics/overview': 'analytics.read',
  'GET /api/admin/analytics/trends': 'analytics.read',
  'GET /api/admin/analytics/tokens': 'analytics.read',
  'GET /api/admin/analytics/top': 'analytics.read',
  'GET /api/admin/analytics/retention': 'analytics.read',
  'GET /api/admin/analytics/storage': 'analytics.read',
  'POST /api/admin/analytics/runs': 'analytics.read',
  'POST /api/admin/analytics/people': 'analytics.read',
  'POST /api/admin/analytics/moves': 'analytics.read',
  'POST /api/admin/analytics/accounts': 'analytics.read',
  'GET /api/admin/analytics/views': 'analytics.read',
  'POST /api/admin/analytics/views': 'analytics.read',
  'DELETE /api/admin/analytics/views/:id': 'analytics.read',
};

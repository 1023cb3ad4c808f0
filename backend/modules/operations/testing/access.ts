import type { Access } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of the module operations; a test compares this list with the routes. */
export const access: Access = {
  'GET /api/admin/inbox': 'inbox.read',
  'PUT /api/admin/inbox/:queue': 'inbox.read',
  'GET /api/admin/audit': 'audit.read',
  'GET /api/admin/emails': 'emails.read',
  'GET /api/admin/today': 'health.read',
  'GET /api/admin/machinery': 'health.read',
  'POST /api/admin/machinery/events/:id/redeliver': 'queues.change',
  'GET /api/admin/jobs/failed': 'queues.read',
  'POST /api/admin/jobs/failed/retry': 'queues.change',
  'GET /api/admin/logs': 'logs.read',
  'GET /api/admin/machinery/subscribers': 'health.read',
  'POST /api/admin/machinery/replay': 'queues.change',
  'POST /api/admin/machinery/flush-caches': 'queues.change',
  'GET /api/admin/services': 'health.read',
  'GET /api/admin/health': 'health.read',
  'GET /api/announcement': 'open',
  'GET /api/admin/announcement': 'announcements.change',
  'PUT /api/admin/announcement': 'announcements.change',
  'GET /api/legal/:document': 'open',
  'GET /api/admin/legal/:document': 'legal.change',
  'POST /api/admin/legal/:document/versions': 'legal.change',
  'GET /api/flags': 'open',
  'GET /api/admin/flags': 'flags.change',
  'PUT /api/admin/flags/:name': 'flags.change',
};

import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Which roles may call each endpoint of this module. */
export const access: Access = {
  'POST /api/push/subscriptions': 'member',
  'DELETE /api/push/subscriptions': 'member',
  'GET /api/messages': 'member',
  'GET /api/messages/unread-count': 'member',
  'PATCH /api/messages/mark-all-read': 'member',
  'PATCH /api/messages/:id/read': 'own',
  'DELETE /api/messages/:id': 'own',
  'POST /api/messages/:id/restore': 'own',
  'GET /api/messages/changes': 'member',
  'GET /api/messages/priority-summary': 'member',
  'GET /api/messages/:id': 'own',
  'GET /api/admin/users/:id/archived-messages': 'messages.restore',
  'POST /api/admin/messages/:id/restore': 'messages.restore',
  'GET /api/user/notification-preferences': 'member',
  'POST /api/user/notification-preferences': 'member',
  'PATCH /api/user/notification-preferences/time-zone': 'member',
};

/** The answers of the routes without JSON to callers who may not use them. */
export const rawAccess: RawAccess = {
  'GET /api/unsubscribe/:token': { anonymous: 404, member: 404 },
  'POST /api/unsubscribe/:token': { anonymous: 404, member: 404 },
};

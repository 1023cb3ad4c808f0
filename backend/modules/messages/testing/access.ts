import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** The expected access to each endpoint of the module messages, for the authorization matrix. */
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

/** The expected answers of routes without JSON to callers who may not use them. */
export const rawAccess: RawAccess = {
  'GET /api/unsubscribe/:token': { anonymous: 404, member: 404 },
  'POST /api/unsubscribe/:token': { anonymous: 404, member: 404 },
};

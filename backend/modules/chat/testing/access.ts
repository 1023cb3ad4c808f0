import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** The expected access to each endpoint of the module chat, for the authorization matrix. */
export const access: Access = {
  'POST /api/chats': 'member',
  'GET /api/chats': 'member',
  'GET /api/chats/:id': 'own',
  'PATCH /api/chats/:id': 'own',
  'DELETE /api/chats/:id': 'own',
  'GET /api/chats/:id/messages': 'own',
  'POST /api/chats/:id/messages': 'own',
  'POST /api/chats/:id/messages/:messageId/regenerate': 'own',
  'POST /api/chats/:id/messages/:messageId/continue': 'own',
  'POST /api/chats/:id/messages/:messageId/stop': 'own',
  'POST /api/chats/:id/messages/:messageId/feedback': 'own',
  'POST /api/chats/:id/runs': 'own',
  'POST /api/chats/:id/tool-calls/:callId/confirm': 'own',
  'POST /api/chats/:id/tool-calls/:callId/decline': 'own',
  'GET /api/chats/:id/tool-calls/:callId/form': 'own',
  'POST /api/chats/:id/tool-calls/:callId/change': 'own',
  'GET /api/chat-folders': 'member',
  'POST /api/chat-folders': 'member',
  'PATCH /api/chat-folders/:id': 'own',
  'DELETE /api/chat-folders/:id': 'own',
  'POST /api/chats/:id/shares': 'own',
  'GET /api/chats/:id/shares': 'own',
  'PUT /api/chats/:id/shares/:shareId': 'own',
  'DELETE /api/chats/:id/shares/:shareId': 'own',
  // Guests' addresses are open to all people: the browser's cookie decides which messages they show.
  'GET /api/guest-chat': 'open',
  'POST /api/guest-chat/messages': 'open',
  'POST /api/guest-chat/claim': 'member',
  // A shared chat is open to all people who have the token of its link.
  'GET /api/shared-chats/:token': 'open',
};

/** All people with a link may load its files. Exports of a chat are for its owner alone. */
export const rawAccess: RawAccess = {
  'GET /media/shared-chats/:token/:fileId': { anonymous: 404, member: 404 },
  'GET /api/chats/:id/export.md': { anonymous: 401, member: 404 },
  'GET /api/chats/:id/export.json': { anonymous: 401, member: 404 },
};

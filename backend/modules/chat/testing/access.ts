import type { Access, RawAccess } from '#testing/authorization/matrix.ts';

/** Who may call the endpoints of this module. */
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
  // These addresses are open to all: the browser's cookie decides which messages they show.
  'GET /api/guest-chat': 'open',
  'POST /api/guest-chat/messages': 'open',
  'POST /api/guest-chat/claim': 'member',
  // Open to all: only a person with the link's token gets an answer.
  'GET /api/shared-chats/:token': 'open',
};

/** A link's file is sent to all people who have the link; exports are their owner's. */
export const rawAccess: RawAccess = {
  'GET /media/shared-chats/:token/:fileId': { anonymous: 404, member: 404 },
  'GET /api/chats/:id/export.md': { anonymous: 401, member: 404 },
  'GET /api/chats/:id/export.json': { anonymous: 401, member: 404 },
};

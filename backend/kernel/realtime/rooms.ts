/** Names of the socket rooms. Only the server adds a socket to a room, after it checked the session; clients cannot name any. */
export const userRoom = (userId: string): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

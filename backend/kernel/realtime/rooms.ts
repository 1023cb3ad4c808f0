/** Rooms are joined by the server alone, after the session was checked; clients cannot name any. */
export const userRoom = (userId: string): string => `user:${userId}`;
export const sessionRoom = (sessionId: string): string => `session:${sessionId}`;

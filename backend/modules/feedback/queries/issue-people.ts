import type { Connection } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { IssueContext } from '../issue-context.ts';

/** The people to whom an issue report can be assigned: all administrators, and the caller, who may have the role by elevation for an hour. */
export async function assignableTo(connection: Connection, { identity }: IssueContext, viewer: Viewer): Promise<{ id: string; username: string }[]> {
  const administrators = await identity.staff(connection, ['admin']);
  return administrators.some(({ id }) => id === viewer.userId) ? administrators : [...administrators, { id: viewer.userId, username: viewer.username }];
}

import type { Connection } from '#kernel/db/database.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import type { IssueContext } from '../issue-context.ts';

/** The people who can be assigned a report: all administrators, and the caller, whose administrator role may be lent for an hour. */
export async function assignableTo(connection: Connection, { identity }: IssueContext, viewer: Viewer): Promise<{ id: string; username: string }[]> {
  const administrators = await identity.staff(connection, ['admin']);
  return administrators.some(({ id }) => id === viewer.userId) ? administrators : [...administrators, { id: viewer.userId, username: viewer.username }];
}

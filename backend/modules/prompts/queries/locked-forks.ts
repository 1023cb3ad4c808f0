import type { Connection } from '#kernel/db/database.ts';
import { PromptModel } from '../models/prompt.model.ts';
import { currentContents } from './current-contents.ts';
import { givenBack, lockedBy } from './sealed-originals.ts';

/** Returns a person's own forks that are locked after a refund of their original. Needs one statement when there are none. */
export async function lockedForks(connection: Connection, ownerId: string, forkIds: readonly string[]): Promise<Set<string>> {
  const given = forkIds.length === 0 ? [] : await givenBack(connection, ownerId, forkIds);
  if (given.length === 0) return new Set();
  const forks = await PromptModel.query(connection).findByIds([...new Set(given.map((row) => row.fork_id))]);
  const contents = await currentContents(connection, forks);
  const isLocked = (id: string): boolean => {
    const content = contents.get(id);
    return content !== undefined && lockedBy(given.filter((row) => row.fork_id === id), content) !== null;
  };
  return new Set(forks.map(({ id }) => id).filter(isLocked));
}

import type { OpenedCreation } from '#contracts/creations.ts';
import { one } from '#contracts/must.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import { CREATION_COLUMNS } from '../creation-row.ts';
import type { CreationRow } from '../creation-row.ts';
import type { LibraryContext } from '../library-context.ts';
import { presentPublic } from './public-creations.ts';

const PUBLIC = `select ${CREATION_COLUMNS} from creations where id = ? and visibility = 'public'`;

/** A public creation with its whole text. @throws AppError not_found for all others, and for sensitive ones that the viewer did not ask for */
export async function openPublicCreation(connection: Connection, context: LibraryContext, id: string, viewerId: string | null): Promise<OpenedCreation> {
  const sensitive = await context.preferences.wantsSensitive(connection, viewerId);
  const shown = await presentPublic(connection, context, { viewerId, sensitive }, await rows<CreationRow>(connection, PUBLIC, [id]));
  if (shown.length === 0) throw notFound('This creation');
  return { ...one(shown), text: await context.runs.publishedText(connection, id) };
}

import type { PublicCreation } from '#contracts/creations.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { CreationCard } from '#modules/collections/creation-cards.port.ts';
import { CREATION_COLUMNS } from '../creation-row.ts';
import type { CreationRow } from '../creation-row.ts';
import { presentCreations } from './present-creations.ts';
import { presentPublic } from './public-creations.ts';
import type { PublicContext } from './public-creations.ts';

const SEEN = `
  select ${CREATION_COLUMNS} from creations where id = any(cast(:ids as uuid[])) and trashed_at is null
    and (owner_id = cast(:viewerId as uuid) or (visibility = 'public' and (cast(:sensitive as boolean) or not sensitive)))`;

/** Those of these creations that are public or that this person made, by id, without those in the trash. Null means a visitor. */
export async function creationCards(connection: Connection, context: PublicContext, ids: readonly string[], viewerId: string | null): Promise<Map<string, CreationCard>> {
  if (ids.length === 0) return new Map();
  const sensitive = await context.preferences.wantsSensitive(connection, viewerId);
  const found = await rows<CreationRow>(connection, SEEN, { ids: [...ids], viewerId, sensitive });
  const shown = await presentPublic(connection, context, { viewerId, sensitive }, found.filter((row) => row.visibility === 'public'));
  const hidden = await ownPrivate(connection, context, found.filter((row) => row.visibility === 'private'));
  const owners = new Map(found.map((row) => [row.id, row.owner_id]));
  return new Map([...shown, ...hidden].map((creation) => [creation.id, { creation, own: owners.get(creation.id) === viewerId }]));
}

/** A person's own private creations, in the shape of public ones. */
async function ownPrivate(connection: Connection, context: PublicContext, found: readonly CreationRow[]): Promise<PublicCreation[]> {
  if (found.length === 0) return [];
  const makers = await context.identity.creators(connection, found.map((row) => row.owner_id));
  const owners = new Map(found.map((row) => [row.id, row.owner_id]));
  return (await presentCreations(connection, context, found)).map(({ id, contentType, title, excerpt, opening, prompt, sensitive, createdAt, outputs }) => ({
    id, contentType, title, excerpt, opening, prompt, maker: makers.get(owners.get(id) ?? '') ?? null, sensitive, inputs: null, createdAt, outputs,
  }));
}

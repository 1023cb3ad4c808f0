import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Identity } from '#modules/identity/index.ts';
import type { Starter } from '../prompt-texts.ts';

const PUBLISHED = `
  select p.id as "promptId", p.owner_id as "ownerId", p.content_type as "contentType", v.sample_inputs as "testInputs"
  from unnest(:slugs::text[]) with ordinality as wanted (slug, place)
  join prompts p on p.slug = wanted.slug join prompt_versions v on v.id = p.published_version_id
  where p.status = 'published' order by wanted.place`;

/**
 * Returns the platform's published starter prompts, in the order of these slugs. A person's prompt may have taken a starter's slug earlier,
 * so other owners are dropped.
 */
export async function listStarters(connection: Connection, identity: Pick<Identity, 'creators'>, slugs: readonly string[]): Promise<Starter[]> {
  const found = await rows<Starter>(connection, PUBLISHED, { slugs });
  const owners = await identity.creators(connection, found.map(({ ownerId }) => ownerId));
  return found.filter(({ ownerId }) => owners.get(ownerId)?.platform);
}

import type { ProfileCounts } from '#contracts/pins.ts';
import type { ProfilesContext } from '../profiles-context.ts';

const NONE: ProfileCounts = { prompts: 0, packs: 0, creations: 0, collections: 0, reviews: 0 };

/** How many public works of each kind a person has. All are 0 for deleted and banned accounts, and for viewers whom the person blocked. */
export async function countsOfPerson(context: ProfilesContext, ownerId: string, viewerId: string | null): Promise<ProfileCounts> {
  const { knex } = context.db;
  const [here, apart] = await Promise.all([context.identity.present(knex, [ownerId]), context.blocks.by(knex, viewerId, [ownerId])]);
  if (!here.has(ownerId) || apart.size > 0) return NONE;
  const [prompts, packs, creations, collections, reviews] = await Promise.all([
    context.works('prompt').count(knex, ownerId), context.works('prompt_pack').count(knex, ownerId), context.works('creation').count(knex, ownerId), context.works('collection').count(knex, ownerId),
    context.reviews(knex, ownerId),
  ]);
  return { prompts, packs, creations, collections, reviews };
}

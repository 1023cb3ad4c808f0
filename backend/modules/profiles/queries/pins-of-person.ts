import type { Pin, PinType } from '#contracts/pins.ts';
import { pinType } from '#contracts/pins.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ProfilesContext } from '../profiles-context.ts';

/** A pinned work with its sort key. */
export interface PinRow {
  itemType: PinType;
  itemId: string;
  position: string;
}

const PINS = 'select item_type as "itemType", item_id as "itemId", position from pins where user_id = ? order by position, item_id';

/** All pins of a person in their order, including those of works that are no longer public. */
export const pinRows = (connection: Connection, userId: string): Promise<PinRow[]> => rows<PinRow>(connection, PINS, [userId]);

/** Which of a person's pinned works a viewer may see, by id; null stands for a visitor. Needs one query for each kind of work. */
export async function shownPins(connection: Connection, { works }: Pick<ProfilesContext, 'works'>, { ownerId, viewerId }: { ownerId: string; viewerId: string | null }, pinned: readonly Pick<PinRow, 'itemType' | 'itemId'>[]): Promise<Map<string, Pin>> {
  const shown = new Map<string, Pin>();
  // The queries run one after the other, because the connection may be a transaction, which answers one statement at a time.
  for (const type of pinType.options) {
    const ids = pinned.filter(({ itemType }) => itemType === type).map(({ itemId }) => itemId);
    if (ids.length === 0) continue;
    // A pinned work that now belongs to another person is left out of the profile.
    for (const [id, work] of await works(type).shown(connection, ids, viewerId)) if (work.ownerId === ownerId) shown.set(id, work.pin);
  }
  return shown;
}

/**
 * The pinned works of a person that a viewer may see, in their order. There are none for deleted and banned accounts, nor for viewers whom
 * the person blocked (docs/rules/keeping.md#pins).
 */
export async function pinsOfPerson(context: ProfilesContext, ownerId: string, viewerId: string | null): Promise<Pin[]> {
  const { knex } = context.db;
  const [here, apart, pinned] = await Promise.all([context.identity.present(knex, [ownerId]), context.blocks.by(knex, viewerId, [ownerId]), pinRows(knex, ownerId)]);
  if (!here.has(ownerId) || apart.size > 0) return [];
  const shown = await shownPins(knex, context, { ownerId, viewerId }, pinned);
  return pinned.flatMap(({ itemId }) => shown.get(itemId) ?? []);
}

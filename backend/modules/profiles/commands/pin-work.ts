import type { pinWork as endpoint } from '#contracts/pins.ts';
import { PINS_LIMIT } from '#contracts/pins.ts';
import type { BodyOf, ParamsOf, ResponseOf } from '#contracts/endpoint.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { invalid } from '#kernel/errors.ts';
import { keyBetween } from '#kernel/fractional-keys.ts';
import { pinsFull, workMissing } from '../profiles.errors.ts';
import type { ProfilesContext } from '../profiles-context.ts';
import { pinRows, shownPins } from '../queries/pins-of-person.ts';
import type { PinRow } from '../queries/pins-of-person.ts';

// The lock makes pins of one person wait for each other. A second tab then reads the order after the first tab has changed it.
const LOCK = `select pg_advisory_xact_lock(hashtextextended('pins ' || cast(:userId as text), 0))`;
const PUT = `
  insert into pins (user_id, item_id, item_type, position, pinned_at) values (:userId, :itemId, :itemType, :position, :now)
  on conflict (user_id, item_id) do update set position = excluded.position`;
const REMOVE = 'delete from pins where user_id = :userId and item_id = any(cast(:ids as uuid[]))';

/**
 * Pins an own public work to the profile, or moves a pinned work. Pins of works that are no longer public do not count, and are removed when
 * their places are needed (docs/rules/keeping.md#pins). @throws AppError not_found, pins_full, invalid_request
 */
export async function pinWork(tx: Tx, context: ProfilesContext, userId: string, work: ParamsOf<typeof endpoint>, wish: BodyOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  await rows(tx, LOCK, { userId });
  return putPin(tx, context, userId, work, wish);
}

/** Pins a work to the profile. The caller has locked this person's pins. @throws AppError not_found, pins_full, invalid_request */
export async function putPin(tx: Tx, context: Pick<ProfilesContext, 'clock' | 'works'>, userId: string, { itemType, itemId }: ParamsOf<typeof endpoint>, { after }: BodyOf<typeof endpoint>): Promise<ResponseOf<typeof endpoint>> {
  const pinned = await pinRows(tx, userId);
  const known = pinned.find((pin) => pin.itemId === itemId);
  const shown = await shownPins(tx, context, { ownerId: userId, viewerId: userId }, [...pinned, { itemType, itemId }]);
  if (!shown.has(itemId)) throw workMissing();
  if (known && after === undefined) return { pin: { itemType, itemId } };
  if (!known) {
    const hidden = pinned.filter((pin) => !shown.has(pin.itemId)).map((pin) => pin.itemId);
    if (pinned.length - hidden.length >= PINS_LIMIT) throw pinsFull();
    if (pinned.length >= PINS_LIMIT) await rows(tx, REMOVE, { userId, ids: hidden });
  }
  await rows(tx, PUT, { userId, itemId, itemType, position: placeAfter(pinned.filter((pin) => pin.itemId !== itemId), itemId, after), now: context.clock.now() });
  return { pin: { itemType, itemId } };
}

/**
 * The sort key of a pin on the profile: after the pin `after`, first when it is null, and last when it is left out. `others` are the other
 * pins in order.
 * @throws AppError invalid_request
 */
function placeAfter(others: readonly PinRow[], itemId: string, after: string | null | undefined): string {
  if (after === undefined) return keyBetween(others.at(-1)?.position ?? null, null);
  if (after === null) return keyBetween(null, others[0]?.position ?? null);
  const place = others.findIndex((pin) => pin.itemId === after);
  const before = others[place];
  if (!before || after === itemId) throw invalid([{ path: ['after'], message: 'This work is not pinned.' }]);
  return keyBetween(before.position, others[place + 1]?.position ?? null);
}

/** Unpins a work from the profile. Unpinning a work that is not pinned changes nothing. */
export const unpinWork = async (tx: Tx, userId: string, itemId: string): Promise<void> => void (await rows(tx, REMOVE, { userId, ids: [itemId] }));

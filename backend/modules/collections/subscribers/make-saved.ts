import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { userRegistered } from '#modules/identity/identity.events.ts';
import type { CollectionsContext } from '../collections-context.ts';

const MAKE = `insert into collections (id, owner_id, name, created_at, updated_at) values (:userId, :userId, 'Saved', :now, :now) on conflict do nothing`;

/** Creates the collection "Saved" of a new account. A save that comes before this event creates it too. */
export const makeSaved = ({ clock, identity }: Pick<CollectionsContext, 'clock' | 'identity'>): Subscription =>
  subscribe(userRegistered, 'collections.make_saved', async (tx, { userId }) => {
    if (!(await identity.gone(tx, userId))) await rows(tx, MAKE, { userId, now: clock.now() });
  });

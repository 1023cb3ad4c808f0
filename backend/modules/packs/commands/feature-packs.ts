import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { Viewer } from '#kernel/http/endpoint-handler.ts';
import { adminAction, adminActionOf } from '#modules/operations/operations.events.ts';
import type { PacksContext } from '../packs-context.ts';

/** The person who features packs, and the id of the request, for the audit log. */
export interface ManagerCall {
  viewer: Viewer;
  requestId: string;
}

const CLEAR = 'update prompt_packs set featured_place = null where featured_place is not null';
const SET = `
  update prompt_packs p set featured_place = f.place from unnest(cast(? as uuid[])) with ordinality as f (id, place) where p.id = f.id and p.status = 'published'`;

/** Replaces the list of featured packs by these packs in this order. Packs that are not on the market are left out. */
export async function featurePacks(tx: Tx, { outbox }: Pick<PacksContext, 'outbox'>, { viewer, requestId }: ManagerCall, packIds: readonly string[]): Promise<void> {
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('featured packs', 0))`);
  await rows(tx, CLEAR);
  await rows(tx, SET, [[...new Set(packIds)]]);
  await outbox.publish(tx, adminAction, adminActionOf(viewer, requestId, { action: 'packs.feature', target: { type: 'prompt_pack', id: packIds[0] ?? '', label: `${packIds.length} packs` }, details: { packIds } }));
}

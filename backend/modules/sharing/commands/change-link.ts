import type { BodyOf } from '#contracts/endpoint.ts';
import type { changeShareLink } from '#contracts/sharing.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import type { SharingContext } from '../sharing-context.ts';
import type { ShareLinkRow } from '../sharing.presenter.ts';

const CHANGE = `
  update share_links set show_inputs = coalesce(cast(:showInputs as boolean), show_inputs), allow_remix = coalesce(cast(:allowRemix as boolean), allow_remix),
    revoked_at = case when cast(:revoke as boolean) then coalesce(revoked_at, :now) else revoked_at end
  where id = :id and owner_id = :ownerId returning *`;

/** Changes what a person's share link shows, or revokes it for good. The creation of a revoked link becomes private again. @throws AppError not_found */
export async function changeLink(tx: Tx, { clock, generation }: SharingContext, ownerId: string, id: string, body: BodyOf<typeof changeShareLink>): Promise<ShareLinkRow> {
  const { showInputs = null, allowRemix = null, revoked = false } = body;
  const [changed] = await rows<ShareLinkRow>(tx, CHANGE, { id, ownerId, showInputs, allowRemix, revoke: revoked, now: clock.now() });
  if (!changed) throw notFound('This link');
  if (changed.revoked_at !== null && changed.generation_id !== null) await generation.hide(tx, changed.generation_id);
  return changed;
}

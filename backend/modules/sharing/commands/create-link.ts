import type { BodyOf } from '#contracts/endpoint.ts';
import { one } from '#contracts/must.ts';
import { SHARE_LINK_LIMIT } from '#contracts/sharing.ts';
import type { createShareLink } from '#contracts/sharing.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { AppError } from '#kernel/errors.ts';
import { newId, randomLetters } from '#kernel/ids.ts';
import type { SharingContext } from '../sharing-context.ts';
import { shareLinkMade } from '../sharing.events.ts';
import type { ShareLinkRow } from '../sharing.presenter.ts';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
const newCode = (): string => randomLetters(LETTERS, 10);

const SAME = `
  select * from share_links where owner_id = :ownerId and prompt_id = :promptId and revoked_at is null
    and generation_id is not distinct from cast(:creationId as uuid)
    and (generation_id is not null or inputs is not distinct from cast(:inputs as jsonb))
  order by id limit 1`;

const INSERT = `
  insert into share_links (id, code, prompt_id, owner_id, generation_id, inputs, show_inputs, allow_remix, created_at)
  values (:id, :code, :promptId, :ownerId, cast(:creationId as uuid), cast(:inputs as jsonb), :showInputs, :allowRemix, :now)
  returning *`;

/**
 * Creates a person's share link to a prompt that they may open, or to an own creation, which is public from then on. An existing link that
 * shows the same is returned (docs/rules/prompts.md#share-links).
 * @throws AppError not_found, too_many_links, nothing_to_show, too_telling
 */
export async function createLink(tx: Tx, { clock, outbox, prompts, generation }: SharingContext, ownerId: string, promptId: string, body: BodyOf<typeof createShareLink>): Promise<ShareLinkRow> {
  const { id, sealed } = await prompts.about(tx, promptId, ownerId);
  const { creationId = null } = body;
  if (creationId !== null) await generation.show(tx, ownerId, creationId, { id, sealed });
  // The lock makes two tabs that request the same share link get one link, and keeps the person within the limit of links.
  await rows(tx, `select pg_advisory_xact_lock(hashtextextended('share links ' || :ownerId || :promptId, 0))`, { ownerId, promptId: id });
  const inputs = creationId !== null || body.inputs === null ? null : JSON.stringify(body.inputs);
  const same = { ownerId, promptId: id, creationId, inputs };
  const [known] = await rows<ShareLinkRow>(tx, SAME, same);
  if (known) return known;
  const [{ links } = { links: 0 }] = await rows<{ links: number }>(tx, 'select count(*)::int as links from share_links where owner_id = ? and prompt_id = ? and revoked_at is null', [ownerId, id]);
  if (links >= SHARE_LINK_LIMIT) throw new AppError('too_many_links', 'conflict', `You have ${SHARE_LINK_LIMIT} links to this prompt, which is the limit. Withdraw one to create another.`);
  const { showInputs, allowRemix } = body;
  const made = one(await rows<ShareLinkRow>(tx, INSERT, { ...same, id: newId(), code: newCode(), showInputs, allowRemix, now: clock.now() }));
  await outbox.publish(tx, shareLinkMade, { linkId: made.id, promptId: id, userId: ownerId, creationId });
  return made;
}

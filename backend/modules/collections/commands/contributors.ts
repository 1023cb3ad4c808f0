import { createHash } from 'node:crypto';
import { CONTRIBUTORS_LIMIT } from '#contracts/collections.ts';
import type { acceptInvite as acceptEndpoint, ContributorPermission, createInvite as inviteEndpoint } from '#contracts/collections.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { id as isId } from '#contracts/primitives.ts';
import { must, one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { forbidden } from '#kernel/errors.ts';
import { newId, newSecret } from '#kernel/ids.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { contributorMissing, contributorsFull, inviteMissing, savedCollection, tooManyInvites } from '../collections.errors.ts';
import { collectionJoined } from '../collections.events.ts';
import { isOwner, mayManage } from '../collections.policy.ts';
import { findCollection, lockCollection, lockManaged } from '../queries/find-collection.ts';
import type { CollectionRow } from '../queries/find-collection.ts';
import { presentInvite } from '../queries/list-contributors.ts';
import type { InviteRow } from '../queries/list-contributors.ts';
import { presentCollection } from '../queries/present-collections.ts';

/** How many invite links and invitations of one collection can be valid at the same time. */
export const INVITES_LIMIT = 20;
/** The address of the page on which a person accepts an invitation to a collection. */
export const INVITE_PAGE = '/collection-invite/';

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export const OPEN = 'select count(*)::int as count from collection_invites where collection_id = ? and revoked_at is null';
const INVITE = `
  insert into collection_invites (id, collection_id, token_hash, permission, created_at) values (:id, :collectionId, :hash, :permission, :now)
  returning id, permission, joined, created_at as "createdAt", null::uuid as "toId"`;
const REVOKE = 'update collection_invites set revoked_at = :now where id = :inviteId and collection_id = :collectionId and revoked_at is null returning id';
const INVITED = `
  select i.id, i.permission, i.collection_id as "collectionId", c.owner_id as "ownerId" from collection_invites i
  join collections c on c.id = i.collection_id where (i.token_hash = :hash and i.to_user_id is null or i.id = cast(:inviteId as uuid) and i.to_user_id = :userId) and i.revoked_at is null and c.removed_rule is null
    and not exists (select from collection_shut_out o where o.owner_id = c.owner_id and o.user_id = :userId) for update of i`;
const PEOPLE = `select user_id as "userId", permission from collection_contributors where collection_id = ?`;
const JOIN = `
  insert into collection_contributors (collection_id, user_id, permission, since) values (:collectionId, :userId, :permission, :now)
  on conflict (collection_id, user_id) do update set permission = excluded.permission`;
// An invitation to a collection for one person ends when that person joins; an invite link stays valid for others.
const JOINED = 'update collection_invites set joined = joined + 1, revoked_at = case when to_user_id is null then revoked_at else :now end where id = :id';

const RANKS: Record<ContributorPermission, number> = { view: 0, add_review: 1, add: 2, manage: 3 };

/**
 * Refuses the permission to manage when another person than the owner gives it. Otherwise managers could make each other irremovable.
 * @throws AppError forbidden
 */
export function expectMayGive(row: CollectionRow, userId: string, permission: ContributorPermission): void {
  if (permission === 'manage' && !isOwner(row, userId)) throw forbidden();
}

/**
 * Creates an invite link to a collection. Its token is returned only now, and stored only as a hash.
 * @throws AppError not_found, forbidden, saved_collection, too_many_invites
 */
export async function createInvite(tx: Tx, { clock, linkBaseUrl }: CollectionsContext, userId: string, collectionId: string, permission: ContributorPermission): Promise<ResponseOf<typeof inviteEndpoint>> {
  const row = await lockManaged(tx, collectionId, userId);
  if (row.isSaved) throw savedCollection();
  expectMayGive(row, userId, permission);
  if (one(await rows<{ count: number }>(tx, OPEN, [row.id])).count >= INVITES_LIMIT) throw tooManyInvites(INVITES_LIMIT);
  const token = newSecret();
  const invite = one(await rows<InviteRow>(tx, INVITE, { id: newId(), collectionId: row.id, hash: hashOf(token), permission, now: clock.now() }));
  return { url: `${linkBaseUrl}${INVITE_PAGE}${token}`, invite: presentInvite(invite, new Map()) };
}

/** Revokes an invite link to a collection. People who joined by it stay contributors. @throws AppError not_found, forbidden */
export async function revokeInvite(tx: Tx, { clock }: CollectionsContext, userId: string, { id, inviteId }: { id: string; inviteId: string }): Promise<void> {
  const row = await lockManaged(tx, id, userId);
  if ((await rows(tx, REVOKE, { collectionId: row.id, inviteId, now: clock.now() })).length === 0) throw inviteMissing();
}

/**
 * Makes a person a contributor of a collection by the token of an invite link, or by the id of an invitation for this person. An existing contributor's
 * permission is raised, but never lowered.
 * @throws AppError not_found once it is revoked, contributors_full
 */
export async function acceptInvite(tx: Tx, context: CollectionsContext, userId: string, token: string): Promise<ResponseOf<typeof acceptEndpoint>> {
  const [invite] = await rows<{ id: string; permission: ContributorPermission; collectionId: string; ownerId: string }>(tx, INVITED, { hash: hashOf(token), inviteId: isId.safeParse(token).data ?? null, userId });
  if (!invite) throw inviteMissing();
  const { collectionId, permission } = invite;
  if (invite.ownerId !== userId) {
    await rows(tx, 'select id from collections where id = ? for no key update', [collectionId]);
    const people = await rows<{ userId: string; permission: ContributorPermission }>(tx, PEOPLE, [collectionId]);
    const before = people.find((person) => person.userId === userId);
    if (!before && people.length >= CONTRIBUTORS_LIMIT) throw contributorsFull();
    if (!before || RANKS[before.permission] < RANKS[permission]) await rows(tx, JOIN, { collectionId, userId, permission, now: context.clock.now() });
    if (!before) {
      await rows(tx, JOINED, { id: invite.id, now: context.clock.now() });
      await tellJoined(tx, context, await findCollection(tx, collectionId, userId), userId);
    }
  }
  return { collection: await presentCollection(tx, context, await findCollection(tx, collectionId, userId), userId) };
}

async function tellJoined(tx: Tx, { outbox, identity }: CollectionsContext, { id: collectionId, name, ownerId }: CollectionRow, userId: string): Promise<void> {
  const { id, username, displayName } = must((await identity.creators(tx, [userId])).get(userId), 'the person who joined');
  await outbox.publish(tx, collectionJoined, { collectionId, name, ownerId, by: { id, username, displayName } });
}

/** Changes the permission of a contributor. @throws AppError not_found, forbidden */
export async function changeContributor(tx: Tx, userId: string, { id, personId }: { id: string; personId: string }, permission: ContributorPermission): Promise<void> {
  const row = await lockManaged(tx, id, userId);
  const people = await rows<{ userId: string; permission: ContributorPermission }>(tx, PEOPLE, [row.id]);
  const person = people.find((contributor) => contributor.userId === personId);
  if (!person) throw contributorMissing();
  expectMayGive(row, userId, person.permission);
  expectMayGive(row, userId, permission);
  await tx('collection_contributors').where({ collection_id: row.id, user_id: personId }).update({ permission });
}

/** Removes a contributor from a collection. Contributors may remove themselves. @throws AppError not_found, forbidden */
export async function removeContributor(tx: Tx, userId: string, { id, personId }: { id: string; personId: string }): Promise<void> {
  const row = await lockCollection(tx, id, userId);
  if (personId !== userId) {
    if (!mayManage(row, userId)) throw forbidden();
    const person = (await rows<{ userId: string; permission: ContributorPermission }>(tx, PEOPLE, [row.id])).find((contributor) => contributor.userId === personId);
    if (person) expectMayGive(row, userId, person.permission);
  }
  if ((await tx('collection_contributors').where({ collection_id: row.id, user_id: personId }).delete()) === 0) throw contributorMissing();
}

import { randomBytes } from 'node:crypto';
import type { ContributorPermission, createInvite as endpoint } from '#contracts/collections.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import { must, one } from '#contracts/must.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { newId } from '#kernel/ids.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { alreadyIn, contributorMissing, inviteBlocked, savedCollection, tooManyInvites } from '../collections.errors.ts';
import { collectionInvited } from '../collections.events.ts';
import { isOwner } from '../collections.policy.ts';
import { lockManaged } from '../queries/find-collection.ts';
import { presentInvite } from '../queries/list-contributors.ts';
import type { InviteRow } from '../queries/list-contributors.ts';
import { expectMayGive, INVITE_PAGE, INVITES_LIMIT, OPEN } from './contributors.ts';

const IS_IN = 'select from collection_contributors where collection_id = :collectionId and user_id = :toId';
// An invitation for one person gets the hash of random bytes that are stored nowhere, so that no link can open it.
const INVITE = `
  insert into collection_invites (id, collection_id, token_hash, permission, to_user_id, created_at) values (:id, :collectionId, :hash, :permission, :toId, :now)
  on conflict (collection_id, to_user_id) where to_user_id is not null and revoked_at is null do update set permission = excluded.permission
  returning id, permission, joined, created_at as "createdAt", to_user_id as "toId"`;
const HASH_BYTES = 32;

interface Invitation {
  collectionId: string;
  username: string;
  permission: ContributorPermission;
}

/**
 * Invites one person by username to a collection; a message tells them, and they may accept (docs/rules/keeping.md#collections). A second invitation replaces
 * the permission in the first.
 * @throws AppError not_found, forbidden, saved_collection, already_in, blocked, too_many_invites
 */
export async function invitePerson(tx: Tx, { blocks, clock, identity, linkBaseUrl, outbox }: CollectionsContext, userId: string, { collectionId, username, permission }: Invitation): Promise<ResponseOf<typeof endpoint>> {
  const row = await lockManaged(tx, collectionId, userId);
  if (row.isSaved) throw savedCollection();
  expectMayGive(row, userId, permission);
  const toId = await identity.idOf(tx, username);
  if (toId === null || !(await identity.present(tx, [toId])).has(toId)) throw contributorMissing();
  if (isOwner(row, toId) || (await rows(tx, IS_IN, { collectionId: row.id, toId })).length > 0) throw alreadyIn();
  if ((await blocks.either(tx, toId, [userId, row.ownerId])).size > 0) throw inviteBlocked();
  if (one(await rows<{ count: number }>(tx, OPEN, [row.id])).count >= INVITES_LIMIT) throw tooManyInvites(INVITES_LIMIT);
  const id = newId();
  const invite = one(await rows<InviteRow>(tx, INVITE, { id, collectionId: row.id, hash: randomBytes(HASH_BYTES), permission, toId, now: clock.now() }));
  const people = await identity.creators(tx, [userId, toId]);
  const by = must(people.get(userId), 'the person who invites');
  if (invite.id === id) {
    await outbox.publish(tx, collectionInvited, { inviteId: id, collectionId: row.id, name: row.name, userId: toId, by: { id: by.id, username: by.username, displayName: by.displayName } });
  }
  return { url: `${linkBaseUrl}${INVITE_PAGE}${invite.id}`, invite: presentInvite(invite, people) };
}

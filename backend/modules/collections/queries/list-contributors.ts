import type { ContributorPermission, listContributors as endpoint } from '#contracts/collections.ts';
import type { ResponseOf } from '#contracts/endpoint.ts';
import type { Creator } from '#contracts/prompts.ts';
import { rows } from '#kernel/db/raw.ts';
import { forbidden } from '#kernel/errors.ts';
import type { CollectionsContext } from '../collections-context.ts';
import { mayManage } from '../collections.policy.ts';
import { findCollection } from './find-collection.ts';

const PEOPLE = `select user_id as "userId", permission, since from collection_contributors where collection_id = ? order by since, user_id`;
const INVITES = `select id, permission, joined, created_at as "createdAt", to_user_id as "toId" from collection_invites where collection_id = ? and revoked_at is null order by id`;

interface PersonRow {
  userId: string;
  permission: ContributorPermission;
  since: Date;
}
export interface InviteRow {
  id: string;
  permission: ContributorPermission;
  joined: number;
  createdAt: Date;
  toId: string | null;
}

/** An invite link without its token, which the server stores only as a hash. */
export const presentInvite = ({ createdAt, toId, ...invite }: InviteRow, people: ReadonlyMap<string, Creator>) => ({ ...invite, to: (toId !== null && people.get(toId)) || null, createdAt: createdAt.toISOString() });

/** The contributors and valid invite links of a collection, for people who manage it. @throws AppError not_found, forbidden */
export async function listContributors({ db, identity }: CollectionsContext, collectionId: string, viewerId: string): Promise<ResponseOf<typeof endpoint>> {
  const row = await findCollection(db.knex, collectionId, viewerId);
  if (!mayManage(row, viewerId)) throw forbidden();
  const [people, invites] = await Promise.all([rows<PersonRow>(db.knex, PEOPLE, [row.id]), rows<InviteRow>(db.knex, INVITES, [row.id])]);
  const faces = await identity.creators(db.knex, [...people.map(({ userId }) => userId), ...invites.flatMap(({ toId }) => toId ?? [])]);
  const contributors = people.flatMap(({ userId, permission, since }) => {
    const person = faces.get(userId);
    return person ? [{ person, permission, since: since.toISOString() }] : [];
  });
  return { contributors, invites: invites.map((invite) => presentInvite(invite, faces)) };
}

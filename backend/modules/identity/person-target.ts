import { z } from 'zod';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { notFound } from '#kernel/errors.ts';
import type { ModerationTarget, PageRef, StandingTarget } from '#modules/moderation/moderation-target.port.ts';
import { replaceAvatar } from './commands/change-avatar.ts';
import type { IdentityContext } from './identity-context.ts';
import { present } from './queries/public-faces.ts';

interface Row {
  id: string;
  username: string;
  displayName: string | null;
  bio: string;
  links: string[];
}

const FOUND = `
  select id, username, display_name as "displayName", bio, links from users
  where id = any(cast(:ids as uuid[])) and erased_at is null and not platform`;
// Locks the profile's row while a moderator clears it. A person who saves the profile at the same moment waits, so that no words get lost.
const LOCK = `select id, username, display_name as "displayName", bio, links from users where id = :id and erased_at is null and not platform for no key update`;
const CLEAR = `update users set display_name = null, bio = '', links = '[]', updated_at = :now where id = :id`;
const BRING_BACK = `
  update users set display_name = coalesce(display_name, :displayName), bio = case when bio = '' then :bio else bio end,
    links = case when links = '[]' then cast(:links as jsonb) else links end, updated_at = :now
  where id = :id`;

/** The texts of a profile before a moderator took them down. */
const said = z.object({ displayName: z.string().nullable(), bio: z.string(), links: z.array(z.string()) });

const pageOf = (id: string): PageRef => ({ type: 'person', id });
const standingOf = ({ id, username, displayName, bio, links }: Row): StandingTarget => ({ id, page: pageOf(id), authorId: id, excerpt: [displayName ?? username, bio, ...links].filter(Boolean).join('\n') });

/**
 * Lets members report people (docs/rules/moderation.md#reported-people). A takedown clears picture, name and texts of a profile; the account
 * stays. A granted appeal restores the texts that the person has not written anew. Pictures are deleted at once and do not come back.
 */
export const personTarget = (context: Pick<IdentityContext, 'clock' | 'media'>): ModerationTarget => {
  const find = (connection: Connection, ids: readonly string[]): Promise<Row[]> => rows<Row>(connection, FOUND, { ids: [...ids] });
  return {
    type: 'person',
    quoted: true,
    titleOf: (title) => title,
    async opened(connection, id) {
      const [person] = await find(connection, [id]);
      if (!person || !(await present(connection, context.clock, [id])).has(id)) throw notFound('This person');
      return standingOf(person);
    },
    async standing(connection, ids) {
      return new Map((await find(connection, ids)).map((person) => [person.id, standingOf(person)]));
    },
    async remove(tx, id) {
      const [person] = await rows<Row>(tx, LOCK, { id });
      if (!person) return null;
      await replaceAvatar(tx, context, id, null);
      await rows(tx, CLEAR, { id, now: context.clock.now() });
      const { displayName, bio, links } = person;
      return { words: { displayName, bio, links } };
    },
    async restore(tx, id, words) {
      const { links, ...texts } = said.parse(words);
      await rows(tx, BRING_BACK, { id, ...texts, links: JSON.stringify(links), now: context.clock.now() });
    },
    async pages(connection, ids) {
      return new Map((await find(connection, ids)).map(({ id, username, displayName }) => [id, { ...pageOf(id), title: displayName ?? username, slug: username, ownerId: id }]));
    },
  };
};

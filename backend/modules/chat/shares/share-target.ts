import type { ChatMessage } from '#contracts/chat.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ModerationTarget, PageRef, StandingTarget, TargetPage } from '#modules/moderation/moderation-target.port.ts';
import type { ChatContext } from '../chat-context.ts';
import { openShare } from './read-share.ts';

/** In the queue of reports, moderators read this many messages of a shared chat, and this many characters of them. */
const QUOTED_MESSAGES = 12;
const QUOTED_CHARACTERS = 2_000;

interface Row {
  id: string;
  ownerId: string;
  title: string;
  token: string;
}

const BY_IDS = 'select id, user_id as "ownerId", title, token from chat_shares where id = any(cast(:ids as uuid[]))';
const STANDING = `${BY_IDS} and revoked_at is null and removed_rule is null`;
const MESSAGES = `
  select share_id as "shareId", message from chat_share_messages where share_id = any(cast(:ids as uuid[])) and position <= ${QUOTED_MESSAGES} order by share_id, position`;

const pageOf = (id: string): PageRef => ({ type: 'chat_share', id });
const wordsOf = ({ parts }: ChatMessage): string => parts.flatMap((part) => (part.kind === 'text' ? [part.text] : [part.call.title])).join(' ').trim();

/** Reads links that stand, with the beginning of their messages as an excerpt for moderators. It takes two queries for any number of links. */
async function standing(connection: Connection, ids: readonly string[]): Promise<Map<string, StandingTarget>> {
  const found = await rows<Row>(connection, STANDING, { ids: [...ids] });
  const shown = await rows<{ shareId: string; message: ChatMessage }>(connection, MESSAGES, { ids: found.map(({ id }) => id) });
  return new Map(found.map(({ id, ownerId, title }) => {
    const lines = [title, ...shown.flatMap(({ shareId, message }) => (shareId === id ? [wordsOf(message)] : []))].filter((line) => line !== '');
    return [id, { id, page: pageOf(id), authorId: ownerId, excerpt: Array.from(lines.join('\n')).slice(0, QUOTED_CHARACTERS).join('') }];
  }));
}

/** Lets members report links to chats, and moderators remove and restore them. The chat itself stays with its owner. */
export const shareTarget = (context: Pick<ChatContext, 'identity' | 'blocks'>): ModerationTarget => ({
  type: 'chat_share',
  titleOf: (title) => title,
  quoted: true,
  standing,
  async opened(connection, shareId, viewerId) {
    const { id, user_id: authorId } = await openShare(connection, context, { id: shareId }, viewerId);
    return { id, page: pageOf(id), authorId, excerpt: null };
  },
  async remove(tx, id, rule) {
    return (await tx('chat_shares').where({ id, removed_rule: null }).update({ removed_rule: rule })) > 0 ? { words: null } : null;
  },
  async restore(tx, id) {
    await tx('chat_shares').where({ id }).update({ removed_rule: null });
  },
  async pages(connection, ids) {
    return new Map((await rows<Row>(connection, BY_IDS, { ids: [...ids] })).map(({ id, ownerId, title, token }): [string, TargetPage] => [id, { ...pageOf(id), title, slug: token, ownerId }]));
  },
});

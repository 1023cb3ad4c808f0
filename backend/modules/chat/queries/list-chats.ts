import { z } from 'zod';
import type { listChats as endpoint } from '#contracts/chat.ts';
import type { QueryOf, ResponseOf } from '#contracts/endpoint.ts';
import { afterPlace, cursorTime, cutPage, encodeCursor } from '#kernel/cursor.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { searchQuery } from '#kernel/search-words.ts';
import type { ChatContext } from '../chat-context.ts';
import { excerptAround, PREFIX_LETTERS } from '../domain/excerpt-around.ts';
import { messageText } from '../domain/message-words.ts';
import type { StoredPart } from '../stored-parts.ts';
import { CHAT_COLUMNS, CHAT_TABLES } from './chat-row.ts';
import type { ChatRow } from './chat-row.ts';
import { presentChats } from './present-chats.ts';

type Page = ResponseOf<typeof endpoint>;
type FoundRow = ChatRow & { found_id: string | null };

const PLACE = z.strictObject({ pinned: z.boolean(), at: cursorTime, id: z.uuid() });
const LISTED = `
  c.user_id = :userId and not c.draft and c.archived = :archived and (cast(:folder as uuid) is null or c.folder_id = cast(:folder as uuid))
  and (cast(:at as timestamptz) is null or (c.pinned, c.last_message_at, c.id) < (cast(:pinned as boolean), cast(:at as timestamptz), cast(:after as uuid)))`;
const ORDER = 'order by c.pinned desc, c.last_message_at desc, c.id desc limit :limit';

const ALL = `select ${CHAT_COLUMNS}, cast(null as uuid) as found_id from ${CHAT_TABLES} where ${LISTED} ${ORDER}`;

/** A search word is common when more messages than this contain it. Then chats are read in the order of the list until the page is full. */
const COMMON = 8_000;

// A search reads only the words of the chats' owner. A rare word is looked up in the index. For a common word chats are searched one after another, which
// `offset 0` enforces. Both stay fast with a hundred thousand messages (docs/rules/chat.md#search).
const SEARCH = `
  with hits as materialized (
    select h.chat_id, h.id from (select m.chat_id, m.id, m.user_id from chat_messages m where m.words @@ cast(:query as tsquery) offset 0) h where h.user_id = :userId limit ${COMMON + 1}
  ), rare as materialized (
    select chat_id, max(id::text)::uuid as id from hits where (select count(*) from hits) <= ${COMMON} group by chat_id
  ), titled as materialized (
    select t.id from (select id, user_id from chats where words @@ cast(:query as tsquery) offset 0) t where t.user_id = :userId
  ), page as (
    (select c.id, c.pinned, c.last_message_at, r.id as found_id from (select chat_id from rare union select id from titled) k join chats c on c.id = k.chat_id left join rare r on r.chat_id = c.id
      where (select count(*) from hits) <= ${COMMON} and ${LISTED} ${ORDER})
    union all
    (select c.id, c.pinned, c.last_message_at, l.id
      from (select c.id, c.pinned, c.last_message_at from chats c where ${LISTED} order by c.pinned desc, c.last_message_at desc, c.id desc offset 0) c
      left join lateral (
        select m.id from (select n.id, n.words from chat_messages n where n.chat_id = c.id order by n.id desc offset 0) m where m.words @@ cast(:query as tsquery) limit 1
      ) l on true
      where (select count(*) from hits) > ${COMMON} and (l.id is not null or c.id in (select id from titled)) ${ORDER})
  )
  select ${CHAT_COLUMNS}, p.found_id from page p join ${CHAT_TABLES} on c.id = p.id ${ORDER}`;

/**
 * Returns a page of a person's chats: pinned ones first, then by last message. With `q`, only chats that have all its words in the title or
 * in one message.
 * @throws AppError invalid_request for a foreign cursor
 */
export async function listChats(context: ChatContext, userId: string, { q, folder, archived, cursor, limit }: QueryOf<typeof endpoint>): Promise<Page> {
  const { knex } = context.db;
  const place = afterPlace(cursor, PLACE);
  const bindings = { userId, archived: archived === 'true', folder: folder ?? null, pinned: place?.pinned ?? null, at: place?.at ?? null, after: place?.id ?? null, limit: limit + 1 };
  const query = q === undefined || q === '' ? null : searchQuery(userId, q, PREFIX_LETTERS);
  // A search text without any word, such as a row of dots, finds nothing.
  if (q && query === null) return { items: [], nextCursor: null };
  const found = query === null ? await rows<FoundRow>(knex, ALL, bindings) : await rows<FoundRow>(knex, SEARCH, { ...bindings, query });
  const { page, nextCursor } = cutPage(found, limit, (last) => encodeCursor({ pinned: last.pinned, at: last.last_message_at.toISOString(), id: last.id }));
  const chats = await presentChats(knex, context, userId, page);
  const texts = await foundTexts(knex, page.flatMap(({ found_id: id }) => id ?? []));
  return {
    items: chats.map((chat, index) => {
      const foundId = page[index]?.found_id ?? null;
      const text = foundId === null ? undefined : texts.get(foundId);
      return { ...chat, excerpt: text === undefined || !q ? null : excerptAround(text, q), foundMessageId: foundId };
    }),
    nextCursor,
  };
}

/** Reads the texts of messages by id, in one query. */
async function foundTexts(connection: Connection, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await rows<{ id: string; parts: StoredPart[] }>(connection, 'select id, parts from chat_messages where id = any(cast(:ids as uuid[]))', { ids: [...ids] });
  return new Map(found.map(({ id, parts }) => [id, messageText(parts)]));
}

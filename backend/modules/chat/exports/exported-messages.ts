import type { ChatMessage } from '#contracts/chat.ts';
import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { PresentMessagesDeps } from '../queries/present-messages.ts';
import { presentMessages } from '../queries/present-messages.ts';
import { MESSAGE_COLUMNS } from '../queries/message-row.ts';
import type { MessageRow } from '../queries/message-row.ts';

/** The export holds this many messages in memory at a time. */
const BATCH = 100;

const ALL = `select ${MESSAGE_COLUMNS} from chat_messages m where m.chat_id = :chatId and m.id > :after order by m.id limit ${BATCH}`;
const FIRST = '00000000-0000-0000-0000-000000000000';

interface Thread {
  chatId: string;
  userId: string;
}

/** Yields all messages of a chat, oldest first, in batches. */
export async function* allMessages(connection: Connection, context: PresentMessagesDeps, thread: Thread): AsyncGenerator<ChatMessage> {
  for (let after = FIRST; ;) {
    const found = await rows<MessageRow>(connection, ALL, { chatId: thread.chatId, after });
    yield* await presentMessages(connection, context, thread, found);
    const last = found.at(-1);
    if (!last || found.length < BATCH) return;
    after = last.id;
  }
}

/** Reads the ids of a branch, oldest first. All are read at once, because a branch can only be followed from its end. */
const BRANCH = `
  with recursive branch as (
    select b.id, b.parent_id, b.depth from chat_messages b where b.chat_id = :chatId and b.id = :leafId
    union all
    select p.id, p.parent_id, p.depth from branch b join chat_messages p on p.chat_id = :chatId and p.id = b.parent_id
  )
  select id from branch order by depth`;
const BY_IDS = `select ${MESSAGE_COLUMNS} from chat_messages m where m.chat_id = :chatId and m.id = any(cast(:ids as uuid[])) order by m.depth`;

/** Yields the messages of a branch, oldest first, in batches. */
export async function* branchMessages(connection: Connection, context: PresentMessagesDeps, thread: Thread, leafId: string): AsyncGenerator<ChatMessage> {
  const ids = (await rows<{ id: string }>(connection, BRANCH, { chatId: thread.chatId, leafId })).map(({ id }) => id);
  for (let from = 0; from < ids.length; from += BATCH) {
    yield* await presentMessages(connection, context, thread, await rows<MessageRow>(connection, BY_IDS, { chatId: thread.chatId, ids: ids.slice(from, from + BATCH) }));
  }
}

import type { Connection } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import type { ChatImage } from '#modules/generation/provider.port.ts';
import type { StoredAttachment, StoredPart } from '../stored-parts.ts';
import { framedData, turnsOf } from './chat-turns.ts';
import type { MessageContext, ThreadCall, ThreadMessage } from './chat-turns.ts';
import type { TurnGroup } from './fit-context.ts';
import type { ReplyingContext } from './replying-context.ts';

/** A reply that a run is writing, with the facts about its chat that the writer needs. */
export interface BegunReply {
  messageId: string;
  chatId: string;
  userId: string;
  agentId: string | null;
  draft: boolean;
  parentId: string | null;
  /** The attempt number that pushes of this reply carry. */
  attempt: number;
  /** The text and tool calls that earlier runs of this reply stored. */
  parts: StoredPart[];
  rounds: number;
  tokensIn: number;
}

/** The model gets at most this many messages of the branch. Older ones are not even summarised. */
const BRANCH_MESSAGES = 200;
/** The model gets pictures only of this many newest messages, and at most this many pictures. */
const PICTURE_MESSAGES = 4;
const PICTURES_MAX = 4;
const PICTURE_BYTES = 6 * 1024 * 1024;
/** The attached texts of one message have at most this many characters together. Longer ones are cut. */
const ATTACHED_CHARACTERS = 12_000;
const PICTURE = /^image\/(?:png|jpeg|webp|gif)$/;

const BRANCH = `
  with recursive branch as (
    select id, parent_id, role, parts, attachments, 1 as n from chat_messages where chat_id = :chatId and id = :parentId
    union all
    select m.id, m.parent_id, m.role, m.parts, m.attachments, b.n + 1 from branch b join chat_messages m on m.chat_id = :chatId and m.id = b.parent_id where b.n < ${BRANCH_MESSAGES}
  )
  select id, role, parts, attachments from branch order by n desc`;
const CALLS = `
  select id, message_id as "messageId", provider_call_id as "providerCallId", tool, arguments, status, result, problem
  from chat_tool_calls where message_id = any(cast(? as uuid[])) order by message_id, round, position`;

interface BranchRow extends ThreadMessage {
  parts: StoredPart[];
  attachments: StoredAttachment[];
}

/** Reads the branch that a reply answers, as turns for the model with attachments. The reply's own earlier parts come last. */
export async function readThread(connection: Connection, ctx: Pick<ReplyingContext, 'media' | 'runs'>, reply: BegunReply): Promise<TurnGroup[]> {
  const branch = await rows<BranchRow>(connection, BRANCH, { chatId: reply.chatId, parentId: reply.parentId });
  const messages: ThreadMessage[] = [...branch, { id: reply.messageId, role: 'assistant', parts: reply.parts }];
  const found = await rows<ThreadCall>(connection, CALLS, [messages.filter(({ role }) => role === 'assistant').map(({ id }) => id)]);
  const calls = new Map(found.map((call) => [call.id, call]));
  const attached = await readAttachments(connection, ctx, reply.userId, branch);
  return messages.map((message) => ({ role: message.role, turns: turnsOf(message, calls, attached.get(message.id)) }));
}

/** Loads the attachments of a branch that the owner still has: pictures of the newest messages, and texts of all. */
async function readAttachments(connection: Connection, { media, runs: creations }: Pick<ReplyingContext, 'media' | 'runs'>, userId: string, branch: readonly BranchRow[]): Promise<Map<string, MessageContext>> {
  const withAny = branch.filter((message) => message.attachments.length > 0);
  if (withAny.length === 0) return new Map();
  const all = withAny.flatMap((message) => message.attachments);
  const files = await media.attached(connection, userId, all.flatMap((each) => (each.kind === 'file' ? [each.fileId] : [])));
  const runs = new Map((await creations.kept(connection, userId, all.flatMap((each) => (each.kind === 'creation' ? [each.generationId] : [])))).map((run) => [run.id, run]));
  const seen = new Set(branch.filter(({ role }) => role === 'user').slice(-PICTURE_MESSAGES).map(({ id }) => id));
  let pictures = 0;

  async function picture(fileId: string, mime: string): Promise<ChatImage[]> {
    if (!PICTURE.test(mime) || pictures >= PICTURES_MAX) return [];
    const data = await media.bytes(connection, fileId);
    if (!data || data.length > PICTURE_BYTES) return [];
    pictures += 1;
    return [{ mime, data }];
  }

  const contexts = new Map<string, MessageContext>();
  // Pictures are collected from the newest message back, because the newest matter most and their number is limited.
  for (const message of withAny.toReversed()) {
    const images: ChatImage[] = [];
    const notes: string[] = [];
    let characters = ATTACHED_CHARACTERS;
    const cut = (text: string): string => {
      const kept = text.slice(0, characters);
      characters -= kept.length;
      return kept;
    };
    for (const each of message.attachments) {
      if (each.kind === 'file') {
        const file = files.get(each.fileId);
        notes.push(framedData(`file ${each.name}`, file ? cut(file.text ?? file.mime) : 'The file no longer exists.'));
        if (file && seen.has(message.id)) images.push(...(await picture(each.fileId, file.mime)));
        continue;
      }
      const run = runs.get(each.generationId);
      notes.push(framedData('creation', run ? cut(`${run.title}\n${run.text ?? run.outputs.map(({ altText }) => altText).join('\n')}`) : 'The creation no longer exists.'));
      const outputs = run?.outputs.filter(({ fileId }) => each.outputId === null || fileId === each.outputId) ?? [];
      if (seen.has(message.id)) for (const output of outputs) images.push(...(await picture(output.kind === 'video' ? (output.posterFileId ?? '') : output.fileId, output.kind === 'video' ? '' : output.mime)));
    }
    contexts.set(message.id, { images, notes });
  }
  return contexts;
}

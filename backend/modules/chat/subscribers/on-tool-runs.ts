import { must } from '#contracts/must.ts';
import type { Quote } from '#contracts/pricing.ts';
import type { Tx } from '#kernel/db/database.ts';
import { rows } from '#kernel/db/raw.ts';
import { subscribe } from '#kernel/events/event.ts';
import type { Subscription } from '#kernel/events/event.ts';
import { generationCancelled, generationErrorEvent, generationSuccess } from '#modules/generation/generation.events.ts';
import { announceChat } from '../announce-chat.ts';
import type { CallsContext } from '../calls/calls-context.ts';
import { announceMessages } from '../replying/announce.ts';
import { goOn } from '../replying/go-on.ts';

const CALL = `select chat_id as "chatId" from chat_tool_calls where generation_id = ?`;
const LOCK_CHAT = 'select id from chats where id = ? for update';
const LOCK = `select id, message_id as "messageId", user_id as "userId", auto, quote from chat_tool_calls where generation_id = ? and status = 'running' for update`;
const END = 'update chat_tool_calls set status = :status, result = :result, problem = :problem, ended_at = :now where id = :id';
const COUNT = `
  update chats set held = held - cast(:total as int), spent = spent + cast(:captured as int), auto_spent = greatest(0, auto_spent - case when cast(:auto as boolean) then cast(:total as int) - cast(:captured as int) else 0 end)
  where id = :chatId`;

/** How a run ended that a tool call started. */
interface Ended {
  generationId: string;
  status: 'done' | 'failed' | 'cancelled';
  captured: number;
  problem: string | null;
}

interface RunningCall {
  id: string;
  messageId: string;
  userId: string;
  auto: boolean;
  quote: Quote | null;
}

/** The model gets at most this many characters of a run's text. The person sees the whole text. */
const TOLD_CHARACTERS = 6_000;
const ALT_CHARACTERS = 300;

/** Stores the ends of runs in the tool calls that started them, and continues their replies (docs/rules/chat.md#tools). */
export const onToolRuns = (ctx: CallsContext): Subscription[] => {
  const concerns = ({ surface }: { surface?: 'chat' | 'api' | undefined }): boolean => surface === 'chat';
  const options = { concerns, urgent: true };
  return [
    subscribe(generationSuccess, 'chat.on_tool_run_success', (tx, { generationId, captured }) => endCall(tx, ctx, { generationId, status: 'done', captured, problem: null }), options),
    subscribe(generationErrorEvent, 'chat.on_tool_run_error', (tx, { generationId, message }) => endCall(tx, ctx, { generationId, status: 'failed', captured: 0, problem: message }), options),
    subscribe(generationCancelled, 'chat.on_tool_run_cancelled', (tx, { generationId, captured }) => endCall(tx, ctx, { generationId, status: 'cancelled', captured, problem: 'It was stopped.' }), options),
  ];
};

async function endCall(tx: Tx, ctx: CallsContext, { generationId, status, captured, problem }: Ended): Promise<void> {
  const [place] = await rows<{ chatId: string }>(tx, CALL, [generationId]);
  if (!place) return;
  const { chatId } = place;
  // Locks the chat before the tool call, as all other transactions do, so that two of them cannot deadlock.
  await rows(tx, LOCK_CHAT, [chatId]);
  const [call] = await rows<RunningCall>(tx, LOCK, [generationId]);
  if (!call) return;
  const { messageId, userId, auto, quote } = call;
  await rows(tx, END, { id: call.id, status, problem, result: status === 'done' ? await resultOf(tx, ctx, userId, generationId) : null, now: ctx.clock.now() });
  await rows(tx, COUNT, { chatId, total: must(quote, 'the price of a call that runs').total, captured, auto });
  if (await goOn(tx, ctx, messageId)) return;
  await announceMessages(tx, ctx, { chatId, userId }, [messageId]);
  await announceChat(tx, ctx, userId, chatId);
}

/** The result of a tool run for the model: its text, or descriptions of its pictures and clips. */
async function resultOf(tx: Tx, { runs }: Pick<CallsContext, 'runs'>, userId: string, generationId: string): Promise<string> {
  const [made] = await runs.kept(tx, userId, [generationId]);
  if (!made) return JSON.stringify({ made: 'done', shown: true });
  const { contentType, title, text, outputs } = made;
  return JSON.stringify({
    made: contentType, creation: generationId, title, shown: 'The person sees it in the chat. Do not show it again.',
    ...(text !== null && { text: text.slice(0, TOLD_CHARACTERS), cut: text.length > TOLD_CHARACTERS }),
    ...(outputs.length > 0 && { descriptions: outputs.map(({ altText }) => altText.slice(0, ALT_CHARACTERS)) }),
  });
}
